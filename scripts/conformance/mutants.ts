import { answerMutationsOf, repeating } from './answer-mutations.ts'
import type { Check } from './check.ts'
import { type Alter, mistaken, operationOf, seenFields } from './field-mutations.ts'
import { checks, type Finding } from './run.ts'
import { findingsInTurnOf, firstRefutation } from './sandbox-findings.ts'

/** A sandbox with one mistake. */
export interface Mutant {
  /** `query accountHistory: data.account.history null`. */
  what: string
  /** The first rule that refutes it; undefined where none does. */
  refutation(): Promise<Finding | undefined>
}

/**
 * A mistake in each field that the sandbox answers while the whole suite asks it, then in each whole answer. Throws where the
 * suite doesn't prove all of it: then it would find anything.
 */
export async function mutantsOf(): Promise<Mutant[]> {
  const { alter, fields } = seenFields()
  const asking = await checksByOperation(alter)
  const mutant = (operation: string, mistake: string, wrong: Alter): Mutant => ({
    what: `${operation}: ${mistake}`,
    refutation: () => firstRefutation({ alter: wrong }, asking.get(operation)),
  })
  return [
    ...fields().map((mutation) =>
      mutant(mutation.operation, `${mutation.path.join('.')} ${mutation.mistake}`, mistaken(mutation)),
    ),
    ...answerMutationsOf([...new Set(fields().map(({ operation }) => operation))]).map((mutation) =>
      mutant(mutation.operation, mutation.mistake, repeating(mutation)),
    ),
  ]
}

/** Which checks ask an operation: the others see nothing of a mistake in its answers. */
async function checksByOperation(alter: Alter): Promise<Map<string, Check[]>> {
  const asking = new Map<string, Check[]>()
  const asked = new Set<string>()
  const noting: Alter = (answer) => async (request) => {
    const operation = await operationOf(request.clone())
    if (operation) asked.add(operation)
    return alter(answer)(request)
  }
  let index = 0
  for await (const { rule, outcome, detail } of findingsInTurnOf({ alter: noting })) {
    if (outcome !== 'proven') throw new Error(`without a mistake: ${rule}: ${detail}`)
    const check = checks[index++]
    for (const operation of asked) if (check) asking.set(operation, [...(asking.get(operation) ?? []), check])
    asked.clear()
  }
  return asking
}
