import { expect, test } from 'vitest'
import { mutantsOf } from './mutants.ts'

test('a mistake in any answer is found: a few of all that npm run conformance:mutations tries', async () => {
  const mutants = await mutantsOf()
  expect(mutants.length).toBeGreaterThan(1000)
  const few = mutants.filter((_, index) => index % Math.ceil(mutants.length / 6) === 0)
  const missed = []
  for (const { what, refutation } of few) if (!(await refutation())) missed.push(what)
  expect(missed).toEqual([])
}, 120_000)
