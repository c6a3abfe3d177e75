import * as v from 'valibot'
import { allEndpoints } from '../../src/operator/contract/all-endpoints.ts'
import { apiPath } from '../../src/operator/contract/endpoint.ts'
import type { Check } from './check.ts'
import { expectThat, NotProven } from './difference.ts'
import { endpointsOf } from './examples.ts'
import type { Answered, World } from './world.ts'

/** Sends a call from one address until it is refused as one too many; a difference where that never happens. */
async function untilTooMany(world: World, most: number, send: (address: string) => Promise<Answered>) {
  const address = world.newAddress()
  for (let sent = 0; sent < most; sent++) {
    const { status, headers, text } = await send(address)
    if (status === 200) continue
    expectThat(status === 429 && text.includes('TOO_MANY_REQUESTS'), `status ${status}, ${text.slice(0, 80)}`)
    const retryAfter = headers.get('Retry-After') ?? ''
    expectThat(/^[1-9]\d*$/.test(retryAfter), `Retry-After is “${retryAfter}”, not seconds`)
    const other = await send(world.newAddress())
    expectThat(other.status === 200, `another address: status ${other.status}`)
    return
  }
  expectThat(false, `${most} calls in a row, and no 429`)
}

const esimOrder = endpointsOf('write').find(({ name }) => name === 'esimOrders')

/** How much one visitor may ask for. The suite's calls have to count as the site's: see the state. */
export const limits: Check[] = [
  {
    rule: 'an address that asks too often is told how long to wait, and no other is',
    profile: 'reading',
    paths: [allEndpoints.validateNumber.path],
    async run(world) {
      await world.state('trustedAddress')
      const path = apiPath(allEndpoints.validateNumber.path)
      const body = { phoneNumber: '+37061234567' }
      await untilTooMany(world, 300, (address) => world.ask({ path, body, address }))
    },
  },
  {
    rule: 'free eSIMs for one address come to an end',
    profile: 'spending',
    async run(world) {
      await world.state('trustedAddress')
      const path = apiPath(allEndpoints.esimOrders.path)
      const { planId: _, ...body } = { planId: '', ...esimOrder?.request }
      await untilTooMany(world, 50, async (address) => {
        const answered = await world.ask({ path, body, address, idempotencyKey: world.newKey() })
        const order = v.safeParse(allEndpoints.esimOrders.answer, answered.json)
        if (order.success && order.output.payment)
          throw new NotProven('an eSIM without a plan costs something')
        return answered
      })
    },
  },
  {
    rule: 'the picture of a riddle is pixels, not markup that has its answer',
    profile: 'reading',
    async run(world) {
      const riddle = await world.call(allEndpoints.leadsCaptcha, { kind: 'picture', language: 'lt' })
      const challenge = v.parse(allEndpoints.leadsCaptcha.answer, JSON.parse(riddle.text))
      expectThat(challenge.kind === 'picture', `a ${challenge.kind} where a picture was asked for`)
      const { status, headers } = await world.ask({ method: 'GET', path: challenge.picturePath })
      const type = headers.get('Content-Type') ?? ''
      expectThat(status === 200 && /^image\/(png|jpeg|webp|gif|avif)$/.test(type), `${status} ${type}`)
    },
  },
]
