import fc from 'fast-check'
import { toCents } from '../../lib/money.ts'
import {
  type ChosenPlan,
  everyOwnPlan,
  type OwnPlanChoice,
  type OwnPlanOffer,
  type OwnPlanPart,
} from './own-plan.ts'

const choicesOf = (part: OwnPlanPart, steps: { growth: number; price: number }[]): OwnPlanChoice[] => {
  let amount = 0
  let price = 0
  const limited = steps.map(({ growth, price: added }, index) => {
    amount += index === 0 && part === 'zone' ? 0 : growth
    price += added
    return { key: `${part}-${index}`, label: `${amount}`, price: toCents(price), amount }
  })
  const unlimited = { key: `${part}-all`, label: '∞', price: toCents(price + 1), amount: null }
  return part === 'zone' ? limited : [...limited, unlimited]
}

const steps = fc.array(
  fc.record({ growth: fc.integer({ min: 1, max: 50 }), price: fc.integer({ min: 0, max: 900 }) }),
  {
    minLength: 1,
    maxLength: 4,
  },
)

/** Any offer whose larger choices cost no less, as an editor means it. */
export const offers: fc.Arbitrary<OwnPlanOffer> = fc
  .record({
    base: fc.integer({ min: 0, max: 500 }),
    data: steps,
    minutes: steps,
    messages: steps,
    zone: steps,
  })
  .map(({ base, data, minutes, messages, zone }) => ({
    title: 'Tavo planas',
    basePrice: toCents(base),
    periodInDays: 30,
    choices: {
      data: choicesOf('data', data),
      minutes: choicesOf('minutes', minutes),
      messages: choicesOf('messages', messages),
      zone: choicesOf('zone', zone),
    },
  }))

/** An offer and some plans that can be made of it. */
export const offersWithPlans = (count: number): fc.Arbitrary<{ offer: OwnPlanOffer; plans: ChosenPlan[] }> =>
  offers.chain((offer) =>
    fc
      .array(fc.constantFrom(...everyOwnPlan(offer)), { minLength: count, maxLength: count })
      .map((plans) => ({ offer, plans })),
  )
