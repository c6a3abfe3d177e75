import * as v from 'valibot'
import { expect, test } from 'vitest'
import { submitOrder } from './submit-order.ts'

const submitted = (...items: boolean[]) =>
  items.map((each, index) => ({ submitted: each, planId: `p${index}`, planName: `Planas ${index}` }))

test.each([
  ['SUCCESS', submitted(true, true), true],
  ['SUCCESS', submitted(true, false), false],
  ['SUCCESS', [], false],
  ['WARN', submitted(true, false), true],
  ['ERROR', submitted(true), false],
  ['ERROR', submitted(false), true],
  ['ERROR', [], true],
  // Nothing says whether anything was ordered.
  ['SOMETHING_NEW', [], false],
  ['SOMETHING_NEW', submitted(false), true],
])('%s with %j is an answer: %s', (status, orderItems, isAnswer) => {
  const answer = {
    status,
    errorMessage: null,
    orderItems,
    gameRegistrationStatus: 'NOT_OFFERED',
    orderReference: null,
  }
  expect(v.safeParse(submitOrder.schema, { submitOrder: answer }).success).toBe(isAnswer)
})
