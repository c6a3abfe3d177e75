import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder, writeFiles } from '../tests/fixtures/temporary-folder.ts'
import { readBuiltSite } from './built-site.ts'
import { readFolder } from './folder.ts'
import { heldRelease, holdRelease, letGoOfRelease } from './held-release.ts'
import { keepRelease, keptReleases, releaseBefore, restoreRelease } from './kept-releases.ts'
import { makeRelease } from './release.ts'

const page = (body: string) =>
  `<!DOCTYPE html><html lang="lt"><head><title>A</title><meta name="description" content="B"></head><body><h1>A</h1><p>${body}</p></body></html>`

const nameOf = (number: number) => `2026-11-24T10-00-0${number}Z-abcdef`
const factsOf = (number: number) =>
  JSON.stringify({
    name: nameOf(number),
    madeAt: `2026-11-24T10:00:0${number}Z`,
    version: '1.0.0',
    commit: 'abc',
    notes: `change ${number}`,
    contentRevision: '0123456789ab',
  })

async function released(root: string, number: number, prove?: () => Promise<string[]>) {
  const outcome = await makeRelease({
    root,
    build: async (folder) => {
      await writeFiles(folder, {
        'index.html': page(`release ${number}`),
        '404.html': page(''),
        'release.json': factsOf(number),
      })
      return { files: readBuiltSite(await readFolder(folder)), rendered: 0 }
    },
    digest: String(number),
    pictures: join(root, 'pictures'),
    moved: [],
    sources: { tags: {}, chat: {}, wallets: {} },
    targets: { site: 'https://www.uoga.example', operator: undefined },
    ...(prove && { prove }),
  })
  if (outcome.status === 'released') await keepRelease(root)
  return outcome
}

const served = (root: string) => readFile(join(root, 'dist/index.html'), 'utf8')
const numbersOf = async (root: string) =>
  (await keptReleases(root)).map(({ notes, isCurrent }) => `${notes}${isCurrent ? ' *' : ''}`)

test('five are kept, the newest first, and the current one is marked', async () => {
  const root = await temporaryFolder()
  for (const number of [1, 2, 3, 4, 5, 6, 7]) await released(root, number)
  expect(await numbersOf(root)).toEqual(['change 7 *', 'change 6', 'change 5', 'change 4', 'change 3'])
})

test('one goes back to the release before, and on to a named one', async () => {
  const root = await temporaryFolder()
  for (const number of [1, 2, 3]) await released(root, number)
  const before = releaseBefore(await keptReleases(root))
  expect(before?.name).toBe(nameOf(2))
  expect(await restoreRelease(root, nameOf(2), async () => [])).toEqual([])
  expect(await served(root)).toContain('release 2')
  expect(await numbersOf(root)).toEqual(['change 3', 'change 2 *', 'change 1'])
  // The hashed files of the pages that are open now are served on.
  expect(await readFile(join(root, 'dist.previous/index.html'), 'utf8')).toContain('release 3')
  expect(releaseBefore(await keptReleases(root))?.name).toBe(nameOf(1))
  await restoreRelease(root, nameOf(3), async () => [])
  expect(await served(root)).toContain('release 3')
})

test('a kept release that is no longer sound stays where it is', async () => {
  const root = await temporaryFolder()
  for (const number of [1, 2]) await released(root, number)
  expect(await restoreRelease(root, nameOf(1), async () => ['/: broken'])).toEqual(['/: broken'])
  expect(await served(root)).toContain('release 2')
})

test('a release that the smoke test refuses is not published', async () => {
  const root = await temporaryFolder()
  await released(root, 1)
  expect(await released(root, 2, async () => ['/: has 2 policies, not one'])).toEqual({
    status: 'unsound',
    problems: ['/: has 2 policies, not one'],
  })
  expect(await served(root)).toContain('release 1')
  expect(await numbersOf(root)).toEqual(['change 1 *'])
})

test('a held release is known until it is let go, whatever is in the file', async () => {
  const folder = await temporaryFolder()
  expect(await heldRelease(folder)).toBeUndefined()
  await holdRelease(folder, nameOf(1))
  expect(await heldRelease(folder)).toBe(nameOf(1))
  await letGoOfRelease(folder)
  expect(await heldRelease(folder)).toBeUndefined()
  await writeFiles(folder, { 'held-release.json': '{' })
  expect(await heldRelease(folder)).toBeUndefined()
})
