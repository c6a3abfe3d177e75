import { expect, test } from 'vitest'
import { importContent } from '../tests/fixtures/contentful-import.ts'
import { exportSpace } from './export-space.ts'
import { validMirror } from './parse/mirror.fixture.ts'

/** What contentful-import says of a file: its own check comes first, then it asks a space that isn't there. */
const importProblems = (content: object) => importContent({ content, host: '127.0.0.1:1', space: 'x' })

test('contentful-import takes what is exported', async () => {
  expect(await importProblems(exportSpace(validMirror()))).toContain('ECONNREFUSED')
})

test('contentful-import refuses what is not whole, so its check was asked', async () => {
  const { contentTypes, ...space } = exportSpace(validMirror())
  const nameless = contentTypes.map(({ fields, ...type }) => ({
    ...type,
    fields: fields.map(({ name, ...field }) => field),
  }))
  const problems = await importProblems({ ...space, contentTypes: nameless })
  expect(problems).not.toBe('')
  expect(problems).not.toContain('ECONNREFUSED')
})
