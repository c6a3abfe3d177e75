import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { guardPages } from './guard-pages.ts'

const site = 'http://127.0.0.1:4321'
const own = 'http://127.0.0.1:4322'

const page = (framed: boolean) => {
  const app = new Hono()
  app.use(guardPages([site], framed ? { framed } : {}))
  return app.all('/', (context) => context.text('done'))
}

test.each([site, 'https://evil.example', 'null', ''])('a form from %j is not taken', async (Origin) => {
  for (const framed of [true, false]) {
    const response = await page(framed).request(own, { method: 'POST', headers: { Origin } })
    expect(response.status).toBe(403)
    expect(response.headers.get('Content-Security-Policy')).toContain("default-src 'none'")
  }
})

test('a form from the page itself is', async () => {
  expect((await page(false).request(own, { method: 'POST', headers: { Origin: own } })).status).toBe(200)
})

test('only a framed page runs script, and only the site frames it', async () => {
  const policyOf = async (framed: boolean) =>
    (await page(framed).request(own)).headers.get('Content-Security-Policy')
  expect(await policyOf(false)).toContain("frame-ancestors 'none'")
  expect(await policyOf(false)).not.toContain('script-src')
  expect(await policyOf(true)).toContain(`frame-ancestors ${site}`)
  expect(await policyOf(true)).toContain("script-src 'self'")
})
