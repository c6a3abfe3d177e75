import { link, mkdir, rename } from 'node:fs/promises'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder, writeFiles } from '../tests/fixtures/temporary-folder.ts'
import { loadRelease } from './loaded-release.ts'
import { ask } from './request.fixture.ts'
import { serveSite } from './server.ts'
import { page, titleOf } from './site.fixture.ts'

test('a new release is served at once and as a whole; open pages keep their scripts', async () => {
  const root = await temporaryFolder()
  const folders = { folder: `${root}/dist`, previousFolder: `${root}/dist.previous`, configFile: '' }
  await writeFiles(root, { 'dist/index.html': page('old'), 'dist/_astro/old.js': 'old()' })
  const server = await serveSite({ port: 0, ...folders })
  onTestFinished(server.close)
  await rename(`${root}/dist`, `${root}/dist.previous`)
  await writeFiles(root, { 'dist.previous/gone.html': page('gone') })
  await writeFiles(root, { 'dist/index.html': page('new'), 'dist/_astro/new.js': 'new()' })
  expect(titleOf((await ask(server.origin, '/')).body)).toBe('old')
  expect((await ask(server.origin, '/_astro/new.js')).status).toBe(404)
  await server.reload()
  expect(titleOf((await ask(server.origin, '/')).body)).toBe('new')
  expect((await ask(server.origin, '/_astro/old.js')).body.toString()).toBe('old()')
  expect((await ask(server.origin, '/_astro/new.js')).status).toBe(200)
  expect((await ask(server.origin, '/gone')).status).toBe(404)
})

test('a release with a broken rule is refused and the one before stays', async () => {
  const root = await temporaryFolder({ files: { 'dist/index.html': page('good') } })
  const server = await serveSite({ port: 0, folder: `${root}/dist`, previousFolder: '', configFile: '' })
  onTestFinished(server.close)
  await writeFiles(root, { 'dist/index.html': page('bad'), 'dist/_redirects': '/from nowhere' })
  await expect(server.reload()).rejects.toThrow('destination')
  expect(titleOf((await ask(server.origin, '/')).body)).toBe('good')
})

test('a file that two releases share is read and compressed once', async () => {
  const root = await temporaryFolder({
    files: { 'dist/same.html': page('same'), 'dist/index.html': page('old') },
  })
  const folders = { folder: `${root}/dist`, previousFolder: `${root}/dist.previous`, configFile: '' }
  const served = await loadRelease(folders)
  await rename(`${root}/dist`, `${root}/dist.previous`)
  await mkdir(`${root}/dist`)
  await link(`${root}/dist.previous/same.html`, `${root}/dist/same.html`)
  await writeFiles(root, { 'dist/index.html': page('new') })
  const next = await loadRelease(folders, served)
  expect(next.find('/same')).toBe(served.find('/same'))
  expect(next.find('/')).not.toBe(served.find('/'))
  expect(titleOf(Buffer.from((await next.find('/')?.body('identity')) ?? ''))).toBe('new')
})
