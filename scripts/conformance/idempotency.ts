import { allOperations, type OperationName } from '../../src/operator/client/all-operations.ts'
import { allEndpoints, type EndpointName } from '../../src/operator/contract/all-endpoints.ts'
import { apiPath, type Endpoint, graphqlPath } from '../../src/operator/contract/endpoint.ts'
import type { Check, Profile } from './check.ts'
import { expectThat } from './difference.ts'
import { endpointsOf, operationsOf, withNumber } from './examples.ts'

/** What moves money or places an order; the other writes send a text or count an attempt. */
const spendingEndpoints: EndpointName[] = [
  'paymentCard',
  'paymentGooglePay',
  'paymentApplePay',
  'banklinkPaymentRequest',
  'simOrders',
  'esimOrders',
]
const spendingOperations: OperationName[] = [
  'submitOrder',
  'setUpRecurringPayment',
  'terminatePlan',
  'withdrawFromContract',
]

const profileOf = (name: string): Profile =>
  [...spendingEndpoints, ...spendingOperations].some((spending) => spending === name) ? 'spending' : 'writing'

/** A guest's payment: a saved card and an auto top-up are a customer's. */
const requests: Partial<Record<EndpointName, object>> = {
  paymentCard: {
    phoneNumber: '+37061234567',
    amountInCents: 1000,
    language: 'lt',
    line: 'uoga',
    returnPath: '/laukiama-papildymo',
  },
}

const restWrites: Check[] = endpointsOf('write').map(({ name, endpoint, request: example }) => ({
  rule: `${name} happens once a key, also for two at a time; the key is good for nothing else`,
  profile: profileOf(name),
  async run(world) {
    const request = requests[name] ?? example
    const idempotencyKey = world.newKey()
    const send = () => world.call(endpoint, request, { idempotencyKey })
    const [first, second] = await Promise.all([send(), send()])
    const third = await send()
    expectThat(
      first.text === second.text && first.text === third.text,
      `answers differ: ${first.text} ${third.text}`,
    )
    const path = apiPath(endpoint.path)
    const other = { ...request, language: 'en', ...otherIn(request) }
    const reused = await world.ask({ path, body: other, idempotencyKey })
    expectThat(
      reused.status === 409,
      `the key with another request: ${reused.status} ${reused.text.slice(0, 60)}`,
    )
    const keyless = await world.ask({ path, body: request })
    expectThat(
      keyless.status === 400 && keyless.text.includes('IDEMPOTENCY_KEY_MISSING'),
      `without a key: ${keyless.status}`,
    )
  },
}))

/** A field that tells one request from the other, where there is no language. */
const otherIn = (request: object) => {
  if ('declarationId' in request && !('language' in request)) return { declarationId: 'dcl-other' }
  return 'leaveRequestId' in request ? { leaveRequestId: 'lv-other' } : {}
}

const operationWrites: Check[] = operationsOf('write').map(({ name, operation }) => ({
  rule: `${name} happens once a key, also for two at a time; the key is good for nothing else`,
  profile: profileOf(name),
  async run(world) {
    const { cookie, phoneNumber } = await world.state('signedIn')
    const idempotencyKey = world.newKey()
    const variables = withNumber(name, operation.variables, phoneNumber)
    const body = { operationName: name, query: operation.document, variables }
    const send = () => world.query(name, operation, { cookie, variables, idempotencyKey })
    const [first, second] = await Promise.all([send(), send()])
    const third = await send()
    expectThat(
      first.text === second.text && first.text === third.text,
      `answers differ: ${first.text} ${third.text}`,
    )
    const path = apiPath(graphqlPath)
    const other = { ...body, variables: changed(variables) }
    const reused = await world.ask({ path, body: other, cookie, idempotencyKey })
    expectThat(
      reused.text.includes('IDEMPOTENCY_KEY_REUSED'),
      `the key with other variables: ${reused.text.slice(0, 80)}`,
    )
    const keyless = await world.ask({ path, body, cookie })
    expectThat(
      keyless.text.includes('IDEMPOTENCY_KEY_MISSING'),
      `without a key: ${keyless.text.slice(0, 80)}`,
    )
  },
}))

/** The same variables with one text another. */
function changed(variables: object): object {
  const [[name, value] = ['', '']] = Object.entries(variables)
  if (typeof value === 'string')
    return { ...variables, [name]: name === 'phoneNumber' ? '+37069999999' : `${value}-x` }
  if (Array.isArray(value)) return { ...variables, [name]: [...value, 'one-more'] }
  return { ...variables, [name]: { ...value, amount: '11,00' } }
}

/** A sheet that is opened again gives another token: the first that came counts. */
const secondTokens: Check[] = endpointsOf('write')
  .filter(({ endpoint }) => endpoint.oneTimeFields)
  .map(({ name, endpoint, request }) => ({
    rule: `a second token for ${name} gets the answer that the first one got`,
    profile: 'spending',
    async run(world) {
      const idempotencyKey = world.newKey()
      const send = (paymentToken: string) =>
        world.call(endpoint, { ...request, paymentToken }, { idempotencyKey })
      const [first, second] = [await send('first-token'), await send('second-token')]
      expectThat(first.text === second.text, `answers differ: ${first.text} ${second.text}`)
    },
  }))

const startedTwice: Check = {
  rule: 'two intents are two payments, and each is pending until it is decided',
  profile: 'spending',
  async run(world) {
    const request = requests.paymentCard ?? {}
    const endpoint: Endpoint = allEndpoints.paymentCard
    const { phoneNumber } = await world.state('signedIn')
    const references = new Set<string>()
    for (const _ of [1, 2]) {
      const result = await world.call(endpoint, { ...request, phoneNumber })
      expectThat(result.kind === 'answer', result.text)
      const { paymentReference } = JSON.parse(result.text)
      references.add(paymentReference)
      const told = await world.call(allEndpoints.paymentCheckResult, { paymentReference })
      expectThat(told.kind === 'answer' && JSON.parse(told.text).status === 'pending', told.text)
      expectThat(!told.text.includes(phoneNumber), 'the whole number is told to whoever knows the reference')
    }
    expectThat(references.size === 2, 'both have one reference')
  },
}

const limits: Check[] = [
  { amountInCents: 1, about: 'less than the least' },
  { amountInCents: 99_999_99, about: 'more than the most' },
].map(({ amountInCents, about }) => ({
  rule: `a sum of ${about} is refused`,
  profile: 'spending',
  async run(world) {
    const { phoneNumber } = await world.state('signedIn')
    const result = await world.call(allEndpoints.paymentCard, {
      ...requests.paymentCard,
      phoneNumber,
      amountInCents,
    })
    expectThat(result.kind === 'refusal' && result.code === 'SUM_OUT_OF_LIMITS', result.text)
  },
}))

const balanceOnce: Check = {
  rule: 'an order sent five times at once with one key is charged once',
  profile: 'spending',
  async run(world) {
    const { cookie, phoneNumber } = await world.state('signedIn')
    const balance = async () => {
      const { text } = await world.query('GET_ACCOUNT', allOperations.GET_ACCOUNT, { cookie })
      return Number(JSON.parse(text).data.account.balanceInEuro.amount.replace(',', ''))
    }
    const validated = await world.query('validateOrder', allOperations.validateOrder, { cookie })
    const total = Number(JSON.parse(validated.text).data.validateOrder.eurTotal.replace(',', ''))
    const before = await balance()
    const idempotencyKey = world.newKey()
    const variables = withNumber('submitOrder', allOperations.submitOrder.variables, phoneNumber)
    const order = () =>
      world.query('submitOrder', allOperations.submitOrder, { cookie, variables, idempotencyKey })
    await Promise.all([order(), order(), order(), order(), order()])
    const spent = before - (await balance())
    expectThat(spent === total || spent === 0, `${spent} cents for an order of ${total}`)
  },
}

/** What is done once, however often it is sent. */
export const idempotency: Check[] = [
  ...restWrites,
  ...operationWrites,
  ...secondTokens,
  startedTwice,
  ...limits,
  balanceOnce,
]
