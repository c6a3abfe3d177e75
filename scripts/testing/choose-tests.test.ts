import { expect, test } from 'vitest'
import { chooseTests } from './choose-tests.ts'

const journeys = ['top-up', 'plans', 'home'].flatMap((folder) =>
  Array.from({ length: 40 }, (_, index) => `${folder}/a.spec.ts › way ${index} (lt)`),
)
const of = (folder: string, chosen: readonly string[]) =>
  chosen.filter((journey) => journey.startsWith(`${folder}/`)).length

test('about a fifth is walked, the same of the same commit, others of the next', () => {
  const chosen = chooseTests(journeys, 'a', [])
  expect(chosen.length).toBeGreaterThan(12)
  expect(chosen.length).toBeLessThan(38)
  expect(chooseTests(journeys, 'a', [])).toEqual(chosen)
  expect(chooseTests(journeys, 'b', [])).not.toEqual(chosen)
})

test('a row of commits walks every test', () => {
  const walked = Array.from({ length: 80 }, (_, commit) => chooseTests(journeys, `${commit}`, [])).flat()
  expect(new Set(walked)).toEqual(new Set(journeys))
})

test.each(['src/features/top-up/sum.ts', 'tests/top-up/a.spec.ts', 'sandbox/operator/top-up/limits/a.ts'])(
  'what %s belongs to is walked whole',
  (path) => {
    const chosen = chooseTests(journeys, 'a', [path])
    expect(of('top-up', chosen)).toBe(40)
    expect(of('plans', chosen)).toBeLessThan(20)
  },
)

test('a file’s own name is not a folder', () => {
  expect(chooseTests(journeys, 'a', ['src/ui/top-up'])).toEqual(chooseTests(journeys, 'a', []))
})
