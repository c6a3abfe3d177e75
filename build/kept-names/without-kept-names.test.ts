import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { withoutKeptNames } from './without-kept-names.ts'

test('of what Radix ships, only what changes names goes', () => {
  const file = new URL('../../../node_modules/@radix-ui/react-tabs/dist/index.mjs', import.meta.url)
  const before = readFileSync(file, 'utf8')
  const after = withoutKeptNames(before)
  expect(before).toMatch(/^__name\(\w+, "/m)
  expect(after).not.toMatch(/^\s*__name\(/m)
  const others = (code: string) => code.split('\n').filter((line) => line && !line.includes('__name'))
  expect(others(after)).toEqual(others(before))
})

test('a class loses the block that only names it, and nothing else', () => {
  const named = 'class A {\n  static {\n    __name(this, "A");\n  }\n  static { count(); }\n}'
  expect(withoutKeptNames(named)).toBe('class A {\n\n  static { count(); }\n}')
})
