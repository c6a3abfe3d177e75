import { expect, test } from 'vitest'
import { toCents } from '../../lib/money.ts'
import { wordsIn } from '../top-up/words.fixture.ts'
import { esimOrderMicrocopy, laterStepsMicrocopy, simOrderMicrocopy } from './sim-order.microcopy.ts'
import { priceInWords, problemsInWords, refusalInWords, stepTitle } from './sim-order-words.ts'

const words = wordsIn('en', [...simOrderMicrocopy, ...esimOrderMicrocopy, ...laterStepsMicrocopy])

test('what is missing is reported in the order of the fields, each with words of its own', () => {
  const problems = {
    phone: 'missing',
    email: 'missing',
    firstName: 'missing',
    lastName: 'missing',
    device: 'missing',
    postalCode: 'missing',
    city: 'missing',
    street: 'missing',
    parcelTerminalId: 'missing',
    method: 'missing',
  } as const
  expect(problemsInWords(problems, words).map(({ field, message }) => [field, message])).toEqual([
    ['method', words['cardOrder.methodMissing']],
    ['parcelTerminalId', words['cardOrder.parcelTerminalMissing']],
    ['street', words['cardOrder.streetMissing']],
    ['city', words['cardOrder.cityMissing']],
    ['postalCode', words['cardOrder.postalCodeMissing']],
    ['device', words['cardOrder.deviceMissing']],
    ['firstName', words['cardOrder.firstNameMissing']],
    ['lastName', words['cardOrder.lastNameMissing']],
    ['email', words['cardOrder.emailMissing']],
    ['phone', words['cardOrder.phoneMissing']],
  ])
})

test.each([
  ['postalCode', words['cardOrder.postalCodeInvalid']],
  ['device', words['cardOrder.deviceInvalid']],
  ['email', words['cardOrder.emailInvalid']],
  ['phone', words['cardOrder.phoneInvalid']],
  ['parcelTerminalId', words['cardOrder.parcelTerminalMissing']],
] as const)('what can’t be read is reported: %s', (field, message) => {
  expect(problemsInWords({ [field]: 'invalid' }, words)).toEqual([{ field, message }])
})

test('nothing wrong is nothing told', () => {
  expect(problemsInWords({}, words)).toEqual([])
})

test('steps and refusals have words; what costs nothing is free', () => {
  expect(stepTitle('summary', words)).toBe(words['cardOrder.summary'])
  expect(refusalInWords('PLAN_NOT_AVAILABLE', words)).toBe(words['cardOrder.PLAN_NOT_AVAILABLE'])
  expect(priceInWords(toCents(0), words)).toBe(words['cardOrder.free'])
  expect(priceInWords(toCents(299), words)).toBe('2,99\u00a0EUR')
})
