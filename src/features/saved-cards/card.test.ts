import { expect, test } from 'vitest'
import { cardName, expiryOf, isExpired, paidWith } from './card.ts'

const card = { expiryMonth: 5, expiryYear: 2028 }

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

const words = { 'card.other': 'Kortelė' }

test.each([
  ['VISA', 'Visa **** 4242'],
  ['MASTERCARD', 'Mastercard **** 4242'],
  ['SOMETHING_NEW', 'Kortelė **** 4242'],
])(
  'a brand is written as its owner writes it, an unknown one never as the operator does: %s',
  (brand, name) => {
    expect(cardName(brand, '**** 4242', words)).toBe(name)
    expect(paidWith(`${brand} **** 4242`, words)).toBe(name)
  },
)

test('a bank keeps its name', () => {
  expect(paidWith('Uogų bankas', words)).toBe('Uogų bankas')
})
