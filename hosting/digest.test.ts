import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder, writeFiles } from '../tests/fixtures/temporary-folder.ts'
import { digestOf } from './digest.ts'

const paths = ['src', 'snapshot.json', 'not-there']
const digest = (root: string, values: Record<string, string> = { GALLERY: 'false' }) =>
  digestOf({ root, paths, values })

test('the same files and values have the same digest, wherever they are', async () => {
  const files = { 'src/a.ts': 'a', 'src/b/c.ts': 'c', 'snapshot.json': '{}' }
  const [one, other] = [await temporaryFolder({ files }), await temporaryFolder({ files })]
  expect(await digest(one, { A: '1', B: '2' })).toBe(await digest(other, { B: '2', A: '1' }))
})

test.each<[string, (root: string) => Promise<string>]>([
  ['a changed file', (root) => writeFiles(root, { 'src/b/c.ts': 'C' }).then(() => digest(root))],
  ['a new file', (root) => writeFiles(root, { 'src/new.ts': '' }).then(() => digest(root))],
  ['a file less', (root) => rm(join(root, 'src/a.ts')).then(() => digest(root))],
  [
    'a renamed file',
    (root) => rename(join(root, 'src/a.ts'), join(root, 'src/aa.ts')).then(() => digest(root)),
  ],
  ['a changed snapshot', (root) => writeFiles(root, { 'snapshot.json': '[]' }).then(() => digest(root))],
  ['a path that was not there', (root) => writeFiles(root, { 'not-there': '' }).then(() => digest(root))],
  ['another value', (root) => digest(root, { GALLERY: 'true' })],
])('%s makes another digest', async (_name, change) => {
  const root = await temporaryFolder({ files: { 'src/a.ts': 'a', 'src/b/c.ts': 'c', 'snapshot.json': '{}' } })
  const before = await digest(root)
  expect(await change(root)).not.toBe(before)
})

test('what is not named does not matter', async () => {
  const root = await temporaryFolder({ files: { 'src/a.ts': 'a' } })
  const before = await digest(root)
  await writeFiles(root, { 'README.md': 'new' })
  expect(await digest(root)).toBe(before)
})
