import { allOperations, type OperationName } from '../../src/operator/client/all-operations.ts'
import { allEndpoints, type EndpointName } from '../../src/operator/contract/all-endpoints.ts'
import { apiPath, type Endpoint, graphqlPath } from '../../src/operator/contract/endpoint.ts'
import { noCookiesHeader } from '../../src/operator/contract/headers.ts'
import { protocolErrors } from '../../src/operator/contract/protocol-errors.ts'
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
const guestRequests: Partial<Record<EndpointName, object>> = {
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
    const request = guestRequests[name] ?? example
    const idempotencyKey = world.newKey()
    const cookie = await world.newGuest(endpoint, request)
    const send = () => world.call(endpoint, request, { cookie, idempotencyKey })
    const [first, second] = await Promise.all([send(), send()])
    const third = await send()
    expectThat(
      first.text === second.text && first.text === third.text,
      `answers differ: ${first.text} ${third.text}`,
    )
    const path = apiPath(endpoint.path)
    const other = { ...request, language: 'en', ...otherIn(request) }
    const reused = await world.ask({ path, body: other, cookie, idempotencyKey })
    expectThat(
      reused.status === 409,
      `the key with another request: ${reused.status} ${reused.text.slice(0, 60)}`,
    )
    const keyless = await world.ask({ path, body: request, cookie })
    expectThat(
      keyless.status === 400 && keyless.text.includes('IDEMPOTENCY_KEY_MISSING'),
      `without a key: ${keyless.status}`,
    )
  },
}))

/** A field that tells one request from the other, where there is no language. */
const otherIn = (request: object) => {
  if ('declarationId' in request && !('language' in request)) return { declarationId: 'dcl-other' }
  if ('orderLookupId' in request) return { orderLookupId: 'ol-other' }
  return 'leaveRequestId' in request ? { leaveRequestId: 'lv-other' } : {}
}

/** Who else may come with a key that has leaked: each would get the first one's answer, or its cookie. */
const restOwners: Check[] = endpointsOf('write').map(({ name, endpoint, request: example }) => ({
  rule: `${name} gives its first answer to who sent it, and to nobody else who has the key`,
  profile: profileOf(name),
  async run(world) {
    const request = guestRequests[name] ?? example
    const idempotencyKey = world.newKey()
    const path = apiPath(endpoint.path)
    const own = await world.newGuest(endpoint, request)
    const first = await world.call(endpoint, request, { cookie: own, idempotencyKey })
    const strangers = [
      { who: 'another guest', cookie: await world.newGuest(endpoint, request) },
      { who: 'a customer', cookie: (await world.state('signedIn')).cookie },
      { who: 'a browser without cookies', headers: { [noCookiesHeader]: '1' } },
      { who: 'a call without a cookie' },
    ]
    for (const { who, ...stranger } of strangers) {
      const { status, text, headers } = await world.askOnce({
        path,
        body: request,
        idempotencyKey,
        ...stranger,
      })
      const isRefused = status === protocolErrors.IDEMPOTENCY_KEY_REUSED
      expectThat(
        isRefused || status === protocolErrors.SESSION_MISSING,
        `${who} gets ${status} ${text.slice(0, 60)}`,
      )
      const cookies = headers.getSetCookie().map(pairOf)
      expectThat(!isRefused || cookies.length === 0, `${who} gets a cookie`)
      expectThat(!cookies.includes(pairOf(own)), `${who} gets the first one's cookie`)
    }
    const again = await world.call(endpoint, request, { cookie: own, idempotencyKey })
    expectThat(again.text === first.text, `its own guest gets another answer: ${again.text}`)
  },
}))

const pairOf = (cookie: string) => cookie.split(';')[0]

const operationOwners: Check[] = operationsOf('write').map(({ name, operation }) => ({
  rule: `${name} gives its first answer to who sent it, and to nobody else who has the key`,
  profile: profileOf(name),
  async run(world) {
    const { cookie, phoneNumber } = await world.state('signedIn')
    const other = await world.state('signedIn', { isSpare: true })
    const idempotencyKey = world.newKey()
    const variables = withNumber(name, operation.variables, phoneNumber)
    await world.query(name, operation, { cookie, variables, idempotencyKey })
    const body = { operationName: name, query: operation.document, variables }
    const answered = await world.ask({
      path: apiPath(graphqlPath),
      body,
      cookie: other.cookie,
      idempotencyKey,
    })
    expectThat(
      answered.status === protocolErrors.IDEMPOTENCY_KEY_REUSED,
      `another customer gets ${answered.status} ${answered.text.slice(0, 60)}`,
    )
  },
}))

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
      const cookie = await world.newGuest(endpoint, request)
      const send = (paymentToken: string) =>
        world.call(endpoint, { ...request, paymentToken }, { cookie, idempotencyKey })
      const [first, second] = [await send('first-token'), await send('second-token')]
      expectThat(first.text === second.text, `answers differ: ${first.text} ${second.text}`)
    },
  }))

const startedTwice: Check = {
  rule: 'two intents are two payments, and each is pending until it is decided',
  profile: 'spending',
  async run(world) {
    const request = guestRequests.paymentCard ?? {}
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
      ...guestRequests.paymentCard,
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
  ...restOwners,
  ...operationOwners,
  ...secondTokens,
  startedTwice,
  ...limits,
  balanceOnce,
]
