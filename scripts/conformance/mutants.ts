import { answerMutationsOf, repeating } from './answer-mutations.ts'
import { type Alter, mistaken, seenFields } from './field-mutations.ts'
import { findingsOf } from './sandbox-findings.ts'

/** A sandbox with one mistake. */
export interface Mutant {
  /** `query accountHistory: data.account.history null`. */
  what: string
  alter: Alter
}

/**
 * A mistake in each field that the sandbox answers while the whole suite asks it, then in each whole answer. Throws where the
 * suite doesn't prove all of it: then it would find anything.
 */
export async function mutantsOf(): Promise<Mutant[]> {
  const { alter, fields } = seenFields()
  const unproven = (await findingsOf({ alter })).find(({ outcome }) => outcome !== 'proven')
  if (unproven) throw new Error(`without a mistake: ${unproven.rule}: ${unproven.detail}`)
  const operations = new Set(fields().map(({ operation }) => operation))
  return [
    ...fields().map((mutation) => ({
      what: `${mutation.operation}: ${mutation.path.join('.')} ${mutation.mistake}`,
      alter: mistaken(mutation),
    })),
    ...answerMutationsOf([...operations]).map((mutation) => ({
      what: `${mutation.operation}: ${mutation.mistake}`,
      alter: repeating(mutation),
    })),
  ]
}
