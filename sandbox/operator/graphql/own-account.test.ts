import { readFileSync } from 'node:fs'
import { buildSchema, getNamedType, isInputObjectType } from 'graphql'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createOperator, type Operator } from '../create-operator.ts'
import { numberOf } from '../number.fixture.ts'
import { bringInto } from '../people/scenarios.ts'
import { ask, customerOf, site, type Told } from './customer.fixture.ts'

const start = Date.UTC(2026, 0, 15, 10)
let operator: Operator
let tomas: (query: string, key?: string, variables?: object) => Promise<Told>

beforeAll(async () => {
  await import('./schema.ts')
  operator = await createOperator({ siteOrigin: site, machineNow: () => start })
  tomas = await customerOf(operator, numberOf('616 16161'), start, true)
}, 60_000)
afterAll(() => operator.close())

const books = async () => {
  const { database } = operator
  return {
    numbers: await database.selectFrom('phoneNumbers').selectAll().execute(),
    plans: await database.selectFrom('orderedPlans').selectAll().execute(),
    cards: await database.selectFrom('savedCards').selectAll().execute(),
    alerts: await database.selectFrom('alerts').selectAll().execute(),
    alertChannels: await database.selectFrom('alertChannels').selectAll().execute(),
    esims: await database.selectFrom('esimProfiles').selectAll().execute(),
    autoTopUps: await database.selectFrom('recurringPayments').selectAll().execute(),
  }
}

const autoTopUp = (
  phoneNumber: string,
  replaced: string,
  card = 'card-rasa-visa',
) => `mutation { setUpRecurringPayment(
  recurringPaymentInput: { phoneNumber: "${phoneNumber}", amount: "10,00", dayOfMonth: 1,
    cardDetailsReference: "${card}", mandateAccepted: true, replacedRecurringPaymentId: ${replaced} }
) { recurringPaymentId } }`

describe('what is another account’s can neither be seen nor changed', () => {
  const refused = [
    ['mutation { terminatePlan(planId: "uoga-l") { terminated } }', 'PLAN_NOT_FOUND'],
    [autoTopUp('+37069999999', 'null'), 'NUMBER_NOT_OURS'],
    [autoTopUp('+37064567890', 'null'), 'NUMBER_BLOCKED'],
    [autoTopUp('+37061234567', 'null'), 'CARD_NOT_FOUND'],
    [autoTopUp('+37061616161', 'null'), 'CARD_NOT_FOUND'],
    [
      'mutation { pauseRecurringPayment(recurringPaymentId: "auto-rasa", paused: true) { isPaused } }',
      'RECURRING_PAYMENT_NOT_FOUND',
    ],
    [
      'mutation { editProfileAsset(phoneNumberProfileInput: { phoneNumber: "+37061234567", nickname: "x" }) { isChanged } }',
      'NUMBER_NOT_OWNED',
    ],
    [
      'mutation { blockPhoneNumber(blocked: true, phoneNumber: "+37061234567") { isBlocked } }',
      'PHONE_NUMBER_CHANGED',
    ],
    [
      'mutation { changeAlert(alertInput: { kind: DATA_80, isOn: false }, phoneNumber: "+37061234567") { phoneNumber } }',
      'PHONE_NUMBER_CHANGED',
    ],
    [
      'mutation { changeMessages(messagesInput: { language: EN, channel: TEXT }, phoneNumber: "+37061234567") { phoneNumber } }',
      'PHONE_NUMBER_CHANGED',
    ],
    ['mutation { moveEsimProfile(iccid: "8937003706123456701") { iccid } }', 'NUMBER_NOT_OWNED'],
  ] as const

  test.each(refused)('refused, and nothing is changed: %s', async (query, code) => {
    const before = await books()
    expect(await tomas(query)).toMatchObject({ code })
    expect(await books()).toEqual(before)
  })

  const answered: [query: string, value: unknown][] = [
    [
      'mutation { switchPhoneNumber(phoneNumber: "+37061234567") { currentPhoneNumber switchPhoneNumberStatus } }',
      { currentPhoneNumber: '+37061616161', switchPhoneNumberStatus: 'MISSING_PHONE_NUMBER' },
    ],
    [
      'mutation { deleteRecurringPayments(recurringPaymentIds: ["auto-rasa"]) { isRemoved } }',
      [{ isRemoved: false }],
    ],
    [
      'mutation { deleteSavedCard(cardReference: "card-rasa-visa") { isRemoved recurringPaymentsRemoved } }',
      { isRemoved: false, recurringPaymentsRemoved: [] },
    ],
    [
      'mutation { unlinkPhoneNumber(phoneNumber: "+37062345678") { linkPhoneNumberResponseKey } }',
      { linkPhoneNumberResponseKey: 'UNABLE_TO_UNLINK' },
    ],
    [
      'mutation { linkPhoneNumber(phoneNumber: "+37061234567") { linkPhoneNumberResponseKey } }',
      { linkPhoneNumberResponseKey: 'OWNERSHIP_ALREADY_DECLARED' },
    ],
    ['{ esimProfiles { iccid } }', []],
  ]

  test.each(answered)(
    'answered as if there were nothing, and nothing is changed: %s',
    async (query, value) => {
      const before = await books()
      expect((await tomas(query)).value).toEqual(value)
      expect(await books()).toEqual(before)
    },
  )

  test('an auto top-up, with a card of one’s own', async () => {
    await bringInto(operator.database, start, 'saved card', numberOf('616 16161'))
    const before = await books()
    const query = autoTopUp('+37061616161', '"auto-rasa"', 'card-37061616161-4242')
    expect(await tomas(query)).toMatchObject({ code: 'RECURRING_PAYMENT_NOT_FOUND' })
    expect(await books()).toEqual(before)
  })

  test('a code', async () => {
    const rasa = await customerOf(operator, numberOf('612 34567'), start)
    await rasa('mutation { linkPhoneNumber(phoneNumber: "+37069000001") { linkPhoneNumberResponseKey } }')
    const { code } = await operator.database.selectFrom('codes').select('code').executeTakeFirstOrThrow()
    const before = await books()
    const query = `mutation { verifyPhoneNumberLink(phoneNumber: "+37069000001", verificationCode: "${code}") {
      linkPhoneNumberResponseKey } }`
    expect((await tomas(query)).value).toEqual({ linkPhoneNumberResponseKey: 'VERIFICATION_CODE_EXPIRED' })
    expect(await books()).toEqual(before)
  })

  test('a receipt', async () => {
    const rasa = await customerOf(operator, numberOf('612 34567'), start)
    const { value } = await rasa('{ account { history(limit: 1000) { receiptReference } } }')
    const [, reference = ''] = /"receiptReference":"([^"]+)"/.exec(JSON.stringify(value)) ?? []
    const query = `{ paymentReceipt(receiptReference: "${reference}") { receiptReference } }`
    expect((await rasa(query)).value).toEqual({ receiptReference: reference })
    expect((await tomas(query)).value).toBeNull()
  })

  test('an ordered plan', async () => {
    const { orderedPlanId } = await operator.database
      .selectFrom('orderedPlans')
      .selectAll()
      .where('phoneNumber', '=', numberOf('612 34567'))
      .executeTakeFirstOrThrow()
    const before = await books()
    const query = `mutation { withdrawFromContract(orderedPlanId: "${orderedPlanId}") { eurRefund } }`
    expect(await tomas(query)).toMatchObject({ code: 'PLAN_NOT_FOUND' })
    expect(await books()).toEqual(before)
  })
})

test('no call that names a number, a plan, a card or an auto top-up is left untried', () => {
  const schema = buildSchema(
    readFileSync(new URL('../../../src/operator/contract/schema.graphql', import.meta.url), 'utf8'),
  )
  const fields = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    Object.values(type?.getFields() ?? {}),
  )
  const naming = fields.filter(({ args }) =>
    args.some(({ name, type }) => {
      const given = getNamedType(type)
      const inner = isInputObjectType(given) ? Object.keys(given.getFields()) : []
      return given.name === 'ID' || [name, ...inner].some((one) => /phoneNumber$|planId$/.test(one))
    }),
  )
  const here = readFileSync(new URL(import.meta.url), 'utf8')
  expect(naming.map(({ name }) => name).filter((name) => !here.includes(`${name}(`))).toEqual([])
  expect(naming.length).toBeGreaterThan(8)
})

describe('who may ask what', () => {
  test('a guest prices a plan and nothing else', async () => {
    expect((await ask(operator, '{ account { partnerId } }').catch(() => undefined))?.status).toBe(401)
    const priced = await ask(
      operator,
      '{ priceOwnPlan(ownPlanInput: { dataInLtInGB: 10, minutes: 300, messages: 50 }) { planId } }',
    )
    expect(priced).toMatchObject({ status: 200, value: { planId: 'own-10gb-300min-50sms' } })
    const both = '{ priceOwnPlan(ownPlanInput: {}) { planId } account { partnerId } }'
    expect((await ask(operator, both)).status).toBe(401)
  })

  test('a number that is no longer in use is named in a 403, and another can be switched to', async () => {
    const petras = await customerOf(operator, numberOf('688 88888'), start)
    expect((await petras('{ commonUsage { standardFeeActivatedAt } }')).status).toBe(403)
    expect((await petras('{ account { ownedAsset { phoneNumber } } }')).value).toEqual({ ownedAsset: null })
    await petras('mutation { switchPhoneNumber(phoneNumber: "+37068888889") { switchPhoneNumberStatus } }')
    expect((await petras('{ commonUsage { standardFeeActivatedAt } }')).status).toBe(200)
  })

  test('PIN and PUK are shown after a strong log-in only', async () => {
    const weak = await customerOf(operator, numberOf('616 16161'), start)
    expect(await weak('{ accountSettings { simPUK } }')).toMatchObject({ code: 'STRONG_LOG_IN_REQUIRED' })
    expect((await tomas('{ accountSettings { simPUK } }')).value).toEqual({ simPUK: '12345678' })
  })

  test('locked consents stay as they are', async () => {
    const greta = await customerOf(operator, numberOf('655 55555'), start)
    const query =
      'mutation { changeConsent(consentType: SMS_MARKETING, acceptanceType: REJECTED) { acceptanceType } }'
    expect(await greta(query)).toMatchObject({ code: 'CONSENT_NOT_EDITABLE' })
  })

  test.each([
    ['a document too deep', `{ account ${'{ account '.repeat(12)}{ partnerId }${' }'.repeat(12)} }`],
    ['one too large', `{ account { ${'partnerId '.repeat(400)} } }`],
    [
      'two mutations in one',
      'mutation { a: changeRoaming(on: true) { roamingStatus } b: changeRoaming(on: false) { roamingStatus } }',
    ],
    ['two operations', 'query a { avatars { avatarName } } query b { avatars { avatarName } }'],
    ['a write without a key', 'mutation { submitOrder(planIds: ["uoga-s"]) { status } }'],
  ])('%s is refused', async (_what, query) => {
    expect((await tomas(query, '')).status).toBe(400)
  })
})

test.each(['ten', '10.00', '10,0', '-10,00€', '', 10])(
  'a sum sent as %j is refused as the caller’s mistake, not as a fault of the operator’s',
  async (amount) => {
    const query = `mutation ($sum: EuroAmount!) { setUpRecurringPayment(recurringPaymentInput: {
      phoneNumber: "+37061616161", amount: $sum, dayOfMonth: 1,
      cardDetailsReference: "card-37061616161-4242", mandateAccepted: true }) { recurringPaymentId } }`
    const told = await tomas(query, undefined, { sum: amount })
    expect(told).toMatchObject({ code: 'BAD_USER_INPUT', value: undefined })
  },
)
