import { type ReactNode, useEffect, useState } from 'react'
import type { Language } from '../../i18n/language.ts'
import { LatePart } from '../../ui/LatePart.tsx'
import { later } from '../../ui/later.tsx'
import { begunElsewhere } from './begun-elsewhere.ts'
import type { Begun, Purpose } from './unfinished.ts'

const UnfinishedQuestion = later(async () => (await import('./UnfinishedQuestion.tsx')).UnfinishedQuestion)

interface Props {
  own: Purpose
  language: Language
  loadingLabel: string
  /** What is said where the question's part or words don't come, and on the button that asks again. */
  failed: string
  tryAgain: string
  /** What is under way is not interrupted. */
  isBusy: boolean
  /** The button that pays or orders. */
  children: ReactNode
}

/**
 * In place of the button that pays: something else that was begun, in another form or tab, and whose outcome is unknown. The
 * user decides about each.
 * Why: docs/decisions/0075-earlier-attempts-of-other-forms.md
 */
export function AskFirst({ own, isBusy, children, ...props }: Props) {
  const [passed, setPassed] = useState<ReadonlySet<string>>(new Set())
  const [begun, setBegun] = useState(() => begunElsewhere(own, passed))
  useEffect(() => {
    const look = () => {
      const found = begunElsewhere(own, passed)
      // What is asked already is not asked again.
      setBegun((shown) => (areSame(shown, found) ? shown : found))
    }
    look()
    // Another tab begins something, or ends it; so may the page that Back leads here from.
    for (const event of events) addEventListener(event, look)
    return () => {
      for (const event of events) removeEventListener(event, look)
    }
  }, [own, passed])
  if (begun.length === 0 || isBusy) return children
  const pass = (keys: readonly string[]) => setPassed(new Set([...passed, ...keys]))
  return (
    <LatePart {...props}>
      <UnfinishedQuestion {...props} begun={begun} onPass={pass} />
    </LatePart>
  )
}

const events = ['storage', 'pageshow'] as const

const keysOf = (begun: readonly Begun[]) => begun.map(({ attempt }) => attempt.idempotencyKey).join()
const areSame = (one: readonly Begun[], other: readonly Begun[]): boolean => keysOf(one) === keysOf(other)
