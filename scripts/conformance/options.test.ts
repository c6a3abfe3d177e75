import { expect, test } from 'vitest'
import { readOptions } from './options.ts'

const target = ['--target', 'https://operator.example/api']

test('the target alone is read from, as a site of its own, and asked for everything', () => {
  const { covers, ...others } = readOptions(target)
  expect(others).toEqual({
    operatorOrigin: 'https://operator.example',
    siteOrigin: 'https://operator.example',
    allowed: ['reading'],
    hooks: undefined,
    level: 'core',
    json: undefined,
    junit: undefined,
  })
  expect(covers('/v1/graphql')).toBe(true)
})

test('only what is named is asked for, and only what is allowed is done', () => {
  const { covers, allowed } = readOptions([...target, '--only', 'graphql, payment', '--writing'])
  expect([covers('/v1/graphql'), covers('/v1/payment/card'), covers('/v1/leads')]).toEqual([
    true,
    true,
    false,
  ])
  expect(allowed).toEqual(['reading', 'writing'])
})

test.each([
  [[], '--target'],
  [['--target', 'localhost:4322'], '--target'],
  [['--target', 'operator.example'], '--target'],
  [[...target, '--site', 'uoga.example'], '--site'],
  [[...target, '--hooks', 'control'], '--hooks'],
  [[...target, '--only', 'grapql'], '“grapql”'],
  [[...target, '--wrting'], '--wrting'],
  [[...target, '--level', 'most'], '“most”'],
])('%j is called wrongly, and told why', (args, named) => {
  expect(() => readOptions(args)).toThrow(named)
})
