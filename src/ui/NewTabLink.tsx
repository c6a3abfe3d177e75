import type { ReactNode } from 'react'

export type NewTabWords = Readonly<Record<'link.opensInNewTab', string>>

interface Props {
  href: string
  className?: string | undefined
  /** In place of its text, for assistive technology. */
  label?: string | undefined
  words: NewTabWords
  children: ReactNode
}

/** A link to another tab, so that what was typed here stays; assistive technology says so. */
export function NewTabLink({ href, className, label, words, children }: Props) {
  const newTab = words['link.opensInNewTab']
  return (
    <a
      className={className}
      href={href}
      aria-label={label && `${label} ${newTab}`}
      target="_blank"
      rel="noopener"
    >
      {children}
      {!label && <span className="sr-only"> {newTab}</span>}
    </a>
  )
}
