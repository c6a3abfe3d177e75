import { readFileSync } from 'node:fs'
import { buildSchema } from 'graphql'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createOperator, type Operator } from '../create-operator.ts'
import { numberOf } from '../number.fixture.ts'
import { bringInto } from '../people/scenarios.ts'
import { customerOf, site, type Told } from './customer.fixture.ts'

const start = Date.UTC(2026, 0, 15, 10)
const [current, other] = [numberOf('655 55555'), numberOf('655 55556')]
let operator: Operator
let greta: (query: string, key?: string) => Promise<Told>

beforeAll(async () => {
  await import('./schema.ts')
  operator = await createOperator({ siteOrigin: site, machineNow: () => start })
  for (const number of [current, other])
    for (const situation of ['plan active', 'balance 20', 'consents not set'] as const)
      await bringInto(operator.database, start, situation, number)
  greta = await customerOf(operator, current, start)
}, 60_000)
afterAll(() => operator.close())

const books = async () => {
  const { database } = operator
  return {
    accounts: await database.selectFrom('accounts').selectAll().execute(),
    numbers: await database.selectFrom('phoneNumbers').selectAll().execute(),
    plans: await database.selectFrom('orderedPlans').selectAll().execute(),
    charges: await database.selectFrom('charges').selectAll().execute(),
    alerts: await database.selectFrom('alerts').selectAll().execute(),
    alertChannels: await database.selectFrom('alertChannels').selectAll().execute(),
    history: await database.selectFrom('history').selectAll().execute(),
    texts: await database.selectFrom('texts').selectAll().execute(),
  }
}

const orderedPlanOf = async (number: string) => {
  const plans = await operator.database.selectFrom('orderedPlans').selectAll().execute()
  return plans.find(({ phoneNumber }) => phoneNumber === number)?.orderedPlanId ?? ''
}

/** Each about a number; last is what ends a plan, and what blocks the number. */
const writes: Record<string, (number: string) => Promise<string> | string> = {
  changeRoaming: (number) => `changeRoaming(on: false, phoneNumber: "${number}") { roamingStatus }`,
  changeConsent: (number) =>
    `changeConsent(consentType: SMS_MARKETING, acceptanceType: ACCEPTED, phoneNumber: "${number}") { acceptanceType }`,
  changeAlert: (number) =>
    `changeAlert(alertInput: { kind: DATA_80, isOn: false }, phoneNumber: "${number}") { phoneNumber }`,
  changeMessages: (number) =>
    `changeMessages(messagesInput: { language: EN, channel: TEXT }, phoneNumber: "${number}") { phoneNumber }`,
  submitOrder: (number) => `submitOrder(planIds: ["uoga-s"], phoneNumber: "${number}") { status }`,
  terminatePlan: (number) => `terminatePlan(planId: "uoga-l", phoneNumber: "${number}") { planId }`,
  withdrawFromContract: async (number) =>
    `withdrawFromContract(orderedPlanId: "${await orderedPlanOf(number)}", phoneNumber: "${number}") { planId }`,
  blockPhoneNumber: (number) => `blockPhoneNumber(blocked: true, phoneNumber: "${number}") { isBlocked }`,
}

test('no mutation that names the current number is left untried', () => {
  const schema = buildSchema(
    readFileSync(new URL('../../../src/operator/contract/schema.graphql', import.meta.url), 'utf8'),
  )
  const naming = Object.values(schema.getMutationType()?.getFields() ?? {}).filter(({ args }) =>
    args.some(({ name, type }) => name === 'phoneNumber' && `${type}` === 'String'),
  )
  expect(Object.keys(writes).toSorted()).toEqual(naming.map(({ name }) => name).toSorted())
})

describe.each(Object.entries(writes))('%s', (_name, write) => {
  test.each(['+37065555556', '+37069999999', ''])(
    'about %j, which is not the current number, is refused, and nothing is changed',
    async (number) => {
      const before = await books()
      expect(await greta(`mutation { ${await write(number)} }`)).toMatchObject({
        code: 'PHONE_NUMBER_CHANGED',
        value: undefined,
      })
      expect(await books()).toEqual(before)
    },
  )

  test('about the current number is done', async () => {
    const before = await books()
    const told = await greta(`mutation { ${await write(current)} }`)
    expect(told.code).toBeUndefined()
    expect(await books()).not.toEqual(before)
  })
})

test('a refusal is kept by its key, and another key is another try', async () => {
  const cancel = `mutation { ${await writes.terminatePlan?.(other)} }`
  const key = 'KEY-OF-A-REFUSAL-1'
  expect(await greta(cancel, key)).toMatchObject({ code: 'PHONE_NUMBER_CHANGED' })
  await greta(`mutation { switchPhoneNumber(phoneNumber: "${other}") { switchPhoneNumberStatus } }`)
  expect(await greta(cancel, key)).toMatchObject({ code: 'PHONE_NUMBER_CHANGED' })
  expect((await greta(cancel)).value).toEqual({ planId: 'uoga-l' })
})

test('an auto top-up is its number’s, whichever number is current', async () => {
  for (const situation of ['saved card', 'auto top-up'] as const)
    await bringInto(operator.database, start, situation, other)
  const { recurringPaymentId } = await operator.database
    .selectFrom('recurringPayments')
    .selectAll()
    .where('phoneNumber', '=', other)
    .executeTakeFirstOrThrow()
  const asking = await customerOf(operator, current, start)
  const pause = `mutation { pauseRecurringPayment(recurringPaymentId: "${recurringPaymentId}", paused: true) { phoneNumber isPaused } }`
  expect((await asking(pause)).value).toEqual({ phoneNumber: other, isPaused: true })
})

test('a site of version 1.0 names none: it is about the current number', async () => {
  const rasa = await customerOf(operator, numberOf('612 34567'), start)
  expect((await rasa('mutation { changeRoaming(on: false) { roamingStatus } }')).value).toEqual({
    roamingStatus: 'OFF',
  })
})
