import type { ReactNode } from 'react'
import type { Change } from './change.ts'
import type { PanelWords } from './panel.microcopy.ts'
import { StrongNeeded } from './StrongNeeded.tsx'

interface Props {
  change: Change
  target: string
  words: PanelWords
  /** Why an identity is to be proven first. */
  text: string
  /** How it went otherwise. */
  children: ReactNode
}

/** How a change went that the operator may keep to a proven identity. */
export function StrongChange({ change, target, words, text, children }: Props) {
  const isStrongNeeded =
    change.name === 'failed' &&
    change.target === target &&
    change.failed.kind === 'failure' &&
    change.failed.code === 'STRONG_LOG_IN_REQUIRED'
  return isStrongNeeded ? <StrongNeeded words={words} text={text} /> : children
}
