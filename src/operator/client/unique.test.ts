import * as v from 'valibot'
import { expect, test } from 'vitest'
import { unique } from './unique.ts'

test('of two with the same name the first stays, in its place', () => {
  const items = [
    { id: 'a', price: 1 },
    { id: 'b', price: 2 },
    { id: 'a', price: 3 },
  ]
  const schema = v.pipe(
    v.array(v.object({ id: v.string(), price: v.number() })),
    unique(({ id }) => id),
  )
  expect(v.parse(schema, items)).toEqual(items.slice(0, 2))
})
