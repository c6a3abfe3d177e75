import { allOperations } from '../../src/operator/client/all-operations.ts'
import { linkPhoneNumber } from '../../src/operator/client/link-phone-number.ts'
import { allEndpoints } from '../../src/operator/contract/all-endpoints.ts'
import { apiPath, type Endpoint, graphqlPath } from '../../src/operator/contract/endpoint.ts'
import { endpointExamples } from '../../src/operator/contract/endpoint-examples.ts'
import type { Check } from './check.ts'
import { expectThat } from './difference.ts'
import { dataOf } from './examples.ts'
import type { World } from './world.ts'

const nothing = 'no-such-thing'
type Name = keyof typeof allEndpoints

interface Wrong {
  name: Name
  /** What of the example is otherwise. */
  change: object
  code: string
  about: string
  isGuest?: true
}

/** What each call refuses by a rule of its own that can be broken from outside. */
const wrongs: readonly Wrong[] = [
  {
    name: 'paymentCard',
    change: { cardDetailsReference: nothing },
    code: 'CARD_NOT_FOUND',
    about: 'a saved card of nobody',
  },
  {
    name: 'paymentCard',
    change: { cardDetailsReference: nothing },
    code: 'LOG_IN_REQUIRED',
    about: 'a saved card, from a guest,',
    isGuest: true,
  },
  ...(['banklinkPaymentRequest', 'simOrders', 'esimOrders'] as const).map((name) => ({
    name,
    change:
      name === 'banklinkPaymentRequest'
        ? { bankId: nothing }
        : { payment: { method: 'bankLink', bankId: nothing } },
    code: 'BANK_NOT_AVAILABLE',
    about: 'a bank that isn’t there',
  })),
  ...(['simOrders', 'esimOrders'] as const).map((name) => ({
    name,
    change: { planId: nothing },
    code: 'PLAN_NOT_AVAILABLE',
    about: 'a plan that isn’t there',
  })),
  {
    name: 'simOrders',
    change: { delivery: { method: 'parcelTerminal', parcelTerminalId: nothing } },
    code: 'PARCEL_TERMINAL_NOT_AVAILABLE',
    about: 'a parcel terminal that isn’t there',
  },
  { name: 'leaveExtra', change: {}, code: 'NUMBER_NOT_ON_EXTRA', about: 'a number of another line' },
]

/** Sends the example with a customer's own number and something wrong. */
async function expectRefusal(world: World, { name, change, code, isGuest }: Wrong): Promise<void> {
  const { cookie, phoneNumber } = await world.state('signedIn')
  const example: object = endpointExamples[name].request
  const endpoint: Endpoint = allEndpoints[name]
  const own = 'phoneNumber' in example ? { phoneNumber } : {}
  const request = { ...example, ...own, ...change }
  const result = await world.call(endpoint, request, isGuest ? {} : { cookie })
  expectThat(
    result.kind === 'refusal' && result.code === code,
    `${result.text.slice(0, 80)} instead of ${code}`,
  )
}

export const refusals: Check[] = [
  ...wrongs.map(
    (wrong): Check => ({
      rule: `${wrong.name} refuses ${wrong.about} with ${wrong.code}`,
      profile: 'spending',
      paths: [allEndpoints[wrong.name].path],
      run: (world) => expectRefusal(world, wrong),
    }),
  ),
  {
    rule: 'no address is asked for a merchant session but Apple’s',
    profile: 'spending',
    paths: [allEndpoints.paymentApplePaySession.path],
    async run(world) {
      const path = apiPath(allEndpoints.paymentApplePaySession.path)
      for (const host of ['apple-pay-gateway.apple.com.evil.example', 'evil.example', '127.0.0.1']) {
        const body = { validationUrl: `https://${host}/paymentservices/startSession` }
        const { status, text } = await world.ask({ path, body })
        const isRefused = status === 400 || (status === 422 && text.includes('MERCHANT_NOT_VALIDATED'))
        expectThat(isRefused, `${host}: ${status} ${text.slice(0, 80)}`)
      }
    },
  },
  {
    rule: 'a number of the extra line is not topped up as one of this line',
    profile: 'spending',
    paths: [allEndpoints.paymentCard.path],
    async run(world) {
      const { phoneNumber } = await world.state('extraNumber')
      const result = await world.call(allEndpoints.paymentCard, {
        ...endpointExamples.paymentCard.request,
        phoneNumber,
      })
      const isRefused = result.kind === 'refusal' && result.code === 'NUMBER_ON_OTHER_LINE'
      expectThat(isRefused, result.text.slice(0, 80))
    },
  },
  {
    rule: 'a number that is in the account already is not linked once more, and no text is sent',
    profile: 'writing',
    paths: [graphqlPath],
    async run(world) {
      const { cookie, phoneNumber, otherNumber } = await world.state('fullAccount')
      for (const [number, key] of [
        [phoneNumber, 'ALREADY_ACTIVE'],
        [otherNumber, 'ALREADY_LINKED_TO_SAME_ACCOUNT'],
      ] as const) {
        const variables = { ...allOperations.linkPhoneNumber.variables, phoneNumber: number }
        const data = await dataOf(world, 'linkPhoneNumber', linkPhoneNumber.schema, { cookie, variables })
        const { linkPhoneNumberResponseType, linkPhoneNumberResponseKey } = data.linkPhoneNumber
        expectThat(linkPhoneNumberResponseType !== 'SUCCESS', `${key}: ${JSON.stringify(data)}`)
        expectThat(
          linkPhoneNumberResponseKey?.key === key,
          `${linkPhoneNumberResponseKey?.key} instead of ${key}`,
        )
      }
    },
  },
]
