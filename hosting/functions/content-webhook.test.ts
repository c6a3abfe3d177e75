import { createHmac } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { beforeEach, expect, test, vi } from 'vitest'
import { Space } from '../../sandbox/contentful/space.ts'
import { webhook } from '../../sandbox/contentful/webhook.ts'
import { temporaryFolder } from '../../tests/fixtures/temporary-folder.ts'
import { serveApp } from '../request.fixture.ts'
import { type ContentChange, contentWebhook, contentWebhookPath } from './content-webhook.ts'
import { memoryStore } from './shared-store.fixture.ts'
import { takenCallsIn, takenCallsInStore } from './taken-calls.ts'

const secret = 's'.repeat(64)
let now = 0
let changes: ContentChange[] = []
beforeEach(() => {
  now = Date.now()
  changes = []
})
const run = contentWebhook({
  secret,
  environment: 'master',
  now: () => now,
  calls: takenCallsInStore(memoryStore(), () => now),
  changed: (change) => {
    changes.push(change)
  },
})

const entry = { contentType: 'plan', fields: {} }

/** What the sandbox's Contentful really sends for a published entry, caught on its way. */
async function sentRequest(): Promise<Request> {
  const caught = Promise.withResolvers<Request>()
  const app = new Hono<{ Bindings: HttpBindings }>().all('*', async ({ req }) => {
    caught.resolve(new Request(req.url, { method: 'POST', headers: req.raw.headers, body: await req.text() }))
    return new Response(null, { status: 202 })
  })
  const space = new Space({ content: { entries: new Map(), assets: new Map() } })
  const tell = webhook({ space, url: (await serveApp(app)) + contentWebhookPath, secret, log: () => {} })
  space.publishEntry('plan-m', entry)
  await tell()
  return caught.promise
}
/** A publication as Contentful would sign it with other headers. */
async function signedWith(other: Record<string, string>, sent?: Request): Promise<Request> {
  const request = await changed(sent ?? (await sentRequest()), other)
  const names = (request.headers.get('x-contentful-signed-headers') ?? '').split(',').toSorted()
  const list = names.map((name) => `${name}:${request.headers.get(name)}`).join(';')
  const text = ['POST', contentWebhookPath, list, await request.clone().text()].join('\n')
  request.headers.set('x-contentful-signature', createHmac('sha256', secret).update(text).digest('hex'))
  return request
}
const changed = async (request: Request, headers: Record<string, string>, body?: string): Promise<Request> =>
  new Request(request.url, {
    method: 'POST',
    headers: { ...Object.fromEntries(request.headers), ...headers },
    body: body ?? (await request.clone().text()),
  })

test('a publication begins a rebuild, and the same call once more does not', async () => {
  const request = await sentRequest()
  expect((await run(request.clone())).status).toBe(202)
  expect((await run(request)).status).toBe(202)
  expect(changes).toEqual([{ kind: 'Entry', id: 'plan-m', revision: 1 }])
})

test('what no one signed with the secret begins nothing', async () => {
  const request = await sentRequest()
  const forged = [
    await changed(request, {}, '{"sys":{"type":"Entry","id":"other","revision":1}}'),
    await changed(request, { 'x-contentful-signature': 'a'.repeat(64) }),
    await changed(request, { 'x-contentful-signature': '' }),
    await changed(request, { 'x-contentful-signature': 'é'.repeat(64) }),
    await changed(request, { 'x-contentful-topic': 'ContentManagement.Entry.unpublish' }),
    await changed(request, { 'x-contentful-signed-headers': 'x-contentful-topic' }),
    await changed(request, {
      'x-contentful-timestamp': String(Number(request.headers.get('x-contentful-timestamp')) + 1),
    }),
    new Request(`${request.url}?again`, request.clone()),
  ]
  for (const one of forged) expect((await run(one)).status).toBe(403)
  expect(changes).toEqual([])
})

test.each(['bad name(', '', 'x-contentful-topic\u007f', 'a:b'])(
  'a list of signed headers with “%s” is refused as malformed',
  async (name) => {
    const request = await sentRequest()
    const listed = `${request.headers.get('x-contentful-signed-headers')},${name}`
    expect((await run(await changed(request, { 'x-contentful-signed-headers': listed }))).status).toBe(400)
  },
)

test.each([-5.1, 5.1])('a call that is %s minutes off begins nothing', async (minutes) => {
  const request = await sentRequest()
  now += minutes * 60_000
  expect((await run(request)).status).toBe(403)
})

test('only a POST of moderate size is listened to', async () => {
  expect((await run(new Request('http://x/webhooks/content'))).status).toBe(405)
  const huge = await changed(await sentRequest(), {}, 'x'.repeat(1_000_001))
  expect((await run(huge)).status).toBe(413)
})

test('a body is read no further than its limit, and not at all where the headers say it isn’t signed', async () => {
  const request = await sentRequest()
  const send = async (headers: Headers) => {
    let sent = 0
    const body = new ReadableStream({
      pull: (controller) => {
        sent += 100_000
        controller.enqueue(new Uint8Array(100_000))
      },
    })
    const endless = new Request(
      request.url,
      Object.assign({ method: 'POST', headers, body }, { duplex: 'half' }),
    )
    return { status: (await run(endless)).status, isReadOn: sent > 1_400_000, isRead: sent > 100_000 }
  }
  expect(await send(request.headers)).toEqual({ status: 413, isReadOn: false, isRead: true })
  expect(await send(new Headers())).toEqual({ status: 403, isReadOn: false, isRead: false })
})

test.each(['x-contentful-timestamp,bad name(', 'x-contentful-timestamp,', ',', 'é'])(
  'signed headers called "%s" are a mistake of the caller',
  async (names) => {
    const request = await sentRequest()
    request.headers.set('x-contentful-signed-headers', names)
    expect((await run(request)).status).toBe(400)
  },
)

test('what visitors don’t see begins nothing', async () => {
  const signed = await signedWith({ 'x-contentful-topic': 'ContentManagement.Entry.auto_save' })
  expect((await run(signed)).status).toBe(202)
  expect(changes).toEqual([])
})

test.each(['files', 'a store'])(
  'a call is taken once by all servers that share %s, also after a restart and under another key',
  async (kind) => {
    const folder = await temporaryFolder()
    const store = memoryStore()
    const calls = () =>
      kind === 'files' ? takenCallsIn(`${folder}/calls`, () => now) : takenCallsInStore(store, () => now)
    const server = () =>
      contentWebhook({
        secret,
        environment: 'master',
        now: () => now,
        calls: calls(),
        changed: (change) => {
          changes.push(change)
        },
      })
    const request = await sentRequest()
    const again = await changed(request, { 'x-contentful-idempotency-key': 'another' })
    const answers = await Promise.all([server()(request.clone()), server()(again.clone()), server()(again)])
    expect(answers.map(({ status }) => status)).toEqual([202, 202, 202])
    expect(changes).toHaveLength(1)
  },
)

test('a call that nothing came of may be sent again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  let answered = 0
  const failing = contentWebhook({
    secret,
    environment: 'master',
    now: () => now,
    calls: takenCallsInStore(memoryStore(), () => now),
    changed: () => {
      answered += 1
      if (answered === 1) throw new Error('the build hook answered 500')
    },
  })
  const request = await sentRequest()
  expect((await failing(request.clone())).status).toBe(503)
  expect((await failing(request)).status).toBe(202)
  expect(answered).toBe(2)
})

test('calls of an hour ago are forgotten', async () => {
  const folder = await temporaryFolder()
  await takenCallsIn(folder, Date.now).take('old')
  await takenCallsIn(folder, () => Date.now() + 2 * 60 * 60 * 1000).take('new')
  expect(await readdir(folder)).toEqual(['new'])
})

test.each([
  ['staging', 0],
  ['master', 1],
])('a publication in the environment %s begins %i rebuilds', async (id, count) => {
  const sys = { type: 'Entry', id: 'plan-m', revision: 1, environment: { sys: { id } } }
  const request = await sentRequest()
  const body = JSON.stringify({ sys })
  expect((await run(await signedWith({ 'x-sent': id }, await changed(request, {}, body)))).status).toBe(202)
  expect(changes).toHaveLength(count)
})
