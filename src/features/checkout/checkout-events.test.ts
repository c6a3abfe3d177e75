import { beforeEach, expect, test, vi } from 'vitest'
import type { SoldPlan } from '../../lib/sold-plan.ts'
import { forgetVisit } from '../../lib/visit-storage.ts'
import { sold } from './checkout.fixture.ts'
import { checkoutNews } from './checkout-events.ts'

const plans: SoldPlan[] = sold.slice(0, 1)
const news = checkoutNews({ now: () => 0 })
let page: { dataLayer?: unknown[] }

beforeEach(() => {
  page = {}
  vi.stubGlobal('window', page)
  vi.stubGlobal('location', new URL('https://uoga.example/mano/uzsakymas'))
  forgetVisit()
})

/** What was reported, in short. */
const told = () =>
  (page.dataLayer ?? []).map((event) => {
    const { event: name, checkout_step: step } = Object(event)
    return step === undefined ? name : `${name} ${step}`
  })

test('the first stage is reported once a visit, however often the order is opened', () => {
  for (const step of [1, 1, 2, 1, 2] as const) news.step(step, plans)
  expect(told()).toEqual(['begin_checkout 1', 'checkout_progress 2'])
})

test('of the next order the second stage is reported again, the first is not', () => {
  for (const step of [1, 2, 3] as const) news.step(step, plans)
  news.answered()
  news.purchase(plans)
  for (const step of [1, 2, 3] as const) news.step(step, plans)
  expect(told()).toEqual([
    'begin_checkout 1',
    'checkout_progress 2',
    'checkout_progress 3',
    'purchase',
    'checkout_progress 2',
    'checkout_progress 3',
  ])
})

test('a submission that is sent again for want of an answer is reported once, and after a refusal the next one is', () => {
  for (const step of [1, 2, 3, 3] as const) news.step(step, plans)
  news.answered()
  news.step(3, plans)
  expect(told()).toEqual([
    'begin_checkout 1',
    'checkout_progress 2',
    'checkout_progress 3',
    'checkout_progress 3',
  ])
})
