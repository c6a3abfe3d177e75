import { expect, test } from 'vitest'
import { sighting } from '../operations/sighting.ts'
import { operations } from './operations.ts'

const secret = 'a secret of 24 characters'
const at = Date.parse('2026-11-24T12:00:00Z')

const page = (options: { secret?: string; isLocal?: boolean }) =>
  operations({
    view: async () => ({
      siteOrigin: 'https://www.uoga.example',
      health: {
        status: 'ok',
        release: undefined,
        contentAgeInSeconds: undefined,
        operator: { state: 'none' },
        certificateDaysLeft: { site: 20, operator: null },
      },
      alerts: [{ name: 'diskFull', words: '<b>full</b>', since: at - 120_000 }],
      sightings: [
        {
          ...sighting('vital', 'LCP', {
            outcome: 'main/h/elementRenderDelay',
            page: 'homePage',
            device: 'phone',
            value: 1469,
            count: 3,
          }),
          release: 'r',
          at,
        },
        {
          ...sighting('vital', 'LCP', {
            outcome: 'main/img/resourceLoadDelay',
            page: 'homePage',
            device: 'phone',
            value: 2539,
            count: 2,
          }),
          release: 'r',
          at,
        },
        { ...sighting('publish', 'live', { value: 1200, count: 2 }), release: 'r', at },
        {
          ...sighting('outcome', '<i>', { outcome: 'unknown/timeLimit', reference: 'A1B2C3D4E5F6' }),
          release: 'r',
          at,
        },
      ],
      now: at,
    }),
    secret: options.secret,
    isLocal: options.isLocal ?? false,
  })

const visit = (password?: string, method = 'GET', origin = 'https://www.uoga.example') =>
  new Request(`${origin}/operations`, {
    method,
    ...(password !== undefined && {
      headers: { authorization: `Basic ${Buffer.from(`anyone:${password}`).toString('base64')}` },
    }),
  })

test.each([
  ['no password set, a public site', {}, undefined, 404],
  ['none given', { secret }, undefined, 401],
  ['another', { secret }, `${secret}x`, 401],
  ['an empty one', { secret }, '', 401],
  ['the right one', { secret }, secret, 200],
  ['none given on this machine', { secret, isLocal: true }, undefined, 401],
])('with %s', async (_name, options, given, status) => {
  const answer = await page(options)(visit(given))
  expect(answer.status).toBe(status)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect((await answer.text()).includes('Operations')).toBe(status === 200)
})

test.each([
  ['http://127.0.0.1:4321', 200],
  ['http://localhost:4321', 200],
  ['http://rebound.example:4321', 404],
])('without a password a site of this machine alone shows it to itself: %s', async (origin, status) => {
  const answer = await page({ isLocal: true })(visit(undefined, 'GET', origin))
  expect(answer.status).toBe(status)
})

test('it shows what was seen, as text, and runs nothing', async () => {
  const answer = await page({ secret })(visit(secret))
  const html = await answer.text()
  expect(html).toContain('&#60;b&#62;full')
  expect(html).not.toMatch(/<b>|<i>|<script|style="/)
  expect(html).toContain('for 2 min')
  // Three of five values are in the lower range.
  expect(html).toContain(
    '<td>LCP</td><td>homePage</td><td>phone</td><td class="figure">2539</td><td class="figure">5</td><td>main/img/resourceLoadDelay</td>',
  )
  expect(html).toContain('<td>live</td><td class="figure">2</td><td class="figure">1200</td>')
  expect(html).toContain('<td>certificate of the site</td><td>holds for 20 days</td>')
  expect(html).toContain('A1B2C3D4E5F6')
  expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/)
  expect((await page({ secret })(visit(secret, 'POST'))).status).toBe(405)
})
