import { expect, test } from 'vitest'
import { toCents } from '../../src/lib/money.ts'
import { openDatabase } from './database.ts'
import { expirePayment, findPayment, startPayment, takeReport } from './payments.ts'
import { putNumber } from './phone-numbers.ts'
import type { AcquirerReport } from './providers.ts'

const paid: AcquirerReport = { outcome: 'paid' }
const refused: AcquirerReport = { outcome: 'refused', reason: 'insufficientFunds' }
const cancelled: AcquirerReport = { outcome: 'cancelled' }

async function told(...reports: (AcquirerReport | 'expiry')[]) {
  const database = openDatabase()
  const { phoneNumber } = await putNumber(database, 0)
  const amountInCents = toCents(1000)
  const request = { phoneNumber, amountInCents, language: 'lt', line: 'uoga', returnPath: '/w' } as const
  const reference = await startPayment(database, 0, request)
  for (const report of reports) {
    if (report === 'expiry') await expirePayment(database, 1, reference)
    else await takeReport(database, 1, reference, report)
  }
  const payment = await findPayment(database, reference)
  const ledger = await database.selectFrom('ledger').selectAll().execute()
  await database.destroy()
  return [payment?.status, ledger.length]
}

test.each([
  [[paid], ['paid', 1]],
  [
    [paid, paid],
    ['paid', 1],
  ],
  [
    [paid, refused],
    ['paid', 1],
  ],
  [
    [paid, 'expiry'],
    ['paid', 1],
  ],
  [
    ['expiry', paid],
    ['paid', 1],
  ],
  [
    ['expiry', paid, paid],
    ['paid', 1],
  ],
  [
    ['expiry', refused],
    ['refused', 0],
  ],
  [
    [refused, paid],
    ['refused', 0],
  ],
  [
    [cancelled, paid],
    ['cancelled', 0],
  ],
  [
    [refused, 'expiry'],
    ['refused', 0],
  ],
] as const)('told %j a payment is %j', async (reports, end) => {
  expect(await told(...reports)).toEqual(end)
})
