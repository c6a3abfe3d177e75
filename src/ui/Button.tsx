import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import { type ButtonLook, buttonClass } from './button-class.ts'

interface Props extends Partial<ButtonLook>, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type'> {
  submit?: boolean
  /** The one that a step leads to: large, and on every screen as wide as what it is in. */
  isWide?: boolean
  /** What a screen reader hears while the answer is awaited; a busy button takes no second press. */
  busyLabel?: string | undefined
  /** Without a connection: it takes no press, and keeps focus, which a disabled button would lose. */
  isOff?: boolean | undefined
  ref?: Ref<HTMLButtonElement>
  children: ReactNode
}

export function Button({
  type = 'primary',
  isWide = false,
  size = isWide ? 'lg' : 'md',
  isFullWidthOnDesktop = isWide,
  isFullWidthOnTablet = isWide,
  isFullWidthOnMobile = isWide,
  submit = false,
  busyLabel,
  isOff,
  className,
  children,
  onClick,
  ...attributes
}: Props) {
  const look = { type, size, isFullWidthOnDesktop, isFullWidthOnTablet, isFullWidthOnMobile }
  const isBusy = busyLabel !== undefined
  return (
    <button
      {...attributes}
      type={submit ? 'submit' : 'button'}
      className={className ? `${buttonClass(look)} ${className}` : buttonClass(look)}
      aria-busy={isBusy || undefined}
      aria-disabled={isOff || undefined}
      onClick={(event) => (isBusy || isOff ? event.preventDefault() : onClick?.(event))}
    >
      {isBusy && <span className="button-spinner" aria-hidden="true" />}
      {children}
      {isBusy && <span className="sr-only">{busyLabel}</span>}
    </button>
  )
}
