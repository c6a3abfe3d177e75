import { useEffect, useRef } from 'react'
import { Icon } from '../../ui/Icon.tsx'
import type { IconName } from '../../ui/icons.ts'
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

const icons: Record<SectionKey, IconName> = {
  profile: 'user',
  numbers: 'phone',
  orders: 'top-up',
  alerts: 'bell',
  consents: 'message',
  payments: 'card',
  sim: 'sim',
  data: 'shield',
}

/** What is in these is asked for only when they are opened. */
const withoutFact: readonly string[] = ['orders', 'alerts', 'data']

/** The sections of settings, and what is in each now. */
export function SettingsNav({ label, sections, current, left, facts }: Props) {
  const leftLink = useRef<HTMLAnchorElement>(null)
  useEffect(() => leftLink.current?.focus(), [])
  return (
    <nav className="settings-nav" aria-label={label}>
      <ul>
        {sections.map(({ key, title }) => (
          <li key={key}>
            <a
              href={`#${key}`}
              ref={key === left ? leftLink : undefined}
              aria-current={key === current ? 'page' : undefined}
            >
              <Icon name={isSectionKey(key) ? icons[key] : 'info'} />
              <span>
                <strong>{title}</strong>
                {/* Its room is kept: nothing moves when the operator answers. */}
                {isSectionKey(key) && !withoutFact.includes(key) && (
                  <span className="settings-nav-fact">{facts[key] ?? '\u00a0'}</span>
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
