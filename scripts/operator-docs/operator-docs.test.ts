import { expect, test } from 'vitest'
import { operatorDocs } from './operator-docs.ts'
import { documentNames, referencePage } from './reference-page.ts'

const here = 'http://127.0.0.1:4321'
const made = operatorDocs({ siteOrigin: here }, async (name) => `<h1>${name}</h1>`)
const ask = (path: string, origin = here, method = 'GET') =>
  made[path]?.(new Request(`${origin}${path}`, { method }))

test('the list leads to a page of each document', async () => {
  const html = await (await ask('/operator-docs'))?.text()
  const links = [...(html ?? '').matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href)
  expect(links).toEqual(documentNames.map((name) => `/operator-docs/${name}`))
  for (const link of links) expect((await ask(link))?.status).toBe(200)
})

test('there are none on a site that others can open, nor under another name', async () => {
  expect(operatorDocs({ siteOrigin: 'https://uoga.example' })).toEqual({})
  expect((await ask('/operator-docs/rest', 'http://evil.example'))?.status).toBe(404)
  expect((await ask('/operator-docs/rest', here, 'POST'))?.status).toBe(405)
})

test.each([
  ['rest', '/api/v1/payment/card'],
  ['graphql', 'submitOrder'],
  ['messages', '/webhooks/content'],
] as const)(
  'the page of %s has its document and everything that it needs',
  async (name, part) => {
    const html = await referencePage(name)
    expect(html).toContain(part)
    expect(html).toMatch(/<meta http-equiv="Content-Security-Policy" content="default-src &#x27;none&#x27;;/)
    expect(html).not.toMatch(/<(?:script|link|img)[^>]+(?:src|href)=/)
  },
  60_000,
)
