import { expect, test } from 'vitest'
import { contentTypes } from '../model/content-types.ts'
import { validMirror } from './mirror.fixture.ts'
import { parseMirror } from './parse-mirror.ts'

/** Every field of the model but the editors' own name of an entry. */
const fields = contentTypes.flatMap(({ id, fields }) =>
  fields
    .filter((field) => field.id !== 'name')
    .map((field) => ({ contentType: id, field: field.id, model: field })),
)

/** What is said of a field of one entry of this type, once it has these values in a space that is valid otherwise. */
function problemsWith(contentType: string, field: string, values: (lt: unknown) => Record<string, unknown>) {
  const mirror = validMirror()
  const entry = Object.values(mirror.entries).find(({ sys }) => sys.contentType.sys.id === contentType)
  if (!entry) throw new Error(`the fixture has no ${contentType}`)
  entry.fields[field] = values(entry.fields[field]?.lt)
  return parseMirror(mirror).problems.filter(
    (problem) => problem.entry === entry.sys.id && problem.field === field,
  )
}

test.each(fields)('$contentType $field of the model is read', ({ contentType, field }) => {
  const problems = problemsWith(contentType, field, () => ({ lt: { no: 'such value' } }))
  const wrong = problems.filter(({ severity }) => severity !== 'fallback')
  expect(wrong).toMatchObject([
    { contentType, language: 'lt', message: expect.stringContaining('an object') },
  ])
})

test.each(fields.filter(({ model }) => model.required))(
  '$contentType $field is required by the model: without it there is a problem',
  ({ contentType, field }) => {
    const problems = problemsWith(contentType, field, () => ({}))
    expect(problems).toMatchObject([{ contentType, language: 'lt', message: 'is missing' }])
  },
)

/** Pages whose address is fixed need no slug in any language. */
const needsTranslation = ({ contentType, field, model }: (typeof fields)[number]) =>
  model.localized && !(field === 'slug' && ['homePage', 'notFoundPage'].includes(contentType))

test.each(fields.filter(needsTranslation))(
  '$contentType $field is translated by the model: a missing translation is reported',
  ({ contentType, field }) => {
    const problems = problemsWith(contentType, field, (lt) => ({ lt: lt ?? 'x' }))
    const fallbacks = problems.filter(({ severity }) => severity === 'fallback')
    expect(fallbacks.map(({ language }) => language)).toEqual(['en', 'ru'])
  },
)
