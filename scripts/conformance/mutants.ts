import { type FieldMutation, mistaken, seenFields } from './field-mutations.ts'
import type { Finding } from './run.ts'
import { findingsOf } from './sandbox-findings.ts'

/**
 * A mistake in each field that the sandbox answers while the whole suite asks it. Throws where the suite doesn't prove all of
 * it: then it would find anything.
 */
export async function mutantsOf(): Promise<FieldMutation[]> {
  const { alter, fields } = seenFields()
  const unproven = (await findingsOf({ alter })).find(({ outcome }) => outcome !== 'proven')
  if (unproven) throw new Error(`without a mistake: ${unproven.rule}: ${unproven.detail}`)
  return fields()
}

/** What the suite finds of a sandbox that makes a mistake. */
export const findingsWith = (mutation: FieldMutation): Promise<Finding[]> =>
  findingsOf({ alter: mistaken(mutation) })
