import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { toCents } from '../../lib/money.ts'
import { parsePhoneNumber } from '../../lib/phone-number.ts'
import { AddressLine } from '../../operator/contract/typed-text.ts'
import { choiceFrom, choiceToKeep } from './kept-choice.ts'
import { parsePostalCode } from './postal-code.ts'
import { readBuyer, readOrder } from './priced-order.ts'
import {
  type Draft,
  deliveryMethods,
  deviceAnswers,
  emptyDraft,
  firstProblems,
  longest,
  type Offer,
  readDelivery,
  stepAfter,
  stepBefore,
  stepsOf,
} from './sim-order.ts'

const terminals = [{ parcelTerminalId: 'kaunas', name: 'Uogų', address: 'Uogų g. 1', city: 'Kaunas' }]
const way = (cents: number) => ({ priceInCents: toCents(cents), workingDays: 2 })
const offer: Offer = {
  cardPriceInCents: toCents(199),
  ways: { address: way(299), parcelTerminal: way(149), parcelTerminals: terminals },
}
const plans = [{ planId: 'm', planTitle: 'M', description: '', priceInCents: toCents(690) }]
const whole: Draft = {
  method: 'address',
  parcelTerminalId: 'kaunas',
  device: 'eid',
  planId: 'm',
  street: ' Uogų g. 1-2 ',
  city: 'Vilnius',
  postalCode: '01100',
  firstName: 'Ona',
  lastName: 'Braškė',
  email: ' ona@example.com ',
  phone: '8 612 34567',
}

test.each([
  ['LT-01234', 'LT-01234'],
  ['lt 01234', 'LT-01234'],
  [' LT01234 ', 'LT-01234'],
  ['LT–01234', 'LT-01234'],
  ['01234', 'LT-01234'],
  ['1234', undefined],
  ['012345', undefined],
  ['LV-01234', undefined],
  ['LT-0123O', undefined],
  ['', undefined],
])('the postal code %j is %s', (text, code) => {
  expect(parsePostalCode(text)).toBe(code)
})

test('any five digits are a postal code in each way of writing them, and its own form is one', () => {
  const digits = fc.stringMatching(/^\d{5}$/)
  const before = fc.constantFrom('', 'LT', 'lt', 'LT-', 'LT ', 'Lt – ')
  fc.assert(
    fc.property(digits, before, (code, prefix) => {
      expect(parsePostalCode(prefix + code)).toBe(`LT-${code}`)
    }),
  )
  fc.assert(
    fc.property(fc.string({ maxLength: 12 }), (text) => {
      const code = parsePostalCode(text)
      if (code) expect(parsePostalCode(code)).toBe(code)
    }),
  )
})

test('what was typed becomes what the operator takes', () => {
  expect(readDelivery(whole, terminals)).toEqual({
    delivery: { method: 'address', street: 'Uogų g. 1-2', city: 'Vilnius', postalCode: 'LT-01100' },
  })
  expect(readDelivery({ ...whole, method: 'parcelTerminal' }, terminals)).toEqual({
    delivery: { method: 'parcelTerminal', parcelTerminalId: 'kaunas' },
    terminal: terminals[0],
  })
  expect(readBuyer(whole)).toEqual({
    buyer: {
      firstName: 'Ona',
      lastName: 'Braškė',
      email: 'ona@example.com',
      phoneNumber: parsePhoneNumber('61234567'),
    },
  })
})

test('each field that is missing or unreadable is named', () => {
  const sim = (draft: Partial<Draft> = {}) => firstProblems('sim', { ...emptyDraft, ...draft }, terminals)
  const esim = (draft: Partial<Draft> = {}) => firstProblems('esim', { ...emptyDraft, ...draft }, undefined)
  expect(sim()).toEqual({ method: 'missing' })
  expect(sim({ method: 'parcelTerminal' })).toEqual({ parcelTerminalId: 'missing' })
  expect(sim({ method: 'parcelTerminal', parcelTerminalId: 'gone' })).toEqual({ parcelTerminalId: 'invalid' })
  expect(sim({ method: 'address', postalCode: '12' })).toEqual({
    street: 'missing',
    city: 'missing',
    postalCode: 'invalid',
  })
  expect(esim()).toEqual({ device: 'missing' })
  expect(esim({ device: 'noEid' })).toEqual({ device: 'invalid' })
  expect(esim({ device: 'eid' })).toEqual({})
  expect(readBuyer({ ...emptyDraft, email: 'ona', phone: '12' })).toEqual({
    problems: { firstName: 'missing', lastName: 'missing', email: 'invalid', phone: 'invalid' },
  })
})

test.each(['street', 'city', 'postalCode'] as const)('an address without its %s alone is none', (field) => {
  expect(readDelivery({ ...whole, [field]: ' ' }, terminals)).toEqual({ problems: { [field]: 'missing' } })
  expect(readOrder('sim', { ...whole, [field]: '' }, offer, plans)).toBeUndefined()
})

test.each(['firstName', 'lastName', 'email', 'phone'] as const)(
  'a buyer without a %s alone is none',
  (field) => {
    expect(readBuyer({ ...whole, [field]: ' ' })).toEqual({ problems: { [field]: 'missing' } })
  },
)

test('a SIM that is sent has no price before its ways are known', () => {
  expect(readOrder('sim', whole, { cardPriceInCents: offer.cardPriceInCents }, plans)).toBeUndefined()
})

test('while the terminals are not known, a chosen one will do', () => {
  const chosen: Draft = { ...emptyDraft, method: 'parcelTerminal', parcelTerminalId: 'any' }
  expect(firstProblems('sim', chosen, undefined)).toEqual({})
  expect(firstProblems('sim', { ...chosen, parcelTerminalId: '' }, undefined)).toEqual({
    parcelTerminalId: 'missing',
  })
})

test('an order costs the SIM, its way and its plan', () => {
  expect(readOrder('sim', whole, offer, plans)?.totalInCents).toBe(199 + 299 + 690)
  const toTerminal: Draft = { ...whole, method: 'parcelTerminal', planId: '' }
  expect(readOrder('sim', toTerminal, offer, plans)).toMatchObject({
    totalInCents: 199 + 149,
    plan: undefined,
  })
  expect(readOrder('esim', whole, { cardPriceInCents: toCents(0) }, plans)).toMatchObject({
    totalInCents: 690,
  })
  expect(readOrder('esim', { ...whole, device: 'noEid' }, offer, plans)).toBeUndefined()
})

const text = fc.string({ maxLength: 60 })
const anyDraft: fc.Arbitrary<Draft> = fc.record({
  method: fc.constantFrom(...deliveryMethods, undefined),
  parcelTerminalId: fc.constantFrom('', 'kaunas', 'gone'),
  device: fc.constantFrom(...deviceAnswers, undefined),
  planId: fc.constantFrom('', 'm', 'gone'),
  street: text,
  city: text,
  postalCode: fc.oneof(text, fc.constant('LT-01100')),
  firstName: text,
  lastName: text,
  email: fc.oneof(text, fc.constant('ona@example.com')),
  phone: fc.oneof(text, fc.constant('61234567')),
})

test('whatever is typed, there is an order exactly where nothing is wrong, and what is wrong is named else', () => {
  fc.assert(
    fc.property(anyDraft, fc.constantFrom('sim' as const, 'esim' as const), (draft, kind) => {
      const who = readBuyer(draft)
      const wrong = { ...firstProblems(kind, draft, terminals), ...('problems' in who && who.problems) }
      expect(readOrder(kind, draft, offer, plans) === undefined).toBe(Object.keys(wrong).length > 0)
    }),
  )
})

test('steps lead there and back', () => {
  for (const kind of ['sim', 'esim'] as const)
    for (const step of stepsOf[kind]) expect(stepBefore(kind, stepAfter(kind, step))).toBe(step)
  expect(stepBefore('sim', 'delivery')).toBeUndefined()
})

test('what a visit keeps says nothing of who orders or where they live', () => {
  fc.assert(
    fc.property(anyDraft, (draft) => {
      const kept = choiceToKeep(draft, 'buyer')
      expect(Object.keys(kept).sort()).toEqual(['device', 'method', 'parcelTerminalId', 'planId', 'step'])
      const { method, parcelTerminalId, device, planId } = draft
      expect(choiceFrom(kept)).toEqual({ method, parcelTerminalId, device, planId })
    }),
  )
})

test('a field takes as many characters as the operator does', () => {
  const fits = (length: number) => v.is(AddressLine, 'a'.repeat(length))
  expect([fits(longest.addressLine), fits(longest.addressLine + 1)]).toEqual([true, false])
})
