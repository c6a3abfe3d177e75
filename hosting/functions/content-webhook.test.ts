import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { beforeEach, expect, test } from 'vitest'
import { Space } from '../../sandbox/contentful/space.ts'
import { webhook } from '../../sandbox/contentful/webhook.ts'
import { serveApp } from '../request.fixture.ts'
import { type ContentChange, contentWebhook, contentWebhookPath } from './content-webhook.ts'

const secret = 's'.repeat(64)
let now = 0
let changes: ContentChange[] = []
beforeEach(() => {
  now = Date.now()
  changes = []
})
const run = contentWebhook({
  secret,
  now: () => now,
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

test('what nobody signed with the secret begins nothing', async () => {
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
  'a list of signed headers with “%s” is no signature',
  async (name) => {
    const request = await sentRequest()
    const listed = `${request.headers.get('x-contentful-signed-headers')},${name}`
    expect((await run(await changed(request, { 'x-contentful-signed-headers': listed }))).status).toBe(403)
  },
)

test.each([-5.1, 5.1])('a call that is %s minutes off begins nothing', async (minutes) => {
  const request = await sentRequest()
  now += minutes * 60_000
  expect((await run(request)).status).toBe(403)
})

test('only a POST of moderate size is listened to', async () => {
  expect((await run(new Request('http://x/webhooks/content'))).status).toBe(405)
  const huge = new Request('http://x/webhooks/content', { method: 'POST', body: 'x'.repeat(1_000_001) })
  expect((await run(huge)).status).toBe(413)
})
