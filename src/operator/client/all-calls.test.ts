import { describe, expect, test } from 'vitest'
import { type JsonShape, jsonShapes } from '../../../sandbox/operator/spoil-json.ts'
import { manualClock } from '../../lib/manual-clock.ts'
import { allEndpoints } from '../contract/all-endpoints.ts'
import type { Endpoint } from '../contract/endpoint.ts'
import { endpointExamples } from '../contract/endpoint-examples.ts'
import { allOperations, type ExampleOperation } from './all-operations.ts'
import { callEndpoint } from './call-endpoint.ts'
import { malformedAnswers } from './malformed-answers.fixture.ts'
import type { Outcome } from './outcome.ts'
import { fieldAt, sampleAnswer } from './sample-answer.fixture.ts'
import { isWording, type Spoiled, spoiled } from './spoiled.fixture.ts'
import type { Transport } from './transport.ts'

type Call = (answer: () => Promise<Response>) => Promise<Outcome<unknown>>

/** Calls once; a pause or time limit passes at once. */
async function within(
  call: (transport: Transport) => Promise<Outcome<unknown>>,
  answer: () => Promise<Response>,
) {
  const clock = manualClock()
  const transport = { clock, origin: () => 'https://uoga.example', fetch: answer }
  const outcome = call(transport)
  await clock.advance(10_000)
  return outcome
}

const idempotencyKey = 'ABCDEFGHJKMNPQRSTVWXYZ0123'

const endpoints = Object.entries<Endpoint>(allEndpoints).map(([name, endpoint]) => {
  const examples: Record<string, { request: object; answers: readonly unknown[] }> = endpointExamples
  const { request = {}, answers = [] } = examples[name] ?? {}
  const call: Call = (answer) =>
    within((transport) => {
      const options = { transport, idempotencyKey }
      return callEndpoint(endpoint, request, options)
    }, answer)
  return { name, call, answers }
})

const operations = Object.entries<ExampleOperation>(allOperations).map(([name, example]) => {
  const call: Call = (answer) => within((transport) => example.call({ transport, idempotencyKey }), answer)
  const data = sampleAnswer(example.document, example.variables)
  const kind: 'Query' | 'Mutation' = example.effect === 'read' ? 'Query' : 'Mutation'
  return { name, call, data, kind }
})

const json = (body: unknown) => async () => Response.json(body)

describe.each([...endpoints, ...operations])('$name', ({ call, ...about }) => {
  const isOperation = 'data' in about

  test.each(
    malformedAnswers(manualClock().now()).filter(({ name }) => !(isOperation && name.startsWith('422'))),
  )('$name ends as said, with a reference', async ({ answer, ends }) => {
    const outcome = await call(answer)
    expect(outcome).toMatchObject(ends)
    expect(outcome.reference).toMatch(/^[0-9A-Z]{12}$/)
  })

  test('no answer ends after 10 s', async () => {
    expect(await call(() => new Promise(() => undefined))).toMatchObject({
      kind: 'unknown',
      reason: 'timeLimit',
    })
  })
})

/** What an endpoint's field may be besides its usual self. Of those that are `forgiving`, an unknown value is worded as such. */
const nullable = [
  'sessions sessions.0.device',
  'sessions sessions.1.device',
  'paymentGooglePay redirectUrl',
  'simOrders payment',
  'esimOrders payment',
  'simOrdersStatus trackingNumber',
  'simOrdersStatus redirectUrl',
  'esimOrdersStatus redirectUrl',
  'esimOrdersStatus esim',
  'esimOrdersStatus esim.simPUK',
  'orderLookup[1] restrictedUntil',
  'verifyOrderLookup order.phoneNumber',
  'verifyOrderLookup order.trackingNumber',
  'verifyOrderLookup order.parcelTerminal',
  'verifyOrderLookup order.transfersOn',
  'leaveExtra[1] restrictedUntil',
  'declarationLinkPhoneNumber linkPhoneNumberResponseKey',
  'declarationLinkPhoneNumber flowType',
  'declarationLinkPhoneNumber restrictedUntil',
  'declarationLinkPhoneNumber attemptsLeft',
  'declarationLinkPhoneNumber declarationId',
  'declarationDeclarePhoneNumber attemptsLeft',
  'declarationDeclarePhoneNumber restrictedUntil',
]
const optional = [
  'simOrdersOffer parcelTerminals.0.place',
  'authorizationStatus line',
  'prolongSession line',
  'orders orders.0.receiptReference',
  'paymentReceipt paymentReceipt.paidBy',
  'paymentReceipt paymentReceipt.paidBy.detail',
  'paymentCheckResult beginsAutoTopUp',
  'paymentMethodsAndCards googlePay',
  'paymentMethodsAndCards applePay',
  'paymentCheckResult recurringPayment',
  'paymentCheckResult vat',
]
const lists = [
  'health parts',
  'sessions sessions',
  'paymentMethodsAndCards methods',
  'paymentMethodsAndCards presetSumsInCents',
  'paymentMethodsAndCards cardsDetails',
  'paymentMethodsAndCards googlePay.allowedCardNetworks',
  'paymentMethodsAndCards applePay.supportedNetworks',
  'banklinkBankList banks',
  'paymentApplePaySession merchantSession',
  'planPrices plans',
  'simOrdersOffer parcelTerminals',
  'verifyOrderLookup order.planNames',
]
/** Apple's own, handed on unread. */
const unread = /^paymentApplePaySession merchantSession\./
const forgiving = [
  'paymentCheckResult reason',
  // How a payment was made is a nicety: whether it was made must be read all the same.
  'paymentCheckResult balanceInCents',
  'paymentCheckResult paidBy',
  'paymentCheckResult paidBy.method',
  'paymentCheckResult paidBy.detail',
  'declarationLinkPhoneNumber linkPhoneNumberResponseKey',
  'declarationDeclarePhoneNumber reason',
  'declarationVerificationStatus reason',
  'declarationVerificationStatus problem',
  'declarationConfirmation reason',
  'declarationActivationStatus reason',
  'linkPhoneNumber linkPhoneNumber.linkPhoneNumberResponseKey',
  'verifyPhoneNumberLink verifyPhoneNumberLink.linkPhoneNumberResponseKey',
  'unlinkPhoneNumber unlinkPhoneNumber.linkPhoneNumberResponseKey',
  'submitOrder submitOrder.gameRegistrationStatus',
  'serviceReport serviceReport.groups.0.kind',
  'spending serviceReport.groups.0.kind',
  'accountHistory account.history.0.kind',
  // Without its receipt an order is listed all the same.
  'orders orders.0.receiptReference',
  // A receipt holds without how it was paid.
  'paymentReceipt paymentReceipt.paidBy',
  'paymentReceipt paymentReceipt.paidBy.method',
  'paymentReceipt paymentReceipt.paidBy.detail',
]
/** Sums that may be below nothing: what was given back, a balance that a charge outran. */
const maybeNegative = [
  'GET_ACCOUNT account.balanceInEuro.amount',
  'numbersAtAGlance numbersAtAGlance.0.balanceInEuro.amount',
  'validateOrder validateOrder.eurBalance',
  'accountHistory account.history.0.amount',
  'accountHistory account.history.0.balanceAfter',
  'serviceReport serviceReport.groups.0.lines.0.cost',
  'serviceReport serviceReport.groups.0.eurTotal',
  'serviceReport serviceReport.eurTotal',
  'spending serviceReport.groups.0.eurTotal',
  'spending serviceReport.eurTotal',
  ...['months.0', 'lastMonthToDate'].flatMap((month) =>
    ['eurOnPlans', 'eurOnData', 'eurOnRest'].map((sum) => `monthlyUsage monthlyUsage.${month}.${sum}`),
  ),
]

/** Whether a spoiled value is one that the field may have after all. */
function isAllowed(name: string, { path, name: wrong }: Spoiled, field: ReturnType<typeof fieldAt>) {
  const place = `${name} ${path.join('.')}`
  if (unread.test(place)) return true
  // All that is kept of an account, as one text.
  if (place === 'dataCopy dataCopy.content' && wrong === '50 kB') return true
  // Degrees of any place.
  if (place.startsWith('simOrdersOffer parcelTerminals.0.place.') && wrong === 'another number') return true
  if (forgiving.includes(place)) return wrong !== 'missing' || !field.isNullable || optional.includes(place)
  if (wrong === 'null') return field.isNullable
  if (wrong === 'a list') return field.isList && place !== 'submitOrder submitOrder.orderItems'
  if (wrong === 'an object') return place === 'paymentApplePaySession merchantSession'
  if (wrong === 'missing') return optional.includes(place)
  if (wrong === 'a sum below nothing' && maybeNegative.includes(place)) return true
  return false
}

async function expectRefused(
  name: string,
  whole: unknown,
  outcomeOf: (body: unknown) => Promise<Outcome<unknown>>,
  fieldOf: (path: Spoiled['path']) => ReturnType<typeof fieldAt>,
) {
  expect(await outcomeOf(whole)).toMatchObject({ kind: 'answer' })
  const every = [...spoiled(whole)]
  const words = new Set<string>()
  for (const { path, name: wrong, json: body } of every)
    if (wrong === 'a word' && (await outcomeOf(body)).kind === 'answer')
      words.add(`${name} ${path.join('.')}`)
  for (const spoiling of every) {
    if (isWording(spoiling.name) && words.has(`${name} ${spoiling.path.join('.')}`)) continue
    const { kind } = await outcomeOf(spoiling.json)
    const about = `${name} ${spoiling.path.join('.')} as ${spoiling.name}`
    expect(`${about}: ${kind}`).toBe(
      `${about}: ${isAllowed(name, spoiling, fieldOf(spoiling.path)) ? 'answer' : 'unknown'}`,
    )
  }
}

test.each(endpoints)('no field of $name may be anything else', async ({ name, call, answers }) => {
  for (const [index, whole] of answers.entries()) {
    const listed = (places: string[], path: Spoiled['path']) =>
      [name, `${name}[${index}]`].some((answer) => places.includes(`${answer} ${path.join('.')}`))
    await expectRefused(
      name,
      whole,
      (body) => call(json(body)),
      (path) => ({ isNullable: listed(nullable, path), isList: listed(lists, path) }),
    )
  }
})

test.each(operations)('no field of $name may be anything else', async ({ name, call, data, kind }) => {
  await expectRefused(
    name,
    data,
    (body) => call(json({ data: body })),
    (path) => fieldAt(kind, path),
  )
})

/** Wrong at every place at once, as the sandbox's faults are. What is more or more often than asked for, or new, is an answer still. */
const harmless: JsonShape[] = ['extraFields', 'duplicates', 'unknownEnums']

describe.each([
  ...endpoints.map(({ name, call, answers }) => ({ name, call, wholes: answers })),
  ...operations.map(({ name, call, data }) => ({ name, call, wholes: [{ data }] })),
])('$name', ({ call, wholes }) => {
  test.each(Object.entries(jsonShapes))('with %s ends as an answer or as unknown', async (shape, spoil) => {
    for (const whole of wholes) {
      const { kind } = await call(json(spoil(whole)))
      expect(harmless.some((one) => one === shape) ? ['answer'] : ['answer', 'unknown']).toContain(kind)
    }
  })
})

describe.each(operations)('errors of $name', ({ call, data }) => {
  const error = { message: 'Unexpected error.', extensions: { code: 'PLAN_NOT_FOUND' } }

  test.each([
    [
      { data: null, errors: [error] },
      { kind: 'failure', code: 'PLAN_NOT_FOUND' },
    ],
    [
      { data: null, errors: [{ extensions: { code: 'NEW_CODE' } }] },
      { kind: 'unknown', reason: 'serverError' },
    ],
    [
      { data: null, errors: [{}] },
      { kind: 'unknown', reason: 'serverError' },
    ],
    [
      { data: null, errors: [] },
      { kind: 'unknown', reason: 'malformedAnswer' },
    ],
    [{ errors: [error] }, { kind: 'failure', code: 'PLAN_NOT_FOUND' }],
  ])('%j is reported', async (body, ends) => {
    expect(await call(json(body))).toMatchObject(ends)
  })

  test('beside whole data they are only logged', async () => {
    expect(await call(json({ data, errors: [] }))).toMatchObject({ kind: 'answer' })
    expect(await call(json({ data: { ...data, more: 1 }, errors: [error] }))).toMatchObject({
      kind: 'answer',
    })
  })
})
