import { describe, expect, test } from 'vitest'
import { enumeratedPlaces, enumerations } from './enumerations.fixture.ts'

const tests = import.meta.glob<string>('/src/features/*/unknown-values.browser.test.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const rows = Object.entries(enumerations)

/** The enumerations that a feature's tests name. */
const namedIn = (text: string) =>
  [...text.matchAll(/^(?:onScreen|inCalls|inQuestions|leadsToNoClaim)\(\s*'([^']+)'/gm)].map(
    ([, name]) => name,
  )
const featureOf = (path: string) => path.split('/').at(-2)

test.each(enumeratedPlaces)('%s has a row', (place) => {
  expect(rows.some(([, { at }]) => at.test(place))).toBe(true)
})

describe.each(rows)('%s', (name, { at, shownBy }) => {
  test('is in the contract', () => {
    expect(enumeratedPlaces.some((place) => at.test(place))).toBe(true)
  })

  test('is tested by the features that show it, and by no other', () => {
    const features = Object.entries(tests).flatMap(([path, text]) =>
      namedIn(text).includes(name) ? [featureOf(path)] : [],
    )
    expect(features.toSorted()).toEqual([...shownBy].toSorted())
  })
})
