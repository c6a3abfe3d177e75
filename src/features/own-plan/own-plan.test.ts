import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toCents } from '../../lib/money.ts'
import { offers, offersWithPlans } from './own-plan.fixture.ts'
import {
  addressOf,
  type ChosenPlan,
  chosenIn,
  everyOwnPlan,
  isEnough,
  isOffered,
  ownPlanParts,
  ownPlanPrice,
} from './own-plan.ts'
import { mostRows, priceTables } from './own-plan-prices.ts'

const holds = (one: ChosenPlan, other: ChosenPlan) =>
  ownPlanParts.every((part) => isEnough(one[part].amount, other[part].amount))

describe('the price of a plan of one’s own', () => {
  test('is whole cents: the base and what each part adds', () => {
    fc.assert(
      fc.property(offersWithPlans(1), ({ offer, plans: [plan] }) => {
        if (!plan) return
        const price = ownPlanPrice(offer, plan)
        expect(Number.isSafeInteger(price)).toBe(true)
        expect(price - offer.basePrice).toBe(
          plan.data.price + plan.minutes.price + plan.messages.price + plan.zone.price,
        )
      }),
    )
  })

  test('grows with each allowance', () => {
    fc.assert(
      fc.property(offersWithPlans(2), ({ offer, plans: [one, other] }) => {
        if (one && other && holds(one, other))
          expect(ownPlanPrice(offer, one)).toBeGreaterThanOrEqual(ownPlanPrice(offer, other))
      }),
    )
  })

  test('is never undercut by two plans, each of which has some of the parts', () => {
    fc.assert(
      fc.property(
        offersWithPlans(2),
        fc.record({ data: fc.boolean(), minutes: fc.boolean(), messages: fc.boolean(), zone: fc.boolean() }),
        ({ offer, plans: [one, other] }, isOfOne) => {
          if (!one || !other) return
          const from = (part: keyof typeof isOfOne) => (isOfOne[part] ? one : other)[part]
          const whole = {
            data: from('data'),
            minutes: from('minutes'),
            messages: from('messages'),
            zone: from('zone'),
          }
          expect(ownPlanPrice(offer, one) + ownPlanPrice(offer, other)).toBeGreaterThanOrEqual(
            ownPlanPrice(offer, whole),
          )
        },
      ),
    )
  })
})

describe('a choice in an address', () => {
  test('comes back as it was written', () => {
    fc.assert(
      fc.property(offersWithPlans(1), ({ offer, plans: [plan] }) => {
        if (plan) expect(chosenIn(offer, new URLSearchParams(addressOf(plan)))).toEqual(plan)
      }),
    )
  })

  test('is the first of each part for whatever else the address holds', () => {
    fc.assert(
      fc.property(offers, fc.dictionary(fc.constantFrom(...ownPlanParts), fc.string()), (offer, query) => {
        const keys = ownPlanParts.flatMap((part) => offer.choices[part].map(({ key }) => key))
        if (Object.values(query).some((value) => keys.includes(value))) return
        expect(chosenIn(offer, new URLSearchParams(query))).toEqual(everyOwnPlan(offer)[0])
      }),
    )
  })
})

describe('whether a choice is still offered', () => {
  test('every plan that can be made is', () => {
    fc.assert(
      fc.property(offersWithPlans(1), ({ offer, plans: [plan] }) => {
        if (plan) expect(isOffered(offer, new URLSearchParams(addressOf(plan)))).toBe(true)
      }),
    )
  })

  test('one with a part that is gone isn’t, whatever the others are; a part that is unsaid is no matter', () => {
    fc.assert(
      fc.property(offersWithPlans(1), fc.constantFrom(...ownPlanParts), ({ offer, plans: [plan] }, part) => {
        if (!plan) return
        const address = new URLSearchParams(addressOf(plan))
        address.set(part, 'gone')
        expect(isOffered(offer, address)).toBe(false)
        address.delete(part)
        expect(isOffered(offer, address)).toBe(true)
      }),
    )
  })
})

test('an offer without any choice of a part is an error that says which', () => {
  const offer = { title: '', basePrice: toCents(0), periodInDays: 30 }
  const choices = { data: [], minutes: [], messages: [], zone: [] }
  expect(() => chosenIn({ ...offer, choices }, new URLSearchParams())).toThrow('without a choice of data')
})

test.each([
  [5, 5, true],
  [5, 4, true],
  [5, 6, false],
  [null, 6, true],
  [null, null, true],
  [6, null, false],
  [0, 0, true],
])('%s is enough for %s: %s', (has, needs, enough) => {
  expect(isEnough(has, needs)).toBe(enough)
})

describe('tables of prices', () => {
  test('hold the price of every plan once, or nothing where a page would have too many rows', () => {
    fc.assert(
      fc.property(offers, (offer) => {
        const tables = priceTables(offer)
        const rows = tables.flatMap((table) => table.rows)
        expect(rows.length).toBeLessThanOrEqual(mostRows)
        const prices = rows.flatMap((row) => row.prices)
        if (tables.length > 0)
          expect(prices.toSorted()).toEqual(
            everyOwnPlan(offer)
              .map((plan) => ownPlanPrice(offer, plan))
              .toSorted(),
          )
      }),
    )
  })

  test('are left out beyond 200 rows', () => {
    const [choice] = ['x'].map((key) => ({ key, label: key, price: toCents(1), amount: 1 }))
    if (!choice) return
    const offer = (data: number, messages: number, zone: number) => ({
      title: '',
      basePrice: toCents(0),
      periodInDays: 30,
      choices: {
        data: Array(data).fill(choice),
        minutes: [choice],
        messages: Array(messages).fill(choice),
        zone: Array(zone).fill(choice),
      },
    })
    expect(priceTables(offer(200, 1, 1))).toHaveLength(1)
    expect(priceTables(offer(50, 2, 2))).toHaveLength(4)
    for (const tooMany of [offer(201, 1, 1), offer(67, 3, 1), offer(67, 1, 3)])
      expect(priceTables(tooMany)).toEqual([])
  })
})
