import { getAccount } from '../../src/operator/client/account.ts'
import { allOperations, type ExampleOperation } from '../../src/operator/client/all-operations.ts'
import { detailedUsage } from '../../src/operator/client/detailed-usage.ts'
import { otherThanCurrent } from '../../src/operator/contract/which-number.ts'
import type { Check } from './check.ts'
import { expectThat } from './difference.ts'
import { answerOf, operationsOf, withNumber } from './examples.ts'
import type { World } from './world.ts'

/** In no account: never a test account's current number. */
const otherNumber = '+37069999999'

/** What could be changed of the number and its account, as far as a customer sees it. */
async function standing(world: World, cookie: string): Promise<string> {
  const ask = (name: 'GET_ACCOUNT' | 'GET_ACCOUNT_SETTINGS' | 'detailedUsage') =>
    world.query(name, allOperations[name], { cookie })
  const { balanceInEuro } = answerOf(getAccount.schema, await ask('GET_ACCOUNT')).account
  const [settings, usage] = [await ask('GET_ACCOUNT_SETTINGS'), await ask('detailedUsage')]
  return JSON.stringify([balanceInEuro, settings.text, usage.text])
}

/** A plan that there is to cancel or withdraw from. */
async function orderPlan(world: World, cookie: string, phoneNumber: string): Promise<string | undefined> {
  const variables = withNumber('submitOrder', allOperations.submitOrder.variables, phoneNumber)
  await world.query('submitOrder', allOperations.submitOrder, { cookie, variables })
  const usage = await world.query('detailedUsage', allOperations.detailedUsage, { cookie })
  return answerOf(detailedUsage.schema, usage).detailedUsage.orderedPlans[0]?.orderedPlanId
}

const namesCurrent = ({ name, operation }: { name: string; operation: ExampleOperation }) =>
  'phoneNumber' in operation.variables && !(name in otherThanCurrent)

/** A write is about the number that the person saw, not about whichever is current by then. */
export const namedNumber: Check[] = operationsOf('repeatable', 'write')
  .filter(namesCurrent)
  .map(({ name, operation }) => ({
    rule: `${name} about another number than the current one is refused, and nothing is done`,
    profile: operation.effect === 'write' ? 'spending' : 'writing',
    async run(world) {
      const { cookie, phoneNumber } = await world.state('signedIn')
      const isAboutPlan = name === 'terminatePlan' || name === 'withdrawFromContract'
      const orderedPlanId = isAboutPlan ? await orderPlan(world, cookie, phoneNumber) : undefined
      const before = await standing(world, cookie)
      // One of both is another value than the present one.
      for (const value of name === 'changeRoaming' ? [{ on: true }, { on: false }] : [{}]) {
        const variables = {
          ...withNumber(name, operation.variables, otherNumber),
          ...('orderedPlanId' in operation.variables && orderedPlanId !== undefined && { orderedPlanId }),
          ...value,
        }
        const result = await world.query(name, operation, { cookie, variables })
        expectThat(
          result.kind === 'refusal' && result.code === 'PHONE_NUMBER_CHANGED',
          `instead of PHONE_NUMBER_CHANGED: ${result.text.slice(0, 100)}`,
        )
        expectThat((await standing(world, cookie)) === before, 'something was done all the same')
      }
    },
  }))
