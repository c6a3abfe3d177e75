import type { ReactNode } from 'react'
import { type ButtonLook, buttonClass } from './button-class.ts'

interface Props extends Partial<ButtonLook> {
  href: string
  /** There is no connection: it leads nowhere, and looks so. */
  isOff?: boolean
  /** What it is called where its own words say too little, such as which of several. */
  label?: string
  /** Before the browser goes there, however it is followed. */
  onFollow?: () => void
  children: ReactNode
}

/** A link that looks like a button. */
export function ActionLink({
  type = 'primary',
  size = 'md',
  isFullWidthOnMobile,
  href,
  isOff = false,
  label,
  onFollow,
  children,
}: Props) {
  const className = buttonClass({ type, size, isFullWidthOnMobile })
  return isOff ? (
    // biome-ignore lint/a11y/useValidAnchor: a link that leads nowhere for now keeps its role and has no address.
    <a className={className} role="link" aria-disabled="true" aria-label={label}>
      {children}
    </a>
  ) : (
    <a className={className} href={href} aria-label={label} onClick={onFollow} onAuxClick={onFollow}>
      {children}
    </a>
  )
}
