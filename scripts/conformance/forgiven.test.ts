import * as v from 'valibot'
import { expect, test } from 'vitest'
import { forgivenIn } from './forgiven.ts'

const Answer: v.GenericSchema = v.variant('status', [
  v.object({ status: v.literal('paid'), by: v.fallback(v.optional(v.string()), undefined) }),
  v.object({
    status: v.literal('refused'),
    reasons: v.array(v.object({ code: v.fallback(v.picklist(['late', 'other']), 'other') })),
  }),
])

test.each([
  [{ status: 'paid', by: 'card' }, []],
  [{ status: 'paid' }, []],
  [{ status: 'paid', by: 7 }, ['by']],
  [{ status: 'refused', reasons: [{ code: 'late' }, { code: 'other' }] }, []],
  [{ status: 'refused', reasons: [{ code: 'late' }, {}, { code: 7 }] }, ['reasons.1.code', 'reasons.2.code']],
])('of %o a site forgives %o', (answer, places) => {
  expect(v.is(Answer, answer)).toBe(true)
  expect([...forgivenIn(Answer, answer)]).toEqual(places)
})
