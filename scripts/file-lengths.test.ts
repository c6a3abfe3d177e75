import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Lines; the goal is 400. Why: docs/decisions/0163-what-keeps-the-house-small.md */
const limit = 500

/** Frozen, generated, or data of tests. */
const isLeftOut = (file: string) =>
  /\/(generated|migrations|fixtures)\/|\.(test|fixture)\.|^(tests|docs)\//.test(file)

test(`no file of code has more than ${limit} lines`, () => {
  const code = ['*.ts', '*.tsx', '*.astro', '*.css', '*.js', '*.mjs', '*.cjs']
  const files = execFileSync('git', ['ls-files', ...code], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => file && !isLeftOut(file))
  expect(files.length).toBeGreaterThan(1000)
  expect(files.filter((file) => readFileSync(file, 'utf8').split('\n').length > limit)).toEqual([])
})
