import { parse } from 'graphql'
import { describe, expect, test } from 'vitest'
import { allOperations } from '../../../src/operator/client/all-operations.ts'
import { readDocument } from './document.ts'

/** Each fragment spreads the next one so often, down to `end`. */
const spreading = (spreads: number, end: string, depth = 9) => {
  const level = (name: string) => `{${`...${name} `.repeat(spreads)}}`
  const fragments = Array.from({ length: depth }, (_, index) => {
    const next = index === depth - 1 ? end : level(`f${index + 2}`)
    return `fragment f${index + 1} on Query${next}`
  })
  return `query${level('f1')} ${fragments.join(' ')}`
}

describe('a document', () => {
  test.each(Object.entries(allOperations))('%s is read', (_name, { document }) => {
    expect(readDocument(document)).toBeDefined()
  })

  test.each([
    ['of a missing fragment', '{...none}'],
    ['of a missing fragment, deep below', spreading(2, '{...none}', 5)],
    ['of a fragment that spreads itself', 'query{...a} fragment a on Query{...a}'],
    ['of fragments in a circle', 'query{...a} fragment a on Query{...b} fragment b on Query{...a}'],
    ['of fragments that multiply', spreading(5, '{a}')],
    ['of 301 fields', `{${'a '.repeat(301)}}`],
    ['of 300 fields, one fragment twice', `query{...a ...a b} fragment a on Query{${'a '.repeat(150)}}`],
    ['deeper than ten', `${'{a'.repeat(11)}${'}'.repeat(11)}`],
    ['of two operations', 'query a{a} query b{b}'],
    ['of two mutations', 'mutation{a b}'],
    ['of a subscription', 'subscription{a}'],
    ['of more words than any has', `{a(b:[${'1 '.repeat(2_000)}])}`],
    ['that is none', '{'],
    ['of a fragment only', 'fragment a on Query{a}'],
    ['that has one fragment twice', 'query{...a} fragment a on Query{a} fragment a on Query{b}'],
  ])('%s is not', (_, source) => {
    expect(readDocument(source)).toBeUndefined()
  })

  test('of 300 fields, ten deep, is', () => {
    expect(readDocument(`{${'a '.repeat(300)}}`)).toMatchObject({ kind: 'query' })
    expect(readDocument(`${'{a'.repeat(10)}${'}'.repeat(10)}`)).toMatchObject({ kind: 'query' })
  })

  test.each([5, 8, 60])(
    'with %d spreads a level is found too large at once',
    (spreads) => {
      for (const end of ['{a}', '{...none}']) {
        const source = spreading(spreads, end)
        const parsing = timeOf(() => parse(source))
        expect(timeOf(() => expect(readDocument(source)).toBeUndefined())).toBeLessThan(parsing * 20 + 50)
      }
    },
    5_000,
  )
})

function timeOf(run: () => void): number {
  const begin = performance.now()
  run()
  return performance.now() - begin
}
