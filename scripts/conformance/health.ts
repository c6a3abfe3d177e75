import * as v from 'valibot'
import { allEndpoints } from '../../src/operator/contract/all-endpoints.ts'
import type { Check } from './check.ts'
import { expectThat } from './difference.ts'
import { methodsOf } from './offered.ts'
import type { World } from './world.ts'

const path = allEndpoints.health.path

/** The status of each part, as a guest hears it. */
async function statusesOf(world: World): Promise<Map<string, string>> {
  const { text } = await world.call(allEndpoints.health, {})
  const { parts } = v.parse(allEndpoints.health.answer, JSON.parse(text))
  const named = parts.filter(({ part }) => part !== 'other')
  const statuses = new Map(named.map(({ part, status }) => [part, status]))
  expectThat(statuses.size === named.length, `a part is named twice: ${text.slice(0, 80)}`)
  return statuses
}

/** Which part a way to pay needs. */
const partOfMethod: Record<string, string> = {
  card: 'cards',
  googlePay: 'wallets',
  applePay: 'wallets',
  bankLink: 'bankLink',
}

/** What is said of the operator's parts to who watches over the site. */
export const healthOfParts: Check[] = [
  {
    rule: 'health names each part once: the account, the log-in, and what every way to pay that is offered needs',
    profile: 'reading',
    paths: [path, allEndpoints.paymentMethodsAndCards.path],
    async run(world) {
      const statuses = await statusesOf(world)
      const { methods } = await methodsOf(world)
      const needed = methods.flatMap((method) => partOfMethod[method] ?? [])
      for (const part of ['account', 'logIn', ...needed])
        expectThat(
          statuses.has(part),
          `“${part}” isn’t among ${[...statuses.keys()].join(', ') || 'nothing'}`,
        )
    },
  },
  {
    rule: 'a part that is down or degraded is said to be so, it alone, in an answer that is 200, until it is well',
    profile: 'writing',
    paths: [path],
    async run(world) {
      const before = await statusesOf(world)
      const [part] = before.keys()
      expectThat(part !== undefined, 'no part is named')
      for (const outcome of ['down', 'degraded', 'ok'] as const) {
        await world.state('partHealth', { part, outcome })
        for (const [name, status] of await statusesOf(world)) {
          const expected = name === part ? outcome : before.get(name)
          expectThat(status === expected, `with ${part} ${outcome}: ${name} is ${status}, not ${expected}`)
        }
      }
    },
  },
]
