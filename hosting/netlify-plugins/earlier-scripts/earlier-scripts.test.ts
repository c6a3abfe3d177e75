import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { afterEach, expect, test, vi } from 'vitest'
import { temporaryFolder } from '../../../tests/fixtures/temporary-folder.ts'
import { onPostBuild } from './index.js'

afterEach(() => vi.restoreAllMocks())

/** Builds of a site, each with these hashed files; what is deployed of each. */
async function deploys(builds: readonly (readonly string[])[]): Promise<string[][]> {
  const folder = await temporaryFolder()
  const [before, deployed]: [string, string[][]] = [process.cwd(), []]
  process.chdir(folder)
  try {
    for (const [at, files] of builds.entries()) {
      vi.spyOn(Date, 'now').mockReturnValue(1_000 + at)
      await rm('dist', { recursive: true, force: true })
      await mkdir('dist/_astro', { recursive: true })
      for (const file of files) await writeFile(`dist/_astro/${file}`, file)
      await onPostBuild()
      deployed.push((await readdir('dist/_astro')).toSorted())
    }
    return deployed
  } finally {
    process.chdir(before)
  }
}

test('the scripts of the last three codes are deployed with those of now', async () => {
  const codes = ['a', 'b', 'c', 'd', 'e'].map((code) => [`${code}.js`, 'shared.js'])
  expect((await deploys(codes)).map((files) => files.join(' '))).toEqual([
    'a.js shared.js',
    'a.js b.js shared.js',
    'a.js b.js c.js shared.js',
    'a.js b.js c.js d.js shared.js',
    'b.js c.js d.js e.js shared.js',
  ])
})

test('however often content is published, the code before is still there', async () => {
  const deployed = await deploys([['a.js'], ...Array.from({ length: 6 }, () => ['b.js']), ['c.js']])
  expect(deployed.at(-2)).toEqual(['a.js', 'b.js'])
  expect(deployed.at(-1)).toEqual(['a.js', 'b.js', 'c.js'])
})
