import { expect, test } from 'vitest'
import { toCents } from '../../lib/money.ts'
import { spentOn } from './spending.ts'

test('what was spent on is in order of what it cost, without what was paid in or given back', () => {
  const group = (kind: 'TOP_UPS' | 'PLANS' | 'CALLS' | 'DATA' | 'MESSAGES', cents: number) => ({
    kind,
    eurTotal: toCents(cents),
  })
  const groups = [
    group('CALLS', 126),
    group('TOP_UPS', 2000),
    group('PLANS', 790),
    group('DATA', 0),
    group('MESSAGES', -6),
  ]
  expect(spentOn({ groups })).toEqual([
    { on: 'PLANS', cents: 790 },
    { on: 'CALLS', cents: 126 },
  ])
})
