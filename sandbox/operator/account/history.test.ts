import { afterEach, beforeEach, expect, test } from 'vitest'
import { toCents } from '../../../src/lib/money.ts'
import { createOperator, type Operator } from '../create-operator.ts'
import { startPayment, takeReport } from '../payments.ts'
import { people } from '../people/people.ts'
import { numberOf } from '../people/put-person.ts'
import { findNumber, putNumber } from '../phone-numbers.ts'
import { historyOf, noteHistory } from './history.ts'
import { findReceipt } from './receipts.ts'

const now = Date.UTC(2026, 0, 15, 12)
let operator: Operator

beforeEach(async () => {
  operator = await createOperator({ siteOrigin: 'http://127.0.0.1:4321', machineNow: () => now })
})
afterEach(() => operator.close())

test('each line says what was on the balance after it, back to where not all is known', async () => {
  const number = await putNumber(operator.database, now - 1000, { balanceInCents: toCents(500) })
  const { phoneNumber } = number
  await noteHistory(
    operator.database,
    { phoneNumber, date: now - 3, template: 'topUp', amountInCents: 1000 },
    { phoneNumber, date: now - 2, template: 'roamingOn' },
    {
      phoneNumber,
      date: now - 1,
      template: 'messageCharged',
      placeholders: { number: '1' },
      amountInCents: -6,
    },
  )
  const records = await historyOf(operator.database, 'lt', number, 10)
  expect(records.map(({ balanceAfter }) => balanceAfter)).toEqual([500, 506, 506])
  await noteHistory(operator.database, { phoneNumber, date: now - 4, template: 'roamingOff' })
  expect((await historyOf(operator.database, 'lt', number, 10)).at(-1)?.balanceAfter).toBeNull()
})

test.each(people.flatMap(({ numbers }) => numbers.map(({ number }) => number)))(
  'a number of the seed never had less than nothing (%s)',
  async (written) => {
    const number = await findNumber(operator.database, numberOf(written))
    if (!number || number.status === 'ended') return
    const records = await historyOf(operator.database, 'lt', number, 1000)
    for (const { balanceAfter } of records) expect(balanceAfter).toBeGreaterThanOrEqual(0)
  },
)

test('what a number of the seed’s history says last of roaming is what its settings say', async () => {
  const number = await findNumber(operator.database, numberOf('612 34567'))
  if (!number) throw new Error('not in the seed')
  const records = await historyOf(operator.database, 'en', number, 1000)
  const last = records.find(({ description }) => description.template.startsWith('Roaming turned'))
  expect(last?.description.template).toBe(number.roamingOn ? 'Roaming turned on' : 'Roaming turned off')
})

test('a receipt is of a top-up of that number, and its sums add up', async () => {
  const [number, other] = [
    await putNumber(operator.database, now - 1000),
    await putNumber(operator.database, now),
  ]
  const { phoneNumber } = number
  await noteHistory(
    operator.database,
    { phoneNumber, date: now, template: 'topUp', amountInCents: 1000 },
    {
      phoneNumber,
      date: now,
      template: 'planOrdered',
      placeholders: { plan: 'uoga-m' },
      amountInCents: -690,
    },
  )
  const [plan, topUp] = await historyOf(operator.database, 'lt', number, 10)
  expect(plan?.receiptReference).toBeNull()
  const reference = topUp?.receiptReference ?? ''
  expect(await findReceipt(operator.database, number, reference)).toMatchObject({
    receiptReference: reference,
    phoneNumber,
    eurNet: 826,
    eurVat: 174,
    eurTotal: 1000,
    // No payment of it is known.
    paidBy: null,
  })
  expect(await findReceipt(operator.database, other, reference)).toBeNull()
  expect(await findReceipt(operator.database, number, 'KV-99999999')).toBeNull()
  expect(await findReceipt(operator.database, number, 'none')).toBeNull()
})

test('a receipt of a top-up says how it was paid', async () => {
  const number = await putNumber(operator.database, now - 1000)
  const topUp = { phoneNumber: number.phoneNumber, amountInCents: toCents(1000), language: 'lt' } as const
  const bank = { method: 'bankLink', detail: 'SEB' } as const
  const reference = await startPayment(operator.database, now, topUp, bank)
  await takeReport(operator.database, now, reference, { outcome: 'paid' })
  const current = await findNumber(operator.database, number.phoneNumber)
  const [line] = current ? await historyOf(operator.database, 'lt', current, 1) : []
  expect(await findReceipt(operator.database, number, line?.receiptReference ?? '')).toMatchObject({
    paidBy: { method: 'BANK_LINK', detail: 'SEB' },
  })
})
