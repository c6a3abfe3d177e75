import * as v from 'valibot'
import { expect, test } from 'vitest'
import { TypedDocumentString } from './generated/graphql.ts'
import { operation } from './operation.ts'

const document = new TypedDocumentString<{ balance: string | null; active: boolean }, object>(
  'query X { balance active }',
)

test('a schema that differs from its document does not compile', () => {
  const whole = v.object({ balance: v.nullable(v.string()), active: v.boolean() })
  expect(operation(document, whole).schema).toBe(whole)

  // @ts-expect-error a field is missing
  operation(document, v.object({ active: v.boolean() }))
  // @ts-expect-error no one asked for this field
  operation(document, v.object({ ...whole.entries, more: v.string() }))
  // @ts-expect-error it may be null
  operation(document, v.object({ balance: v.string(), active: v.boolean() }))
  // @ts-expect-error it is another type
  operation(document, v.object({ balance: v.nullable(v.number()), active: v.boolean() }))
})
