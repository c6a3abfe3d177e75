import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { temporaryFolder, writeFiles } from '../tests/fixtures/temporary-folder.ts'
import { readBuiltSite } from './built-site.ts'
import { digestOfRelease } from './digest.ts'
import { readFolder } from './folder.ts'
import { healReleases, makeRelease } from './release.ts'
import { run } from './run.ts'

const page = (body: string) =>
  `<!DOCTYPE html><html lang="lt"><head><title>A</title><meta name="description" content="B"></head><body><h1>A</h1>${body}</body></html>`

const release = (root: string, build: (folder: string) => Promise<void>, digest = 'digest') =>
  makeRelease({
    root,
    build: async (folder) => {
      await build(folder)
      return { files: readBuiltSite(await readFolder(folder)), rendered: 0 }
    },
    digest,
    pictures: join(root, 'pictures'),
    moved: [{ from: '/kainos', to: '/planai' }],
    sources: { tags: {}, chat: {}, wallets: {} },
    targets: {
      site: 'https://www.uoga.example',
      operator: 'https://operator.example',
    },
  })

const building = (body: string) => (folder: string) =>
  writeFiles(folder, { 'index.html': page(body), '404.html': page('') })

const lastGood = { 'dist/index.html': 'last good', 'dist/.release': 'before' }
const currentPage = (root: string) => readFile(join(root, 'dist/index.html'), 'utf8')

test('a sound build becomes the site, with its rules', async () => {
  const root = await temporaryFolder()
  expect(await release(root, building('<p>new</p>'))).toEqual({
    status: 'released',
    pages: 2,
    rendered: 0,
    warnings: [],
  })
  expect(await currentPage(root)).toContain('<p>new</p>')
  expect((await readdir(join(root, 'dist'))).sort()).toEqual([
    '.release',
    '404.html',
    '_headers',
    '_redirects',
    'index.html',
  ])
  expect(await readFile(join(root, 'dist/_headers'), 'utf8')).toContain("default-src 'none'")
  expect(await readFile(join(root, 'dist/_redirects'), 'utf8')).toContain(
    'https://operator.example/api/:splat',
  )
  expect(await readFile(join(root, 'dist/_redirects'), 'utf8')).toContain('/kainos /planai 301\n')
})

test('a link that leads nowhere is reported and stops nothing; one that would run as a script does', async () => {
  const root = await temporaryFolder({ files: lastGood })
  const released = await release(root, building('<a href="/planai2">x</a> <a href="#nera">y</a>'))
  expect(released).toEqual({
    status: 'released',
    pages: 2,
    rendered: 0,
    warnings: [
      { where: '/', message: "links to /planai2, which doesn't exist", isLink: true },
      { where: '/', message: 'links to #nera, but / has nothing with the id "nera"', isLink: true },
    ],
  })
  expect(await release(root, building('<a href="javascript:alert(1)">x</a>'))).toMatchObject({
    status: 'unsound',
  })
  expect(await currentPage(root)).toContain('/planai2')
})

test('of the content’s pictures those that a page, a script or data names have an address, and no other', async () => {
  const [named, ofScript, ofData, other] = ['a', 'b', 'c', 'd'].map((letter) => `${letter.repeat(20)}.svg`)
  const kept = Object.fromEntries(
    [named, ofScript, ofData, other].map((name) => [`pictures/${name}`, '<svg/>']),
  )
  const root = await temporaryFolder({ files: kept })
  const outcome = await release(root, async (folder) => {
    await building(`<img src="/media/${named}" alt="">`)(folder)
    await writeFiles(folder, { 'a.js': `"/media/${ofScript}"`, 'a.json': `"/media/${ofData}"` })
  })
  expect(outcome.status).toBe('released')
  expect((await readdir(join(root, 'dist/media'))).toSorted()).toEqual([named, ofScript, ofData])
})

test('a picture that isn’t kept keeps a build from being released', async () => {
  const name = `${'a'.repeat(20)}.webp`
  const outcome = await release(await temporaryFolder(), building(`<img src="/media/${name}" alt="">`))
  expect(outcome).toEqual({
    status: 'unsound',
    problems: [expect.stringContaining(`needs /media/${name}`)],
  })
})

test('the site before stays beside it, and only that one', async () => {
  const root = await temporaryFolder({ files: lastGood })
  await release(root, building('<p>second</p>'))
  await release(root, building('<p>third</p>'))
  expect(await readFile(join(root, 'dist.previous/index.html'), 'utf8')).toContain('<p>second</p>')
  expect((await readdir(root)).sort()).toEqual(['dist', 'dist.next', 'dist.previous'])
})

test('a release says what it was built from', async () => {
  const root = await temporaryFolder({ files: lastGood })
  expect(await digestOfRelease(join(root, 'dist'))).toBe('before')
  await release(root, building(''), 'after')
  expect(await digestOfRelease(join(root, 'dist'))).toBe('after')
  expect(await digestOfRelease(join(root, 'nowhere'))).toBeUndefined()
})

const runIn = (folder: string, script: string, signal = new AbortController().signal) =>
  run(['-e', script], { name: 'the build', folder, environment: process.env, signal })

test('a build command that fails leaves the last good site', async () => {
  const root = await temporaryFolder({ files: lastGood })
  expect(await release(root, () => runIn(root, 'process.exit(3)'))).toEqual({
    status: 'failed',
    problems: ['the build ended with code 3.'],
  })
  expect(await currentPage(root)).toBe('last good')
  expect(await digestOfRelease(join(root, 'dist'))).toBe('before')
})

test('a build that is ended in the middle leaves the last good site', async () => {
  const root = await temporaryFolder({ files: lastGood })
  const stop = new AbortController()
  const endless = async (folder: string) => {
    await writeFiles(folder, { 'index.html': page('half') })
    const ending = runIn(root, 'setInterval(() => {}, 1000)', stop.signal)
    stop.abort()
    await ending
  }
  expect(await release(root, endless)).toEqual({
    status: 'failed',
    problems: ['the build ended with SIGTERM.'],
  })
  expect(await currentPage(root)).toBe('last good')
})

test('two builds at once don’t meet', async () => {
  const root = await temporaryFolder()
  const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const slow = release(root, async (folder) => {
    await writeFiles(folder, { 'index.html': page('slow'), 'slow.html': page('') })
    second.resolve()
    await first.promise
  })
  await second.promise
  expect(await release(root, building('quick'))).toEqual({
    status: 'released',
    pages: 2,
    rendered: 0,
    warnings: [],
  })
  expect(await readdir(join(root, 'dist'))).not.toContain('slow.html')
  first.resolve()
  expect(await slow).toEqual({ status: 'released', pages: 2, rendered: 0, warnings: [] })
  expect(await currentPage(root)).toContain('slow')
})

test('a failed build leaves nothing behind', async () => {
  const root = await temporaryFolder({ files: lastGood })
  await release(root, building('<a href="/nowhere">x</a>'))
  expect(await readdir(join(root, 'dist.next'))).toEqual([])
})

test('what builds left that were killed is healed by the next one', async () => {
  const half = { 'dist.next/999999999-x/index.html': 'half' }
  const between = { 'dist.previous/index.html': 'last good', 'dist.previous/.release': 'before', ...half }
  const root = await temporaryFolder({ files: between })
  expect((await release(root, building('<a href="javascript:alert(1)">x</a>'))).status).toBe('unsound')
  expect(await currentPage(root)).toBe('last good')
  expect(await readdir(join(root, 'dist.next'))).toEqual([])
  expect((await release(root, building('healed'))).status).toBe('released')
  expect(await currentPage(root)).toContain('healed')
})

test('the folder of a build that is under way is left alone', async () => {
  const root = await temporaryFolder({ files: { [`dist.next/${process.pid}-x/index.html`]: 'half' } })
  await release(root, building(''))
  expect(await readdir(join(root, 'dist.next'))).toEqual([`${process.pid}-x`])
})

test('a full disk leaves the last good site, and nothing of the build', async () => {
  const root = await temporaryFolder({ files: lastGood })
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
  const outcome = await release(root, async (folder) => {
    await building('half')(folder)
    throw full
  })
  expect(outcome).toEqual({ status: 'failed', problems: [full.message] })
  expect(await currentPage(root)).toBe('last good')
  expect(await readdir(join(root, 'dist.next'))).toEqual([])
})

test('a build that is killed at any moment leaves a whole site', async () => {
  const root = await temporaryFolder()
  for (const milliseconds of [0, 3, 7, 12, 18, 25, 33, 42]) {
    const loop = spawn(process.execPath, [join(import.meta.dirname, 'release-loop.fixture.ts'), root])
    await once(loop.stdout, 'data')
    await pause(milliseconds)
    loop.kill('SIGKILL')
    await once(loop, 'close')
    await healReleases(root)
    const number = await digestOfRelease(join(root, 'dist'))
    const pages = [...(await readFolder(join(root, 'dist')))].filter(([name]) => name.endsWith('.html'))
    expect(pages).toHaveLength(20)
    for (const [, body] of pages) expect(Buffer.from(body).toString()).toContain(`<h1>${number}</h1>`)
    expect(await readdir(join(root, 'dist.next'))).toEqual([])
  }
}, 120_000)
