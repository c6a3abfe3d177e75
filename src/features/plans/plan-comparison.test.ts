import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { differs, mostCompared, withCompared } from './plan-comparison.ts'

const ids = ['s', 'm', 'l', 'xl', 'own']

test('whatever is ticked and unticked, at most three plans are compared, each once', () => {
  const deeds = fc.array(fc.tuple(fc.constantFrom(...ids), fc.boolean()))
  fc.assert(
    fc.property(deeds, (list) => {
      let compared: string[] = []
      for (const [planId, isTicked] of list) {
        const next = withCompared(compared, planId, isTicked)
        // Only one more than fit is refused.
        expect(next === undefined).toBe(
          isTicked && !compared.includes(planId) && compared.length === mostCompared,
        )
        if (next) expect(next.includes(planId)).toBe(isTicked)
        compared = next ?? compared
        expect(new Set(compared).size).toBe(compared.length)
        expect(compared.length).toBeLessThanOrEqual(mostCompared)
      }
    }),
  )
})

test('a row differs where one cell says something else', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.nat(2), (one, other, at) => {
      expect(differs([one, one, one])).toBe(false)
      expect(differs([one, one, one].with(at, other))).toBe(one !== other)
    }),
  )
})
