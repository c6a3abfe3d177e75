import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CardDetails } from '../../operator/contract/card-details.ts'
import type { PaymentMethod } from '../../operator/contract/payment-methods-and-cards.ts'
import { type Choice, chosenOption, isExpired, type Offer, optionsOf, optionValue } from './payment-choice.ts'

const card = (lastDigits: string, expiryYear: number, expiryMonth = 8): CardDetails => ({
  variant: 'VISA',
  cardDetailsReference: `card-${lastDigits}`,
  cardInfo: { expiryMonth, expiryYear, holderName: 'R. UOGIENE', number: `**** ${lastDigits}` },
})
const now = Date.UTC(2026, 10, 22)
const every: readonly PaymentMethod[] = ['applePay', 'bankLink', 'googlePay', 'card', 'savedCard']
const device = { googlePay: true, applePay: true }
const valuesOf = (offer: Offer, has = device) =>
  optionsOf(offer, has, now).map(({ choice }) => optionValue(choice))

test('saved cards that work come first, those that don’t last, and wallets where the device may have them', () => {
  const cards = [card('0069', 2024), card('4242', 2030)]
  expect(valuesOf({ methods: every, cards })).toEqual([
    'savedCard card-4242',
    'card',
    'bankLink',
    'applePay',
    'googlePay',
    'savedCard card-0069',
  ])
  expect(valuesOf({ methods: every, cards: [] }, { googlePay: false, applePay: true })).toEqual([
    'card',
    'bankLink',
    'applePay',
  ])
  expect(valuesOf({ methods: ['card'], cards })).toEqual(['card'])
})

test('of several saved cards the one that is meant is chosen; without a word which, the first', () => {
  const options = optionsOf({ methods: every, cards: [card('4242', 2030), card('9995', 2030)] }, device, now)
  const meant = (choice: Choice) => chosenOption(options, choice)?.choice
  expect(meant({ method: 'savedCard', cardDetailsReference: 'card-9995' })).toEqual({
    method: 'savedCard',
    cardDetailsReference: 'card-9995',
  })
  expect(meant({ method: 'savedCard' })?.cardDetailsReference).toBe('card-4242')
  expect(meant({ method: 'savedCard', cardDetailsReference: 'gone' })?.cardDetailsReference).toBe('card-4242')
  expect(meant({ method: 'bankLink' })).toEqual({ method: 'bankLink' })
})

test('a card is good until its last month is over', () => {
  expect(isExpired(card('1', 2026, 11), now)).toBe(false)
  expect(isExpired(card('1', 2026, 10), now)).toBe(true)
  expect(isExpired(card('1', 2026, 12), Date.UTC(2027, 0) - 1)).toBe(false)
  expect(isExpired(card('1', 2026, 12), Date.UTC(2027, 0))).toBe(true)
})

test('whatever is offered and chosen, what is meant is offered and works; the choice itself where it can be', () => {
  const anyCard = fc
    .tuple(fc.constantFrom('4242', '0069', '9995'), fc.integer({ min: 2024, max: 2028 }))
    .map(([digits, year]) => card(digits, year))
  const offer = fc.record({
    methods: fc.uniqueArray(fc.constantFrom(...every)),
    cards: fc.uniqueArray(anyCard, { selector: ({ cardDetailsReference }) => cardDetailsReference }),
  })
  const choice: fc.Arbitrary<Choice | undefined> = fc.option(
    fc.record({
      method: fc.constantFrom(...every),
      cardDetailsReference: fc.constantFrom(undefined, 'card-4242', 'card-0069'),
    }),
    { nil: undefined },
  )
  fc.assert(
    fc.property(
      offer,
      fc.record({ googlePay: fc.boolean(), applePay: fc.boolean() }),
      choice,
      (offered, has, wanted) => {
        const options = optionsOf(offered, has, now)
        const chosen = chosenOption(options, wanted)
        const usable = options.filter(({ isExpired: isOver }) => !isOver)
        expect(chosen === undefined).toBe(usable.length === 0)
        if (!chosen) return
        expect(usable).toContain(chosen)
        expect(offered.methods).toContain(chosen.choice.method)
        const isThere = usable.some(({ choice: { method } }) => method === wanted?.method)
        if (isThere && wanted?.cardDetailsReference === undefined)
          expect(chosen.choice.method).toBe(wanted?.method)
      },
    ),
  )
})
