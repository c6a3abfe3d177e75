import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { orderOutcome } from './order-outcome.state.ts'
import type { OrderOutcome } from './order-outcome.ts'

const key = 'app:v1:order-outcome'
const item = { planId: 'm', planName: 'Mėlynė', submitted: true }
const outcome: OrderOutcome = { reference: 'O1', items: [item], problem: null, game: 'NOT_OFFERED' }

let values: Map<string, string>
beforeEach(() => {
  values = new Map()
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, value: string) => values.set(name, value),
    removeItem: (name: string) => values.delete(name),
  })
})
afterEach(() => vi.unstubAllGlobals())

test.each<Partial<OrderOutcome>>([
  {},
  { reference: null, problem: 'NUMBER_BLOCKED' },
  { problem: 'unknown', game: 'REGISTERED' },
  { items: [] },
  { game: 'unknown' },
])('how an order went is kept for the visit: %o', (more) => {
  orderOutcome.write({ ...outcome, ...more })
  expect(orderOutcome.read()).toEqual({ ...outcome, ...more })
})

test.each([
  { reference: 1 },
  { items: [{ planId: 'm', planName: 'Mėlynė' }] },
  { items: [{ ...item, planId: 1 }] },
  { problem: 'SOMETHING_ELSE' },
  { game: 'WON' },
])('what was kept broken (%j) is no outcome', (more) => {
  values.set(key, JSON.stringify({ ...outcome, ...more }))
  expect(orderOutcome.read()).toBeUndefined()
})
