import type { ReactNode } from 'react'
import { CodeForm } from '../../ui/CodeForm.tsx'
import type { FormWords } from '../../ui/form.microcopy.ts'
import { AskProblemNotice } from './AskProblemNotice.tsx'
import type { CodeByTextWords } from './code-by-text.microcopy.ts'
import type { CodeEntry } from './code-by-text.ts'
import { codeErrorInWords } from './code-error-in-words.ts'

interface Props<Told> {
  entry: CodeEntry<Told>
  words: CodeByTextWords & FormWords
  /** The flow's own words: its button, while it is checked, and what is said where the request isn't known any more. */
  ownWords: { submit: string; submitting: string; notFound: string }
  toldInWords: (told: Told) => string
  /** Begins the field's id, which is unique in a page. */
  idPrefix: string
  isOff: boolean | undefined
  store: { verify(code: string): Promise<void>; resend(): Promise<void> }
  /** Where the code went. */
  intro: ReactNode
  /** Other ways on than the code. */
  ways: ReactNode
}

/** The code of a text, as a step of a flow. */
export function CodeEntryForm<Told>({
  entry,
  words,
  ownWords,
  toldInWords,
  idPrefix,
  isOff,
  store,
  intro,
  ways,
}: Props<Told>) {
  const { restrictedUntil, busy, problem } = entry
  return (
    <CodeForm
      className="form-card"
      isWide
      isOff={isOff}
      name={`${idPrefix}securityCode`}
      words={{
        label: words['link.code'],
        hint: words['link.codeHint'],
        submit: ownWords.submit,
        submitting: ownWords.submitting,
        resend: words['link.resend'],
        resendIn: words['link.resendIn'],
        sending: words['link.sending'],
      }}
      formWords={words}
      error={codeErrorInWords(problem, words, ownWords.notFound)}
      restrictedUntil={restrictedUntil}
      busy={busy}
      onVerify={(code) => void store.verify(code)}
      onResend={() => void store.resend()}
      intro={intro}
      notice={
        (problem?.kind === 'told' || problem?.kind === 'failed') && (
          <AskProblemNotice problem={problem} words={words} toldInWords={toldInWords} />
        )
      }
      ways={ways}
    />
  )
}
