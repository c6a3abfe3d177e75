import { describe, expect, test } from 'vitest'
import { stringify } from 'yaml'
import { graphqlBreaks, restBreaks } from './breaking-changes.ts'

const json = (schema: object) => ({ content: { 'application/json': { schema } } })
const object = (properties: object, ...required: string[]) => ({ type: 'object', properties, required })
const text = { type: 'string' }

const document = (operation: object, components: object = {}) =>
  stringify({
    paths: { '/pay': { post: { responses: {}, ...operation } } },
    components: { parameters: {}, responses: {}, schemas: {}, ...components },
  })

const asked = (schema: object) => document({ requestBody: json(schema) })
const answered = (schema: object) => document({ responses: { 200: json(schema) } })
const taking = (...parameters: object[]) => document({ parameters })
const header = { name: 'Key', in: 'header', schema: text }

const paid = object({ status: { const: 'paid' } }, 'status')
const refused = object({ status: { const: 'refused' } }, 'status')
const pending = object({ status: { const: 'pending' } }, 'status')

test.each([
  [
    'a call that is gone',
    document({}),
    stringify({ paths: {}, components: { parameters: {}, responses: {}, schemas: {} } }),
    'POST /pay is gone',
  ],
  [
    'a status that is gone',
    document({ responses: { 422: { description: 'no' } } }),
    document({}),
    'POST /pay 422 is gone',
  ],
  ['a header that is gone', taking(header), taking(), 'POST /pay Key is gone'],
  [
    'a header that is demanded',
    taking(header),
    taking({ ...header, required: true }),
    'POST /pay Key must be sent now',
  ],
  [
    'a new header that is demanded',
    taking(),
    taking({ ...header, required: true }),
    'POST /pay Key must be sent now',
  ],
])('%s is named', (_, published, current, sentence) => {
  expect(restBreaks(published, current)).toEqual([sentence])
})

describe('of a request', () => {
  test.each([
    ['a new field that is demanded', object({}), object({ sum: text }, 'sum'), '.sum must be sent now'],
    [
      'a field that becomes demanded',
      object({ sum: text }),
      object({ sum: text }, 'sum'),
      '.sum must be sent now',
    ],
    ['a field that is gone', object({ sum: text }), object({}), '.sum is gone'],
    ['a value that is gone', { enum: ['a', 'b'] }, { enum: ['a'] }, ' has no value b any more'],
    ['a list of values where anything was taken', text, { ...text, enum: ['a'] }, ' is one of a list now'],
    ['another type', text, { type: 'integer' }, ' was string, and is integer'],
    ['null that is no longer taken', { type: ['string', 'null'] }, text, ' may no longer be null'],
    ['a longer minimum', { ...text, minLength: 1 }, { ...text, minLength: 2 }, ' had minLength 1, and has 2'],
    ['a new maximum', text, { ...text, maxLength: 9 }, ' had maxLength none, and has 9'],
    ['a new pattern', text, { ...text, pattern: '^a' }, ' had pattern none, and has ^a'],
    [
      'items of another type',
      { type: 'array', items: text },
      { type: 'array', items: { type: 'integer' } },
      '[] was string, and is integer',
    ],
    [
      'an option that is gone',
      { oneOf: [paid, refused] },
      { oneOf: [paid] },
      ' has no option status refused any more',
    ],
  ])('%s is named', (_, published, current, sentence) => {
    expect(restBreaks(asked(published), asked(current))).toContain(`POST /pay request${sentence}`)
  })

  test.each([
    ['a new field that may be left out', object({}), object({ sum: text })],
    ['a field that needn’t be sent any more', object({ sum: text }, 'sum'), object({ sum: text })],
    ['a new value', { enum: ['a'] }, { enum: ['a', 'b'] }],
    ['null that is taken too', text, { type: ['string', 'null'] }],
    ['a bound that is gone', { ...text, maxLength: 9 }, text],
    ['a new option', { oneOf: [paid] }, { oneOf: [paid, refused] }],
  ])('%s is no break', (_, published, current) => {
    expect(restBreaks(asked(published), asked(current))).toEqual([])
  })
})

describe('of an answer', () => {
  test.each([
    ['a field that is gone', object({ sum: text }), object({}), '.sum is gone'],
    [
      'a field that may be missing',
      object({ sum: text }, 'sum'),
      object({ sum: text }),
      '.sum may be missing now',
    ],
    ['a field of a field', object({ a: object({ b: text }) }), object({ a: object({}) }), '.a.b is gone'],
    ['a value that is gone', { enum: ['a', 'b'] }, { const: 'a' }, ' has no value b any more'],
    ['anything where values were listed', { ...text, enum: ['a'] }, text, ' is anything now'],
    ['another type', { const: 'a' }, { type: 'boolean' }, ' was string, and is boolean'],
    ['null', { anyOf: [text] }, { anyOf: [text, { type: 'null' }] }, ' may be null'],
    [
      'a higher maximum',
      { type: 'integer', maximum: 5 },
      { type: 'integer', maximum: 6 },
      ' had maximum 5, and has 6',
    ],
    ['a pattern that is gone', { ...text, pattern: '^a' }, text, ' had pattern ^a, and has none'],
    [
      'a new option without a mark',
      { oneOf: [paid, refused] },
      { oneOf: [paid, refused, text] },
      ' has a new option string',
    ],
    [
      'a field that an option has no more',
      { oneOf: [pending, { ...paid, properties: { ...paid.properties, sum: text } }] },
      { oneOf: [pending, paid] },
      ' (status paid).sum is gone',
    ],
  ])('%s is named', (_, published, current, sentence) => {
    expect(restBreaks(answered(published), answered(current))).toContain(`POST /pay 200${sentence}`)
  })

  test.each([
    ['a new field', object({}), object({ sum: text }, 'sum')],
    ['a new value', { enum: ['a'] }, { enum: ['a', 'b'] }],
    ['null that doesn’t come any more', { type: ['string', 'null'] }, text],
    ['a new option with a mark', { oneOf: [paid, refused] }, { oneOf: [paid, refused, pending] }],
    ['options in another order', { oneOf: [paid, refused] }, { oneOf: [refused, paid] }],
  ])('%s is no break', (_, published, current) => {
    expect(restBreaks(answered(published), answered(current))).toEqual([])
  })
})

test('what is referred to is compared, not its name', () => {
  const body = (name: string) => ({
    responses: { 200: json(object({ sum: { $ref: `#/components/schemas/${name}` } })) },
  })
  const published = document(body('Sum'), { schemas: { Sum: text } })
  expect(restBreaks(published, document(body('Total'), { schemas: { Total: text } }))).toEqual([])
  expect(restBreaks(published, document(body('Sum'), { schemas: { Sum: { type: 'integer' } } }))).toEqual([
    'POST /pay 200.sum was string, and is integer',
  ])
})

test('a GraphQL field that is gone is named, a new one isn’t', () => {
  const published = 'type Query { sum: Int! }'
  expect(graphqlBreaks(published, 'type Query { total: Int! }')).toEqual(['Query.sum was removed.'])
  expect(graphqlBreaks(published, 'type Query { sum: Int! total: Int! }')).toEqual([])
})
