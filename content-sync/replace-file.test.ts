import { mkdir, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../tests/fixtures/temporary-folder.ts'
import { replaceFile } from './replace-file.ts'

test('a file is written, its folder made, and written again', async () => {
  const folder = await temporaryFolder()
  const path = join(folder, 'a', 'b', 'file.json')
  await replaceFile(path, 'old')
  await replaceFile(path, 'new')
  expect(await readFile(path, 'utf8')).toBe('new')
  expect(await readdir(join(folder, 'a', 'b'))).toEqual(['file.json'])
})

test('what can’t be written leaves nothing behind', async () => {
  const folder = await temporaryFolder()
  await mkdir(join(folder, 'file.json'))
  await expect(replaceFile(join(folder, 'file.json'), 'new')).rejects.toThrow()
  expect(await readdir(folder)).toEqual(['file.json'])
})
