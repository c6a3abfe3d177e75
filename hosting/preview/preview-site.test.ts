import { expect, test } from 'vitest'
import type { LoadedRelease } from '../loaded-release.ts'
import { StaticFile } from '../static-file.ts'
import { createPreview } from './preview-site.ts'

const secret = 'a'.repeat(32)
const release: LoadedRelease = {
  known: new Map(),
  find: (path) => (path === '/planai' ? new StaticFile('planai.html', Buffer.from('plans')) : undefined),
  headersFor: () => ({}),
  ruleFor: () => undefined,
}

const opened = ({ isSecure = false, version = '1', problem = undefined as string | undefined } = {}) =>
  createPreview({
    secret,
    isSecure,
    site: { prepare: async () => {}, release },
    drafts: async () => ({ version, ...(problem && { problem }) }),
    pathOf: (entry, language) => (entry === 'plans' && language === 'en' ? '/en/plans' : undefined),
    functions: {},
  })

const get = (site: ReturnType<typeof opened>, path: string, cookie = '') =>
  site.request(`http://127.0.0.1${path}`, { headers: { cookie } })

const enter = async (site: ReturnType<typeof opened>, to = '/planai') =>
  get(site, `/preview/${secret}?to=${encodeURIComponent(to)}`)

test('without the link there is nothing at any address', async () => {
  for (const path of [
    '/planai',
    '/preview.js',
    '/preview-version',
    '/preview/',
    '/preview/wrong',
    `/preview/${secret}x`,
  ])
    expect((await get(opened(), path, 'preview=wrong')).status).toBe(404)
})

test('the link opens a page, and the cookie that it leaves all others', async () => {
  const site = opened()
  const entered = await enter(site)
  expect(entered.headers.get('location')).toBe('/planai')
  const cookie = entered.headers.get('set-cookie') ?? ''
  expect(cookie).toMatch(/^preview=[\w-]+; Path=\/; HttpOnly; SameSite=Lax$/)
  expect(cookie).not.toContain(secret)
  expect(await (await get(site, '/planai', cookie.split(';')[0])).text()).toBe('plans')
})

test('over https the cookie works in a frame of Contentful, and for no other host', async () => {
  const cookie = (await enter(opened({ isSecure: true }))).headers.get('set-cookie') ?? ''
  expect(cookie).toMatch(/^__Host-preview=/)
  for (const part of ['Secure', 'HttpOnly', 'SameSite=None', 'Partitioned', 'Path=/'])
    expect(cookie).toContain(part)
})

test.each(['https://other.example/', '//other.example/x', 'javascript:alert(1)', '\\\\other.example'])(
  'the link leads nowhere else: %s',
  async (to) => {
    const location = (await enter(opened(), to)).headers.get('location') ?? ''
    expect(new URL(location, 'http://127.0.0.1/').origin).toBe('http://127.0.0.1')
    expect(location.startsWith('/')).toBe(true)
    expect(location.startsWith('//')).toBe(false)
  },
)

test.each([
  ['plans', 'en', '/en/plans'],
  ['plans', 'xx', '/'],
  ['//other.example', 'en', '/'],
])('from the entry %s in %s it leads to %s', async (entry, language, path) => {
  const answer = await get(
    opened(),
    `/preview/${secret}?entry=${encodeURIComponent(entry)}&language=${language}`,
  )
  expect(answer.headers.get('location')).toBe(path)
})

test('drafts that were never read are an error that says why; later ones are a note beside what was shown before', async () => {
  const none = opened({ version: '0', problem: 'Contentful doesn’t answer.' })
  const cookie = (await enter(none)).headers.get('set-cookie')?.split(';')[0]
  const answer = await get(none, '/planai', cookie)
  expect(answer.status).toBe(503)
  expect(await answer.text()).toContain('Contentful doesn’t answer.')
  const later = opened({ problem: 'Contentful doesn’t answer.' })
  expect((await get(later, '/planai', cookie)).status).toBe(200)
  expect(await (await get(later, '/preview-version', cookie)).json()).toEqual({
    version: '1',
    problem: 'Contentful doesn’t answer.',
  })
})
