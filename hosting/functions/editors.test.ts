import { expect, test } from 'vitest'
import type { Report, Reported } from '../../content-sync/report/report.ts'
import { editors } from './editors.ts'

const secret = 'a'.repeat(32)
const address =
  'https://app.contentful.com/spaces/abc/environments/master/entries/plan?focusedField=planPrice'
const problem: Reported = {
  severity: 'broken',
  contentType: 'plan',
  entry: 'plan',
  field: 'planPrice',
  language: 'lt',
  message: 'is "<b>4,90</b>", not a price',
  title: 'Uoga <M>',
  address,
}
const report: Report = {
  at: '2026-11-24T10:00:00.000Z',
  problems: [problem],
  links: [{ severity: 'warning', contentType: 'page', entry: '/x', message: 'links to /planai2' }],
  sent: [],
  commented: [],
}

const open = (
  site: ReturnType<typeof editors>,
  path = `/editors/${secret}`,
  method = 'GET',
): Promise<Response> | Response => site(new Request(`https://uoga.example${path}`, { method }))

const page = async (more: Partial<Parameters<typeof editors>[0]> = {}) =>
  (await open(editors({ secret, report: async () => report, now: () => 0, ...more }))).text()

test('at its secret address alone the page is there, for no search engine and no cache', async () => {
  const site = editors({ secret, report: async () => report, now: () => 0 })
  for (const path of ['/editors/', '/editors/wrong', `/editors/${secret}x`])
    expect((await open(site, path)).status).toBe(404)
  expect((await open(site, undefined, 'POST')).status).toBe(405)
  const { status, headers } = await open(site)
  expect(status).toBe(200)
  expect(Object.fromEntries(headers)).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'no-referrer',
    'content-security-policy': expect.stringMatching(/default-src 'none'; style-src 'sha256-/),
  })
})

test('each problem is named by entry, field and language, with a link to it; nothing of it is HTML', async () => {
  const html = await page()
  expect(html).toContain(`<a href="${address}" target="_blank" rel="noopener">Plan “Uoga &lt;M&gt;”</a>`)
  expect(html).toContain('Price (lt)')
  expect(html).toContain('is &quot;&lt;b&gt;4,90&lt;/b&gt;&quot;, not a price')
  expect(html).toContain('links to /planai2')
  expect(html).toContain('24 Nov 2026, 12:00')
})

test('where nothing was published it says why first; before a build it says that there was none', async () => {
  const html = await page({ report: async () => ({ ...report, failure: 'No header.' }) })
  expect(html.indexOf('Nothing was published.')).toBeLessThan(html.indexOf('Price (lt)'))
  expect(await page({ report: async () => undefined })).toContain('No build has said anything yet.')
})

test('drafts are read once a minute, and it says where they can’t be', async () => {
  let reads = 0
  let now = 0
  const site = editors({
    secret,
    report: async () => report,
    now: () => now,
    drafts: async () => {
      reads += 1
      if (reads > 1) throw new Error('silent')
      return [{ ...problem, title: 'A draft' }]
    },
  })
  expect(await (await open(site)).text()).toContain('A draft')
  now = 59_999
  expect(await (await open(site)).text()).toContain('A draft')
  expect(reads).toBe(1)
  now = 60_000
  expect(await (await open(site)).text()).toContain('Contentful did not answer.')
  expect(await page()).toContain('Drafts are not read here')
})
