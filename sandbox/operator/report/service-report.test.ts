import { expect, test } from 'vitest'
import { noteHistory } from '../account/history.ts'
import { createOperator } from '../create-operator.ts'
import { putNumber } from '../phone-numbers.ts'
import { serviceReport } from './service-report.ts'

test('a report adds up what left the balance, less what came back; top-ups are apart', async () => {
  const { database, close } = await createOperator({ siteOrigin: 'http://127.0.0.1:4321' })
  const date = Date.UTC(2026, 10, 20, 12)
  const { phoneNumber, startedAt } = await putNumber(database, date)
  await noteHistory(
    database,
    { phoneNumber, date, template: 'topUp', amountInCents: 1000 },
    { phoneNumber, date, template: 'planOrdered', placeholders: { plan: 'uoga-m' }, amountInCents: -490 },
    { phoneNumber, date, template: 'planWithdrawn', placeholders: { plan: 'uoga-m' }, amountInCents: 400 },
    {
      phoneNumber,
      date,
      template: 'messageCharged',
      placeholders: { number: '+370 6** **901' },
      amountInCents: -6,
    },
  )
  const period = { from: '2026-11-20', to: '2026-11-20' }
  const { groups, eurTotal } = await serviceReport(database, 'lt', { phoneNumber, startedAt, ...period })
  expect(groups.map(({ kind, eurTotal }) => [kind, eurTotal])).toEqual([
    ['PLANS', 90],
    ['MESSAGES', 6],
    ['TOP_UPS', 1000],
  ])
  expect(eurTotal).toBe(96)
  await close()
})
