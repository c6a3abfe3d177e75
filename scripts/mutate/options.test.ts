import { expect, test } from 'vitest'
import { readPaths } from './options.ts'

const read = (...args: string[]) => readPaths(args, (path) => !path.includes('none'))

test('nothing said is every room', () => {
  expect(read()).toEqual(['src/lib', 'src/session', 'src/operator', 'src/features'])
})

test('folders and files are read', () => {
  expect(read('src/features/cart/', 'src/lib/money.ts')).toEqual(['src/features/cart', 'src/lib/money.ts'])
})

test.each([
  [['src/none'], 'There is nothing to mutate at "src/none".'],
  [['src/ui'], 'Only src/lib, src/session, src/operator, src/features are mutated, not "src/ui".'],
  [['src/library'], 'not "src/library"'],
  [['--room', 'src/lib'], "Unknown option '--room'"],
])('%j is refused in one sentence', (args, sentence) => {
  expect(() => read(...args)).toThrow(sentence)
})
