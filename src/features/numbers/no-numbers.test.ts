import { expect, test } from 'vitest'
import { accountOf } from '../../session/account.fixture.ts'
import { isWithoutNumbers, noNumbersPath } from './no-numbers.ts'

const account = accountOf('612 34567')
const failed = { kind: 'unavailable', reference: 'r1' } as const

test.each([
  ['no number at all', { ownedAsset: null, ownedAssets: [] }, true],
  ['a number, and none that is current', { ownedAsset: null }, false],
  ['a current number that is not in the list', { ownedAssets: [] }, false],
  ['a current number', {}, false],
])('an account with %s is without numbers: %s', (_, more, isWithout) => {
  expect(isWithoutNumbers({ name: 'ready', value: { ...account, ...more }, at: 0 })).toBe(isWithout)
})

test('of an account that no one knows yet nothing is said', () => {
  expect(isWithoutNumbers({ name: 'loading' })).toBe(false)
  expect(isWithoutNumbers({ name: 'failed', failed })).toBe(false)
})

test('each language has its own words', () => {
  expect(noNumbersPath('ru')).toBe('/no-numbers.ru.json')
})
