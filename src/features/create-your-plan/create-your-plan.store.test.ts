import { expect, test } from 'vitest'
import { manualClock } from '../../lib/manual-clock.ts'
import { toCents } from '../../lib/money.ts'
import { type ChosenPlan, chosenIn, type OwnPlanOffer } from '../own-plan/own-plan.ts'
import type { askPrice } from './create-your-plan.api.ts'
import { createOwnPlanStore, pauseInMilliseconds } from './create-your-plan.store.ts'

const choices = (part: string) => [
  { key: `${part}-s`, label: 'S', price: toCents(100), amount: part === 'zone' ? 0 : 1 },
  { key: `${part}-l`, label: 'L', price: toCents(300), amount: 10 },
]
const offer: OwnPlanOffer = {
  title: 'Tavo planas',
  basePrice: toCents(190),
  periodInDays: 30,
  choices: {
    data: choices('data'),
    minutes: choices('minutes'),
    messages: choices('messages'),
    zone: choices('zone'),
  },
}
const chosen = (address = '') => chosenIn(offer, new URLSearchParams(address))

type Answer = Awaited<ReturnType<typeof askPrice>>
const gains = {
  dataInLT: null,
  dataOffPeak: null,
  dataInEU: null,
  dataAbroad: null,
  minutes: null,
  messages: null,
}
const priced = (planId: string, price: number): Answer => ({
  kind: 'answer',
  reference: 'R',
  value: { priceOwnPlan: { planId, eurPrice: toCents(price), periodInDays: 30, planGains: gains } },
})

function open() {
  const clock = manualClock()
  const asked: { chosen: ChosenPlan; answer: (answer: Answer) => void }[] = []
  const store = createOwnPlanStore({
    offer,
    first: chosen(),
    clock,
    ask: (plan) => new Promise((answer) => asked.push({ chosen: plan, answer })),
  })
  return { clock, asked, store, confirmation: () => store.$confirmation.get() }
}
const settled = () => new Promise((resolve) => setImmediate(resolve))

test('the operator is asked once choosing has come to rest, and confirms', async () => {
  const { clock, asked, store, confirmation } = open()
  store.choose(chosen('data=data-l'))
  await clock.advance(pauseInMilliseconds - 1)
  store.choose(chosen('data=data-l&minutes=minutes-l'))
  await clock.advance(pauseInMilliseconds - 1)
  expect(asked).toHaveLength(0)
  await clock.advance(1)
  expect(asked.map((one) => one.chosen)).toEqual([chosen('data=data-l&minutes=minutes-l')])
  expect(confirmation()).toEqual({ name: 'asking', isOrdered: false })
  asked[0]?.answer(priced('own-1', 990))
  await settled()
  expect(confirmation()).toEqual({ name: 'confirmed', planId: 'own-1', price: 990, isOrdered: false })
})

test('an answer about another choice than the last is dropped', async () => {
  const { clock, asked, store, confirmation } = open()
  store.choose(chosen())
  await clock.advance(pauseInMilliseconds)
  store.choose(chosen('data=data-l'))
  asked[0]?.answer(priced('own-old', 590))
  await settled()
  expect(confirmation()).toEqual({ name: 'unasked' })
  await clock.advance(pauseInMilliseconds)
  asked[1]?.answer(priced('own-new', 790))
  await settled()
  expect(confirmation()).toMatchObject({ name: 'confirmed', planId: 'own-new' })
})

test('it is dropped as well while the last choice is asked about', async () => {
  const { clock, asked, store, confirmation } = open()
  store.choose(chosen())
  await clock.advance(pauseInMilliseconds)
  store.choose(chosen('data=data-l'))
  await clock.advance(pauseInMilliseconds)
  asked[0]?.answer(priced('own-old', 590))
  await settled()
  expect(confirmation()).toEqual({ name: 'asking', isOrdered: false })
})

test('“order” before the pause is over asks at once, and the answer says that it is ordered; twice asks once', async () => {
  const { clock, asked, store, confirmation } = open()
  store.choose(chosen())
  void store.order()
  void store.order()
  await clock.advance(pauseInMilliseconds)
  expect(asked).toHaveLength(1)
  asked[0]?.answer(priced('own-1', 590))
  await settled()
  expect(confirmation()).toMatchObject({ name: 'confirmed', isOrdered: true })
})

test('another price of the operator’s is reported and not ordered by itself', async () => {
  const { asked, store, confirmation } = open()
  void store.order()
  asked[0]?.answer(priced('own-1', 600))
  await settled()
  expect(confirmation()).toEqual({ name: 'otherPrice', planId: 'own-1', price: 600 })
})

test('a refused choice and a lost answer are told apart, and “order” asks again', async () => {
  const { asked, store, confirmation } = open()
  void store.order()
  asked[0]?.answer({ kind: 'failure', code: 'OWN_PLAN_NOT_OFFERED', reference: 'R' })
  await settled()
  expect(confirmation()).toEqual({ name: 'notOffered' })
  void store.order()
  asked[1]?.answer({ kind: 'unknown', reason: 'noConnection', reference: 'R' })
  await settled()
  expect(confirmation()).toMatchObject({ name: 'failed', failed: { reason: 'noConnection' } })
  void store.order()
  expect(asked).toHaveLength(3)
})

test('a page that is left asks nothing more', async () => {
  const { clock, asked, store } = open()
  store.choose(chosen())
  store.stop()
  await clock.advance(pauseInMilliseconds)
  expect(asked).toHaveLength(0)
})
