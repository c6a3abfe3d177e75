import { expect, test } from 'vitest'
import { chooseJourneys } from './choose-journeys.ts'

const journeys = ['top-up', 'plans', 'home'].flatMap((folder) =>
  Array.from({ length: 40 }, (_, index) => `${folder}/a.spec.ts › way ${index} (lt)`),
)
const of = (folder: string, chosen: readonly string[]) =>
  chosen.filter((journey) => journey.startsWith(`${folder}/`)).length

test('about a third is walked, the same of the same commit, others of the next', () => {
  const chosen = chooseJourneys(journeys, 'a', [])
  expect(chosen.length).toBeGreaterThan(25)
  expect(chosen.length).toBeLessThan(55)
  expect(chooseJourneys(journeys, 'a', [])).toEqual(chosen)
  expect(chooseJourneys(journeys, 'b', [])).not.toEqual(chosen)
})

test('a row of commits walks every journey', () => {
  const walked = Array.from({ length: 40 }, (_, commit) => chooseJourneys(journeys, `${commit}`, [])).flat()
  expect(new Set(walked)).toEqual(new Set(journeys))
})

test.each(['src/features/top-up/sum.ts', 'tests/top-up/a.spec.ts', 'sandbox/operator/top-up/limits/a.ts'])(
  'what %s belongs to is walked whole',
  (path) => {
    const chosen = chooseJourneys(journeys, 'a', [path])
    expect(of('top-up', chosen)).toBe(40)
    expect(of('plans', chosen)).toBeLessThan(25)
  },
)

test('a file’s own name is not a folder', () => {
  expect(chooseJourneys(journeys, 'a', ['src/ui/top-up'])).toEqual(chooseJourneys(journeys, 'a', []))
})
