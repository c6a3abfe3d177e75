import { expect, test } from 'vitest'
import { matches } from './matching-words.ts'

test.each([
  ['Žinutė į užsienį', 'zinute', true],
  ['Žinutė į užsienį', 'UŽSIENĮ žin', true],
  ['Žinutė į užsienį', 'užsienį  žin', true],
  ['Straße', 'strasse', false],
  ['Žinutė į užsienį', '', true],
  ['Žinutė į užsienį', '  ', true],
  ['Звонок в Латвию', 'латвию', true],
  ['Žinutė į užsienį', 'skambutis', false],
  ['Žinutė į užsienį', 'žinutė Lietuvoje', false],
])('in %j the search for %j finds: %s', (text, wanted, isFound) => {
  expect(matches(text, wanted)).toBe(isFound)
})
