import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import * as v from 'valibot'
import { expect, test, vi } from 'vitest'
import { temporaryFolder } from '../tests/fixtures/temporary-folder.ts'
import { exportSpace } from './export-space.ts'
import { validMirror } from './parse/mirror.fixture.ts'

const Tool = v.function()
/** The tool's other entry fails under this Node. */
const require = createRequire(import.meta.url)
const unreachable = '127.0.0.1:1'

/** What contentful-import says of a file: its own check comes first, then it asks a space that isn't there. */
async function importProblems(content: object): Promise<string> {
  const errorLogFile = join(await temporaryFolder(), 'errors.json')
  vi.spyOn(console, 'log').mockImplementation(() => {})
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const run = v.parse(Tool, require(join(require.resolve('contentful-import'), '../index.js')))
  const options = {
    content,
    spaceId: 'x',
    managementToken: 'x',
    host: unreachable,
    useVerboseRenderer: true,
    retryLimit: 0,
    errorLogFile,
  }
  await expect(run(options)).rejects.toThrow()
  vi.restoreAllMocks()
  return readFile(errorLogFile, 'utf8')
}

test('contentful-import takes what is exported', async () => {
  expect(await importProblems(exportSpace(validMirror()))).toContain('ECONNREFUSED')
})

test('contentful-import refuses what is not whole, so its check was asked', async () => {
  const { contentTypes, ...space } = exportSpace(validMirror())
  const nameless = contentTypes.map(({ fields, ...type }) => ({
    ...type,
    fields: fields.map(({ name, ...field }) => field),
  }))
  expect(await importProblems({ ...space, contentTypes: nameless })).not.toContain('ECONNREFUSED')
})

test('everything that is exported is published by the import', () => {
  const { contentTypes, entries, assets } = exportSpace(validMirror())
  for (const { sys } of [...contentTypes, ...entries, ...assets]) expect(sys.publishedVersion).toBe(1)
  expect(entries).toHaveLength(Object.keys(validMirror().entries).length)
})
