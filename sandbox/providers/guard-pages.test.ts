import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { guardPages } from './guard-pages.ts'

const site = 'http://127.0.0.1:4321'
const own = 'http://127.0.0.1:4322'

const page = () => {
  const app = new Hono()
  app.use(guardPages([site]))
  return app.all('/', (context) => context.text('done'))
}

test.each([site, 'https://evil.example', 'null', ''])('a form from %j is not taken', async (Origin) => {
  const response = await page().request(own, { method: 'POST', headers: { Origin } })
  expect(response.status).toBe(403)
  expect(response.headers.get('Content-Security-Policy')).toContain("default-src 'none'")
})

test('a form from the page itself is', async () => {
  expect((await page().request(own, { method: 'POST', headers: { Origin: own } })).status).toBe(200)
})

test('a page runs no script, no one frames it, and its forms may end on the site', async () => {
  const policy = (await page().request(own)).headers.get('Content-Security-Policy')
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).not.toContain('script-src')
  expect(policy).toContain(`form-action 'self' ${site}`)
})
