import { expect, test } from 'vitest'
import { temporaryFolder } from '../../tests/fixtures/temporary-folder.ts'
import { fieldComments, withDescriptions } from './field-comments.ts'

const file = `export const answer = v.object({
  /** Whether it is
   *  there. */
  isThere: v.boolean(),
  /** One thing. */
  both: Identifier,
  within: v.object({
    /** Another one. */
    both: v.string(),
  }),
})
export interface Endpoint {
  /** Where it is. */
  path: Path
}
`

test('a field is described as its file says, and one of two meanings not at all', async () => {
  const said = fieldComments(await temporaryFolder({ files: { 'call.ts': file } }))
  expect(['isThere', 'both', 'path'].map((name) => said('call.ts', name))).toEqual([
    'Whether it is there.',
    undefined,
    undefined,
  ])
  expect(said('another.ts', 'isThere')).toBeUndefined()
})

test('fields are described as deep as they go', () => {
  const field = { type: 'object', properties: { a: { type: 'string' } } } as const
  const described = { type: 'object', properties: { a: { description: 'A.', type: 'string' } } }
  const describe = (name: string) => (name === 'a' ? 'A.' : undefined)
  expect(withDescriptions({ oneOf: [field], properties: { list: { items: field } } }, describe)).toEqual({
    oneOf: [described],
    properties: { list: { items: described } },
  })
})
