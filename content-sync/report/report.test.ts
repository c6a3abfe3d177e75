import { expect, test } from 'vitest'
import { serveEmbeddedSpace } from '../../sandbox/contentful/embedded-space.ts'
import { releaseEntries } from '../../scripts/site-needs.ts'
import { serveFixture } from '../../tests/fixtures/contentful.ts'
import type { DeliverySpace } from '../environment.ts'
import { put, set, validMirror } from '../parse/mirror.fixture.ts'
import { plain, translated } from '../parse/values.fixture.ts'
import type { Problem } from '../problem.ts'
import { chatMessage } from './chat.ts'
import { draftProblems } from './drafts.ts'
import { entryAddress } from './entry-address.ts'
import { lengthWarnings } from './length-warnings.ts'
import { reportMarkdown } from './markdown.ts'
import { keyOf, type Report, reported } from './report.ts'

const space: DeliverySpace = {
  kind: 'space',
  space: 'abc',
  environment: 'master',
  token: 'token',
  host: 'cdn.contentful.com',
}
const wrong: Problem = {
  severity: 'broken',
  contentType: 'plan',
  entry: 'plan',
  field: 'planPrice',
  language: 'lt',
  message: 'is "4,90 €", not a price',
}
const report = (problems: Problem[], more: Partial<Report> = {}): Report => ({
  at: '2026-11-24T10:00:00.000Z',
  problems: reported(problems, validMirror().entries, space),
  links: [],
  sent: [],
  commented: [],
  ...more,
})

test('an entry opens in Contentful at its field and language, in the space’s region; a file does too', () => {
  const base = 'spaces/abc/environments/master'
  expect(entryAddress(space, wrong)).toBe(
    `https://app.contentful.com/${base}/entries/plan?focusedField=planPrice&focusedLocale=lt`,
  )
  const eu = { ...space, host: 'cdn.eu.contentful.com' }
  expect(entryAddress(eu, { contentType: 'asset', entry: 'berry' })).toBe(
    `https://app.eu.contentful.com/${base}/assets/berry`,
  )
  expect(entryAddress({ kind: 'embedded', space: 'uoga', environment: 'master' }, wrong)).toBeUndefined()
})

test('what is not in the space has no address: there is nothing to open', () => {
  const gone = { ...wrong, contentType: 'microcopy', entry: 'cart.title' }
  expect(reported([gone], {}, space)).toEqual([gone])
})

test('the summary has a table for each severity, links, and no Markdown of an editor’s', () => {
  const text = reportMarkdown(
    report([{ ...wrong, severity: 'fallback', message: 'is | `x` <b>' }, wrong], { failure: 'No header.' }),
  )
  expect(text).toContain('**Nothing was published.** No header.')
  expect(text.indexOf('Left out')).toBeLessThan(text.indexOf('Not translated'))
  expect(text).toContain('](https://app.contentful.com/spaces/abc')
  expect(text).toContain('is \\| \\`x\\` \\<b\\>')
  expect(reportMarkdown(report([]))).toContain('Nothing is wrong.')
})

test('the chat hears of what is new: neither of what was sent, nor of missing translations', () => {
  const other = { ...wrong, entry: 'other', message: 'is missing' }
  const all = report([wrong, other, { ...wrong, severity: 'fallback' }], { sent: [keyOf(wrong)] })
  const message = chatMessage(all, 'https://uoga.example/editors/x')
  expect(message).toContain('New in the content: 1')
  expect(message).toContain('Plan “other”, Price (lt): is missing')
  expect(message).toContain('https://uoga.example/editors/x')
  expect(message).not.toContain('4,90')
  expect(chatMessage(report([wrong], { sent: [keyOf(wrong)] }), undefined)).toBeUndefined()
  expect(chatMessage(report([], { failure: 'No header.' }), undefined)).toBe(
    'Nothing was published: No header.',
  )
})

test('a text that is longer than its place is named in its language', () => {
  const mirror = validMirror()
  put(mirror, 'long', 'genericLandingPage', {
    title: { lt: 'a'.repeat(71), en: 'a'.repeat(70) },
    seoTitle: translated('a'.repeat(67)),
  })
  set(mirror, 'long', 'seoDescription', 'a'.repeat(171), 'en')
  expect(lengthWarnings(mirror.entries)).toMatchObject([
    { entry: 'long', field: 'title', language: 'lt', message: expect.stringContaining('71') },
    { entry: 'long', field: 'seoDescription', language: 'en' },
  ])
})

test('no text of the embedded content is too long', async () => {
  expect(lengthWarnings(await releaseEntries())).toEqual([])
})

test('drafts are judged without what is wrong on the site already; their pictures are taken as good', async () => {
  const { environment, space: fixture } = await serveFixture()
  fixture.publishEntry('news', {
    contentType: 'genericLandingPage',
    fields: { name: plain('News'), title: translated('Naujienos'), slug: translated('Naujienos 2') },
  })
  const problems = await draftProblems(environment, undefined)
  expect(problems).toContainEqual(
    expect.objectContaining({ entry: 'news', field: 'slug', language: 'lt', address: expect.any(String) }),
  )
  expect(problems.map(({ field }) => field)).not.toContain('file')
  const known = problems.map((problem) => ({ ...problem, message: `${problem.message}; it is left out` }))
  expect(await draftProblems(environment, report([], { problems: known }))).toEqual([])
})

test('the whole embedded content as drafts has no problem', async () => {
  const served = await serveEmbeddedSpace({ port: 0 })
  const problems = await draftProblems(served.environment, undefined)
  await served.close()
  expect(problems).toEqual([])
})
