import { once } from 'node:events'
import { link, mkdir, rename } from 'node:fs/promises'
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
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

test('a server that is closed answers what is under way, keeps no connection and takes no other', async () => {
  const root = await temporaryFolder({ files: { 'dist/index.html': page('here') } })
  const begun = Promise.withResolvers<void>()
  const answer = Promise.withResolvers<Response>()
  const server = await serveSite({
    port: 0,
    folder: `${root}/dist`,
    previousFolder: '',
    configFile: '',
    functions: {
      '/slow': () => {
        begun.resolve()
        return answer.promise
      },
    },
  })
  const socket = connect(Number(new URL(server.origin).port), '127.0.0.1')
  let said = ''
  socket.on('data', (chunk) => {
    said += chunk
  })
  socket.write('GET /slow HTTP/1.1\r\nHost: a\r\n\r\n')
  await begun.promise
  let isClosed = false
  const closing = server.close().then(() => {
    isClosed = true
  })
  await expect(ask(server.origin, '/')).rejects.toThrow('ECONNREFUSED')
  await pause(100)
  expect([isClosed, said]).toEqual([false, ''])
  answer.resolve(new Response('whole'))
  await Promise.all([closing, once(socket, 'close')])
  expect(said).toMatch(/^HTTP\/1\.1 200 .*whole/s)
})

test('under load no request that was begun is lost when the server closes', async () => {
  const root = await temporaryFolder({ files: { 'dist/index.html': page('here') } })
  let begun = 0
  const server = await serveSite({
    port: 0,
    folder: `${root}/dist`,
    previousFolder: '',
    configFile: '',
    functions: {
      '/slow': async () => {
        begun += 1
        await pause(100)
        return new Response('whole')
      },
    },
  })
  const asked = Array.from({ length: 100 }, () => ask(server.origin, '/slow'))
  await expect.poll(() => begun, { interval: 5 }).toBe(100)
  await server.close()
  expect((await Promise.all(asked)).filter(({ status }) => status === 200)).toHaveLength(100)
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
  const next = await loadRelease(folders, { served })
  expect(next.find('/same')).toBe(served.find('/same'))
  expect(next.find('/')).not.toBe(served.find('/'))
  expect(titleOf(Buffer.from((await next.find('/')?.body('identity')) ?? ''))).toBe('new')
})
