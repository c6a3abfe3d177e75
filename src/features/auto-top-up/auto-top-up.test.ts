import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toCents } from '../../lib/money.ts'
import { type PhoneNumber, parsePhoneNumber, writePhoneNumber } from '../../lib/phone-number.ts'
import {
  type Draft,
  draftFrom,
  type Facts,
  firstPaymentDate,
  isAutoTopUp,
  isUsable,
  keptOf,
  newCard,
  otherNumber,
  readDraft,
} from './auto-top-up.ts'

const today = '2026-01-15'
const numberOf = (text: string): PhoneNumber => {
  const number = parsePhoneNumber(text)
  if (!number) throw new Error(`no number: ${text}`)
  return number
}
const own = numberOf('612 34567')
const second = numberOf('623 45678')
const card = (cardDetailsReference: string, expiryMonth: number, expiryYear: number) => ({
  variant: 'VISA',
  cardDetailsReference,
  cardInfo: { expiryMonth, expiryYear, holderName: 'RASA', number: '**** 4242' },
})
const replaced = {
  recurringPaymentId: 'auto',
  nextPaymentDate: '2026-01-31',
  amount: toCents(1250),
  brand: 'VISA',
  number: '**** 4242',
  phoneNumber: second,
  dayOfMonth: 31,
  cardDetailsReference: 'old',
  isPaused: false,
  lastFailure: null,
}
const facts: Facts = {
  numbers: [own, second],
  cards: [card('old', 12, 2025), card('good', 9, 2028)],
  limits: { presets: [500, 1000, 2000].map(toCents), minimum: toCents(300), maximum: toCents(10_000) },
  isNewCardOffered: true,
  current: [replaced],
  replaced: undefined,
}
const changing = { ...facts, replaced }

test('a new one begins with the current number, the second preset, today’s day and a card that works', () => {
  expect(draftFrom(facts, today, undefined)).toEqual({
    number: own,
    otherPhone: '',
    sumIndex: 1,
    ownSum: '',
    day: '15',
    card: 'good',
  })
})

test('a change begins with what there is, but for a card that has expired', () => {
  expect(draftFrom(changing, today, undefined)).toEqual({
    number: second,
    otherPhone: '',
    sumIndex: undefined,
    ownSum: '12,50',
    day: '31',
    card: 'good',
  })
  const withoutGood = { ...changing, cards: [card('old', 12, 2025)] }
  expect(draftFrom(withoutGood, today, undefined).card).toBe(newCard)
  expect(draftFrom({ ...withoutGood, isNewCardOffered: false }, today, undefined).card).toBe('')
})

test('a change begins with the card that pays so far, and with the preset that it tops up by', () => {
  const cards = [card('good', 9, 2028), card('better', 9, 2030)]
  const paidBy = { ...replaced, cardDetailsReference: 'better', amount: toCents(500) }
  expect(draftFrom({ ...changing, cards, replaced: paidBy }, today, undefined)).toMatchObject({
    card: 'better',
    sumIndex: 0,
    ownSum: '',
  })
})

test.each<[number[], number | undefined]>([
  [[500, 1000], 1],
  [[500], undefined],
  [[], undefined],
])('of the presets %j one begins with the second, if there is one', (presets, sumIndex) => {
  const limits = { ...facts.limits, presets: presets.map(toCents) }
  expect(draftFrom({ ...facts, limits }, today, undefined).sumIndex).toBe(sumIndex)
})

test.each([
  ['+370 623 45678', { number: second, otherPhone: '' }],
  ['699 99999', { number: otherNumber, otherPhone: '699 99999' }],
  ['8 6', { number: otherNumber, otherPhone: '8 6' }],
  ['', { number: own, otherPhone: '' }],
])('what was typed as %j is one of the account’s numbers or another', (phone, chosen) => {
  const kept = { phone, sumIndex: 0, ownSum: '', dayOfMonth: 3 }
  expect(draftFrom(facts, today, kept)).toMatchObject({ ...chosen, day: '3' })
})

test('a change stays with its number, whatever the draft says', () => {
  const draft: Draft = { ...draftFrom(changing, today, undefined), number: own }
  expect(readDraft(draft, changing, today)).toMatchObject({ phoneNumber: second })
})

test('each field says what is wrong with it', () => {
  const wrong: Draft = {
    number: otherNumber,
    otherPhone: '8 612',
    sumIndex: undefined,
    ownSum: '1',
    day: '1',
    card: 'old',
  }
  expect(readDraft(wrong, facts, today)).toEqual({ phone: 'invalid', sum: 'tooSmall', card: 'expired' })
  expect(readDraft({ ...wrong, otherPhone: '', ownSum: '', card: 'none' }, facts, today)).toEqual({
    phone: 'missing',
    sum: 'missing',
    card: 'missing',
  })
})

test.each(['', '0', '32', '1.5', '-3', '3 d', 'x'])('%j is no day of the month', (day) => {
  const draft = { ...draftFrom(facts, today, undefined), day }
  expect(readDraft(draft, facts, today)).toEqual({ day: 'wrong' })
})

test.each(['1', '07', ' 31 '])('%j is a day of the month', (day) => {
  const draft = { ...draftFrom(facts, today, undefined), day }
  expect(readDraft(draft, facts, today)).toMatchObject({ dayOfMonth: Number(day) })
})

test('a card has to work on the day of the first charge, not only today', () => {
  const january = card('january', 1, 2026)
  expect([isUsable(january, today, 31), isUsable(january, today, 14)]).toEqual([true, false])
})

test('the first charge is never today', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 31 }), (dayOfMonth) => {
      expect(firstPaymentDate(today, dayOfMonth) > today).toBe(true)
    }),
  )
  expect(firstPaymentDate(today, 15)).toBe('2026-02-15')
})

const draft: fc.Arbitrary<Draft> = fc.record({
  number: fc.constantFrom<Draft['number']>(own, second, otherNumber),
  otherPhone: fc.oneof(fc.constant(writePhoneNumber(numberOf('699 99999'))), fc.string({ maxLength: 12 })),
  sumIndex: fc.option(fc.nat(4), { nil: undefined }),
  ownSum: fc.oneof(fc.constant('12,50'), fc.string({ maxLength: 8 })),
  day: fc.integer({ min: 1, max: 31 }).map(String),
  card: fc.constantFrom('old', 'good', newCard, ''),
})

test('what is kept brings the same auto top-up back, but for the card', () => {
  fc.assert(
    fc.property(draft, (before) => {
      const after = draftFrom(facts, today, keptOf(before, facts.numbers[0]))
      const read = (one: Draft) => readDraft({ ...one, card: 'good' }, facts, today)
      const expected = read(before)
      // An empty other number is as good as none.
      if (before.number === otherNumber && before.otherPhone === '') return
      expect(read(after)).toEqual(expected)
    }),
  )
})

test('what is read is whole: a number, a sum within the limits, a day, a card that works', () => {
  fc.assert(
    fc.property(draft, (any) => {
      const read = readDraft(any, facts, today)
      if (!isAutoTopUp(read)) return
      expect(read.amountInCents).toBeGreaterThanOrEqual(300)
      expect(read.amountInCents).toBeLessThanOrEqual(10_000)
      if (read.card) expect(isUsable(read.card, today, read.dayOfMonth)).toBe(true)
    }),
  )
})
