import * as v from 'valibot'
import { accountHistory } from '../../src/operator/client/account-history.ts'
import { allEndpoints } from '../../src/operator/contract/all-endpoints.ts'
import { type Endpoint, graphqlPath } from '../../src/operator/contract/endpoint.ts'
import { endpointExamples } from '../../src/operator/contract/endpoint-examples.ts'
import type { Check } from './check.ts'
import { expectThat } from './difference.ts'
import { dataOf, yearsReport } from './examples.ts'
import type { World } from './world.ts'

/** The methods as they are on the wire: what the site reads leaves out what it can't offer. */
const Methods = v.object({
  methods: v.array(v.string()),
  presetSumsInCents: v.array(v.number()),
  googlePay: v.optional(v.object({ allowedCardNetworks: v.array(v.string()) })),
  applePay: v.optional(v.object({ supportedNetworks: v.array(v.string()) })),
})

async function answerTo<Answer extends v.GenericSchema>(
  world: World,
  { answer, ...endpoint }: Endpoint<v.GenericSchema<object>, Answer>,
  request: object,
): Promise<v.InferOutput<Answer>> {
  const { text } = await world.call({ answer, ...endpoint }, request)
  return v.parse(answer, JSON.parse(text))
}

/** What a top-up is offered, to a guest. */
export async function methodsOf(world: World) {
  const { text } = await world.call(allEndpoints.paymentMethodsAndCards, { line: 'uoga' })
  return v.parse(Methods, JSON.parse(text))
}

/** Lists that a page is made of have something in them, and what goes together is there together. */
export const offered: Check[] = [
  {
    rule: 'a top-up is offered a way to pay and sums, and of each wallet what its sheet needs',
    profile: 'reading',
    async run(world) {
      const { methods, presetSumsInCents, googlePay, applePay } = await methodsOf(world)
      expectThat(methods.length > 0, 'methods-and-cards: no methods')
      expectThat(presetSumsInCents.length > 0, 'methods-and-cards: no presetSumsInCents')
      for (const [method, networks] of [
        ['googlePay', googlePay?.allowedCardNetworks],
        ['applePay', applePay?.supportedNetworks],
      ] as const)
        expectThat(
          methods.includes(method) === (networks !== undefined) && networks?.length !== 0,
          `methods-and-cards: methods ${methods.join(' ')}, but ${method} with ${networks?.length ?? 'no'} networks`,
        )
    },
  },
  {
    rule: 'where the bank link is offered there is a bank',
    profile: 'reading',
    async run(world) {
      const { methods } = await methodsOf(world)
      const { banks } = await answerTo(world, allEndpoints.banklinkBankList, {})
      expectThat(
        methods.includes('bankLink') === banks.length > 0,
        `methods ${methods.join(' ')}, but ${banks.length} banks`,
      )
    },
  },
  {
    rule: 'there are plans with prices',
    profile: 'reading',
    async run(world) {
      const { plans } = await answerTo(world, allEndpoints.planPrices, {})
      expectThat(plans.length > 0, 'plan-prices: no plans')
    },
  },
  {
    rule: 'there are parcel terminals to choose from',
    profile: 'reading',
    async run(world) {
      const { parcelTerminals } = await answerTo(world, allEndpoints.simOrdersOffer, {})
      expectThat(parcelTerminals.length > 0, 'sim-orders/offer: no parcelTerminals')
    },
  },
  {
    rule: 'every place in a sentence of the history and of a service report is filled',
    profile: 'reading',
    paths: [graphqlPath],
    async run(world) {
      const { cookie } = await world.state('fullAccount')
      const { account } = await dataOf(world, 'accountHistory', accountHistory.schema, { cookie })
      const { groups } = await yearsReport(world, cookie)
      for (const { template, placeholders } of [
        ...account.history.map(({ description }) => description),
        ...groups.flatMap(({ lines }) => lines.map(({ description }) => description)),
      ]) {
        const filled = placeholders.map(({ key }) => key)
        const places = [...template.matchAll(/\{([^{}]*)\}/g)].map(([, key = '']) => key)
        const empty = places.filter((key) => !filled.includes(key))
        expectThat(empty.length === 0, `“${template}” has nothing for ${empty.join(', ')}`)
      }
    },
  },
  {
    rule: 'a card or an eSIM that costs something is paid for somewhere',
    profile: 'spending',
    async run(world) {
      const { cookie } = await world.state('signedIn')
      const { plans } = await answerTo(world, allEndpoints.planPrices, {})
      const card = await answerTo(world, allEndpoints.simOrdersOffer, {})
      const esim = await answerTo(world, allEndpoints.esimOrdersOffer, {})
      for (const [name, cost] of [
        ['simOrders', card.cardPriceInCents + card.address.priceInCents],
        ['esimOrders', esim.priceInCents],
      ] as const) {
        const { request } = endpointExamples[name]
        const plan = plans.find(({ planId }) => planId === request.planId)
        const { text } = await world.call(allEndpoints[name], request, { cookie })
        const { payment } = v.parse(allEndpoints[name].answer, JSON.parse(text))
        const total = cost + (plan?.priceInCents ?? 0)
        expectThat(total === 0 || payment !== null, `${name}: it costs ${total} cents, and payment is null`)
      }
    },
  },
]
