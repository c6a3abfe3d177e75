import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { readEnvironment } from '../hosting/environment.ts'
import { editingOrigin } from './site-editing.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Every file of the project that a file imports, through others too. */
function reachedFrom(file: string, reached = new Set<string>()): Set<string> {
  if (reached.has(file)) return reached
  reached.add(file)
  for (const [, target = ''] of readFileSync(file, 'utf8').matchAll(/(?:from|import\() ?'(\.[^']+\.ts)'/g))
    reachedFrom(join(dirname(file), target), reached)
  return reached
}

const editingFiles = (file: string) =>
  [...reachedFrom(join(root, file))]
    .map((path) => relative(root, path))
    .filter((path) => /^sandbox\/editing\//.test(path))

test.each([
  'scripts/build.ts',
  'hosting/netlify-functions/switches.ts',
  'hosting/netlify-functions/editors.ts',
])('%s, and so what is deployed, has nothing of the editing page', (file) =>
  expect(editingFiles(file)).toEqual([]),
)

test('only the two commands of this machine have it', () => {
  for (const file of ['scripts/start.ts', 'scripts/dev.ts']) expect(editingFiles(file)).not.toEqual([])
})

const originFor = (variables: Record<string, string>) => {
  const read = readEnvironment(variables)
  if (read.kind !== 'read') throw new Error('the variables are wrong')
  return editingOrigin(read.environment)
}

test('it is open for the embedded content of a site that only this machine opens', () => {
  expect(originFor({})).toBe('http://127.0.0.1:4324')
  expect(originFor({ SITE_ORIGIN: 'http://192.168.1.5:4321' })).toBeUndefined()
  expect(
    originFor({
      CONTENTFUL_SPACE_ID: 'a',
      CONTENTFUL_ENVIRONMENT: 'master',
      CONTENTFUL_DELIVERY_TOKEN: 'token',
    }),
  ).toBeUndefined()
})
