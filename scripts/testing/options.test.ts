import { expect, test } from 'vitest'
import { readOptions } from './options.ts'

const read = (...args: string[]) => readOptions(args, (path) => path.startsWith('tests/'))

test('nothing said is everything, chosen by the commit', () => {
  expect(read()).toEqual({ seed: undefined, shard: undefined, paths: [] })
})

test('a seed, a part and paths are read', () => {
  expect(read('--seed', 'friday-2', '--shard', '2/3', 'tests/top-up')).toEqual({
    seed: 'friday-2',
    shard: '2/3',
    paths: ['tests/top-up'],
  })
})

test.each([
  [['--seed', 'a b'], 'takes a word of up to 40 letters, digits and dashes, not "a b"'],
  [['--seed', ''], 'takes a word'],
  [['--shard', '4/3'], 'takes a part of a whole such as 1/3, not "4/3"'],
  [['--shard', '0/3'], 'takes a part'],
  [['--shard', 'first'], 'not "first"'],
  [['src/none.test.ts'], 'There is no test at "src/none.test.ts"'],
  [['--sead', 'x'], "Unknown option '--sead'"],
])('%j is refused in one sentence', (args, sentence) => {
  expect(() => read(...args)).toThrow(sentence)
})
