import { expect, test } from 'vitest'
import { cardInSight, cardInWords, cardMark, cardName, expiryOf, isExpired } from './card.tsx'

const card = { expiryMonth: 5, expiryYear: 2028 }
const words = { 'card.ending': '{card}, paskutiniai skaitmenys {digits}', 'card.other': 'Kortelė' }

test.each([
  ['2028-04-30', false],
  ['2028-05-31', false],
  ['2028-06-01', true],
  ['2027-12-31', false],
  ['2029-01-01', true],
])('a card works through its last month: on %s it is over: %s', (today, isOver) => {
  expect(isExpired(card, today)).toBe(isOver)
})

test('a card reads as it is printed', () => {
  expect(expiryOf(card)).toBe('05/28')
  expect(expiryOf({ expiryMonth: 12, expiryYear: 2105 })).toBe('12/05')
})

test.each([
  ['VISA **** 4242', 'Visa, paskutiniai skaitmenys 4242'],
  ['MASTERCARD ************5100', 'Mastercard, paskutiniai skaitmenys 5100'],
  ['MAESTRO •••• 0069', 'Maestro, paskutiniai skaitmenys 0069'],
  ['SOMETHING_NEW **** 4242', 'Kortelė, paskutiniai skaitmenys 4242'],
  ['VISA****4242', 'Visa, paskutiniai skaitmenys 4242'],
  ['VISA **** 42425', 'VISA **** 42425'],
  ['Swedbank', 'Swedbank'],
  ['VISA', 'VISA'],
])('%s is read aloud as %s', (masked, told) => {
  expect(cardInWords(masked, words)).toBe(told)
})

test.each([
  ['VISA **** 4242', 'Visa •••• 4242'],
  ['MASTERCARD ************5100', 'Mastercard •••• 5100'],
  ['SOMETHING_NEW **** 4242', 'Kortelė •••• 4242'],
  ['Swedbank', 'Swedbank'],
])('%s is seen as %s', (masked, seen) => {
  expect(cardInSight(masked, words).replaceAll('\u00a0', ' ')).toBe(seen)
})

test.each([
  ['VISA', 'visa'],
  ['mastercard', 'mastercard'],
  ['SOMETHING_NEW', undefined],
])('a card of %s has the mark %s', (variant, mark) => {
  expect(cardMark(variant)).toBe(mark)
})

test('a saved card is named by its brand and last digits', () => {
  const cardInfo = { ...card, holderName: 'RASA', number: '**** 4242' }
  expect(cardName({ variant: 'VISA', cardDetailsReference: 'one', cardInfo }, words)).toBe(
    'Visa, paskutiniai skaitmenys 4242',
  )
})
