import { useEffect, useRef } from 'react'
import { DrawnIcon, Icon } from '../../ui/Icon.tsx'
import { icons as shared } from '../../ui/icons.ts'
import { isSectionKey, type Section, type SectionKey } from './settings.ts'

interface Props {
  label: string
  sections: readonly Section[]
  /** The one whose panel is beside the list. */
  current: string | undefined
  /** The one that was left for the list: focus goes back to its link. */
  left: string | undefined
  facts: Partial<Record<SectionKey, string>>
}

/** A parcel, drawn here: among the shared icons every island's script would carry it. */
const parcel = 'M4 7.5 12 3l8 4.5v9L12 21l-8-4.5zM4 7.5l8 4.5 8-4.5M12 12v9'

const icons: Record<SectionKey, string> = {
  profile: shared.user,
  numbers: shared.phone,
  orders: parcel,
  alerts: shared.bell,
  consents: shared.message,
  payments: shared.card,
  sim: shared.sim,
  data: shared.shield,
}

/** Its title says all that is in it. */
const withoutFact: SectionKey = 'data'

/** The sections of settings, and what is in each now. */
export function SettingsNav({ label, sections, current, left, facts }: Props) {
  const leftLink = useRef<HTMLAnchorElement>(null)
  useEffect(() => leftLink.current?.focus(), [])
  return (
    <nav className="settings-nav" aria-label={label}>
      <ul className="settings-rows">
        {sections.map(({ key, title }) => (
          <li key={key}>
            <a
              className="settings-line"
              href={`#${key}`}
              ref={key === left ? leftLink : undefined}
              aria-current={key === current ? 'page' : undefined}
            >
              <DrawnIcon path={isSectionKey(key) ? icons[key] : shared.info} size="md" />
              <span>
                <strong>{title}</strong>
                {/* Its room is kept: nothing moves when the operator answers. */}
                {isSectionKey(key) && key !== withoutFact && (
                  <span className="settings-fact">{facts[key] ?? '\u00a0'}</span>
                )}
              </span>
              <Icon name="chevron-down" size="sm" />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
