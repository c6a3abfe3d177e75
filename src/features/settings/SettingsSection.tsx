import { type ReactNode, useEffect, useRef } from 'react'
import { Icon } from '../../ui/Icon.tsx'
import { topOfList } from './settings.ts'

interface Props {
  title: string
  /** What the way back to the list is called, where the section is alone. */
  back: string | undefined
  /** It was come to from within the page, by a link or by Back. */
  isCome: boolean
  children: ReactNode
}

/** A section of settings: alone like a page of its own, or beside the list. */
export function SettingsSection({ title, back, isCome, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // The fragment has led to the top already, or Back to where it was.
    if (isCome) heading.current?.focus({ preventScroll: true })
  }, [isCome])
  return (
    <div className="settings-section">
      {back && (
        <a className="way-back" href={`#${topOfList}`}>
          <Icon name="chevron-down" size="sm" />
          {back}
        </a>
      )}
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </div>
  )
}
