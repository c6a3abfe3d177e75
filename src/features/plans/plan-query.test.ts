import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { filterKeys } from './plan-filter.ts'
import { choiceIn, queryWith } from './plan-query.ts'

const ids = ['uoga-s', 'uoga-m', 'uoga-l', 'uoga-xl']
const value = fc.oneof(fc.constant(''), fc.constantFrom('25', 'unlimited', 'data', '690'))
const choice = fc.record({
  filter: fc.record(Object.fromEntries(filterKeys.map((key) => [key, value]))),
  compared: fc.subarray(ids, { maxLength: 3 }),
})
const others = fc.constantFrom('', '?utm_source=a%20b', '?bcSessionId=x1&utm_medium=c')

test('what an address says is what was put into it; what else it said stays', () => {
  fc.assert(
    fc.property(others, choice, choice, (search, before, now) => {
      const query = queryWith(queryWith(search, before), now)
      expect(choiceIn(query, ids)).toEqual(now)
      for (const [name, text] of new URLSearchParams(search))
        expect(new URLSearchParams(query).get(name)).toBe(text)
      expect(new URLSearchParams(queryWith(query, { filter: {}, compared: [] }))).toEqual(
        new URLSearchParams(search),
      )
    }),
  )
})

test.each([
  ['?compare=uoga-m,uoga-l', ['uoga-m', 'uoga-l']],
  ['?compare=uoga-m,no-such-plan', ['uoga-m']],
  ['?compare=uoga-xl,uoga-l,uoga-m,uoga-s', ['uoga-s', 'uoga-m', 'uoga-l']],
  ['?compare=uoga-s,uoga-s', ['uoga-s']],
  ['?compare=', []],
  ['', []],
])('%s compares %j', (search, compared) => {
  expect(choiceIn(search, ids).compared).toEqual(compared)
})

test('an address is easy to read', () => {
  expect(queryWith('', { filter: { dataInLt: '25', price: '' }, compared: ['uoga-m', 'uoga-l'] })).toBe(
    '?dataInLt=25&compare=uoga-m,uoga-l',
  )
})
