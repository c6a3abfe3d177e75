import { createOperator } from '../../sandbox/operator/create-operator.ts'
import { profiles } from './check.ts'
import { type Answering, type FieldMutation, mistaken, seenFields } from './field-mutations.ts'
import { type Finding, runChecks } from './run.ts'
import { providedBy, statesOf } from './states.ts'
import { worldOf } from './world.ts'

const siteOrigin = 'http://127.0.0.1:4321'
const operatorOrigin = 'http://127.0.0.1:4322'

/** A mistake in each field that the sandbox answers while the whole suite asks it. Throws where the suite doesn't prove all of it: then it'd find anything. */
export async function mutantsOf(): Promise<FieldMutation[]> {
  const seen = { fields: (): FieldMutation[] => [] }
  const findings = await findingsOf((answer) => {
    const watching = seenFields(answer)
    seen.fields = watching.fields
    return watching.answer
  })
  const unproven = findings.find(({ outcome }) => outcome !== 'proven')
  if (unproven) throw new Error(`without a mistake: ${unproven.rule}: ${unproven.detail}`)
  return seen.fields()
}

/** What the suite finds of a sandbox that makes a mistake. */
export const findingsWith = (mutation: FieldMutation): Promise<Finding[]> =>
  findingsOf((answer) => mistaken(answer, mutation))

async function findingsOf(alter: (answer: Answering) => Answering): Promise<Finding[]> {
  const operator = await createOperator({ siteOrigin })
  const healthy = async (request: Request) => operator.fetch(request)
  const hooks = providedBy(`${operatorOrigin}/control/provider-states`, healthy)
  const states = statesOf(hooks)
  const world = worldOf({ send: alter(healthy), operatorOrigin, siteOrigin, covers: () => true }, states)
  const findings = await runChecks(world, profiles)
  await operator.close()
  return findings
}
