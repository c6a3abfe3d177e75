import { expect, test } from 'vitest'
import type { Allowance, Plan } from '../src/content/plan.ts'
import { toCents } from '../src/lib/money.ts'
import { fairUseReport } from './fair-use-report.ts'

const limited = (gigabytes: number): Allowance => ({ unlimited: false, limited: gigabytes, gainUnit: 'GB' })
const plan = (inEu: Allowance, inLt: Allowance, display = true): Plan => ({
  id: 'plan-l',
  planId: 'uoga-l',
  orderCode: 'UOGA-L',
  planTitle: 'Avietė',
  planCardType: 'data',
  planPrice: toCents(990),
  salePrice: toCents(790),
  priceUnits: 'EUR',
  periodInDays: 30,
  display,
  allowances: { dataInEu: inEu, dataInLt: inLt },
})
/** The last minute of 2026 in Vilnius, and the first of 2027. */
const lastMinute = Date.UTC(2026, 11, 31, 21, 59)
const firstMinute = Date.UTC(2026, 11, 31, 22, 0)

test('a card that says too little is reported, from 1 January in Vilnius on', () => {
  const plans = [plan(limited(12), limited(60))]
  expect(fairUseReport(plans, lastMinute)).toEqual([])
  expect(fairUseReport(plans, firstMinute)).toEqual([
    {
      severity: 'warning',
      contentType: 'plan',
      entry: 'plan-l',
      field: 'dataInEu',
      message: 'says 12 GB in the EU/EEA on the card, and 14 GB are due in 2027 by fair use',
    },
  ])
})

test('as much as at home, unlimited, and a hidden plan are nothing to tell', () => {
  expect(fairUseReport([plan(limited(5), limited(5))], firstMinute)).toEqual([])
  expect(fairUseReport([plan({ unlimited: true, gainUnit: 'GB' }, limited(60))], firstMinute)).toEqual([])
  expect(fairUseReport([plan(limited(1), limited(60), false)], firstMinute)).toEqual([])
})
