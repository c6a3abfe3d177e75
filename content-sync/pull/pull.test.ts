import { expect, test } from 'vitest'
import { serveFixture } from '../../tests/fixtures/contentful.ts'
import type { DeliverySpace } from '../environment.ts'
import { pull } from './pull.ts'
import { skipWaits } from './skip-waits.fixture.ts'
import type { SpaceMirror } from './space-mirror.ts'

/** Pulls as a caller does that keeps every mirror it gets. */
function puller(environment: DeliverySpace) {
  const sentences: string[] = []
  let mirror: SpaceMirror | undefined
  return {
    sentences,
    pull: async () => {
      const result = await pull({ environment, mirror, log: (sentence) => sentences.push(sentence) })
      if (result.kind === 'pulled') mirror = result.mirror
      return result
    },
    mirror: () => mirror,
    replace: (other: Partial<SpaceMirror>) => {
      if (mirror) mirror = { ...mirror, ...other }
    },
  }
}

const nothing = { entries: 0, assets: 0, deletedEntries: 0, deletedAssets: 0 }

test('a first pull brings everything, page by page', async () => {
  const { environment } = await serveFixture({ syncPageSize: 4 })
  const result = await puller(environment).pull()
  expect(result).toMatchObject({ kind: 'pulled', report: { ...nothing, entries: 13, assets: 2 } })
  const mirror = result.kind === 'pulled' ? result.mirror : undefined
  expect(mirror).toMatchObject({
    space: 'fixture',
    environment: 'master',
    syncToken: expect.stringMatching(/./),
  })
  expect(mirror?.entries.home?.fields.title).toEqual({ lt: 'Pradžia', en: 'Home', ru: 'Главная' })
  expect(mirror?.entries.home?.sys.contentType.sys.id).toBe('homePage')
  // Links stay links: the mirror is as flat as the space.
  expect(mirror?.entries.about?.fields.image).toEqual({
    lt: { sys: { type: 'Link', linkType: 'Asset', id: 'photo' } },
  })
})

test('the next pull brings only what changed', async () => {
  const { environment, space } = await serveFixture()
  const reader = puller(environment)
  await reader.pull()
  space.publishEntry('microcopy-close', {
    contentType: 'microcopy',
    fields: { key: { lt: 'close' }, value: { lt: 'Užverti' } },
  })
  expect(await reader.pull()).toMatchObject({ report: { ...nothing, entries: 1 } })
  expect(reader.mirror()?.entries['microcopy-close']).toMatchObject({
    sys: { revision: 2 },
    fields: { value: { lt: 'Užverti' } },
  })
  expect(Object.keys(reader.mirror()?.entries ?? {})).toHaveLength(13)
  expect(await reader.pull()).toMatchObject({ report: nothing })
})

test('what is deleted leaves the mirror', async () => {
  const { environment, space } = await serveFixture()
  const reader = puller(environment)
  await reader.pull()
  space.unpublish('Entry', 'to-home')
  space.unpublish('Asset', 'drawing')
  expect(await reader.pull()).toMatchObject({ report: { ...nothing, deletedEntries: 1, deletedAssets: 1 } })
  expect(reader.mirror()?.entries).not.toHaveProperty('to-home')
  expect(reader.mirror()?.assets).not.toHaveProperty('drawing')
  expect(reader.mirror()?.entries).toHaveProperty('home')
})

test('a pull leaves the mirror that it was given as it was', async () => {
  const { environment, space } = await serveFixture()
  const reader = puller(environment)
  await reader.pull()
  const before = structuredClone(reader.mirror())
  const given = reader.mirror()
  space.unpublish('Entry', 'to-home')
  await reader.pull()
  expect(given).toEqual(before)
})

test('a token that is no longer taken leads to a full sync, which forgets what is gone', async () => {
  const { environment, space } = await serveFixture()
  const reader = puller(environment)
  await reader.pull()
  space.unpublish('Entry', 'to-home')
  reader.replace({ syncToken: 'of-another-time' })
  expect(await reader.pull()).toMatchObject({
    report: { ...nothing, entries: 12, assets: 2, deletedEntries: 1 },
  })
  expect(reader.mirror()?.entries).not.toHaveProperty('to-home')
  expect(reader.sentences).toEqual([expect.stringContaining('content is read from the beginning')])
  expect(await reader.pull()).toMatchObject({ report: nothing })
})

test.each([{ space: 'other' }, { environment: 'staging' }])(
  'a mirror of %o is not continued',
  async (other) => {
    const { environment } = await serveFixture()
    const reader = puller(environment)
    await reader.pull()
    reader.replace(other)
    expect(await reader.pull()).toMatchObject({
      report: { entries: 13 },
      mirror: { space: 'fixture', environment: 'master' },
    })
  },
)

test('the rate limit is waited for as long as it says', async () => {
  const waits = skipWaits()
  const { environment, faults } = await serveFixture()
  faults.push('rate limit', 'rate limit')
  const reader = puller(environment)
  expect(await reader.pull()).toMatchObject({ kind: 'pulled', report: { entries: 13 } })
  expect(waits).toHaveLength(2)
  // Without the server's word the client would wait two seconds and more the second time.
  for (const wait of waits) expect(wait).toBeLessThan(2000)
  expect(reader.sentences).toEqual([
    expect.stringContaining('Rate limit'),
    expect.stringContaining('Rate limit'),
  ])
})

test('a rate limit without an end is a failure', async () => {
  const waits = skipWaits()
  const { environment, faults } = await serveFixture()
  faults.push(...Array<'rate limit'>(100).fill('rate limit'))
  expect(await puller(environment).pull()).toEqual({
    kind: 'failed',
    sentence: expect.stringContaining('429 RateLimitExceeded'),
  })
  expect(waits).toHaveLength(5)
  expect(faults).toHaveLength(94)
})

test('an answer over 7 MB is asked for again in smaller pages', async () => {
  const { environment, faults } = await serveFixture({ syncPageSize: 100 })
  const reader = puller(environment)
  faults.push('too large', 'too large', 'none')
  expect(await reader.pull()).toMatchObject({ kind: 'pulled', report: { entries: 13, assets: 2 } })
  expect(reader.sentences).toEqual([
    expect.stringContaining('pages of 20'),
    expect.stringContaining('pages of 4'),
  ])
})

test.each([
  ['an answer broken off in the middle', ['broken off'] as const],
  ['a later page broken off in the middle', ['none', 'broken off'] as const],
  ['an answer that leads nowhere', ['no next url'] as const],
  ['a later page that leads nowhere', ['none', 'no next url'] as const],
])('%s is a failure, and the next pull brings everything', async (_what, planned) => {
  const { environment, faults } = await serveFixture()
  const reader = puller(environment)
  faults.push(...planned)
  expect(await reader.pull()).toEqual({ kind: 'failed', sentence: expect.stringContaining('"fixture"') })
  expect(reader.mirror()).toBeUndefined()
  expect(await reader.pull()).toMatchObject({ kind: 'pulled', report: { entries: 13 } })
})

test('a delta that is not whole takes nothing from the mirror', async () => {
  const { environment, faults, space } = await serveFixture()
  const reader = puller(environment)
  await reader.pull()
  const before = reader.mirror()
  space.unpublish('Entry', 'to-home')
  faults.push('no next url')
  expect(await reader.pull()).toMatchObject({ kind: 'failed' })
  expect(reader.mirror()).toBe(before)
  expect(await reader.pull()).toMatchObject({ report: { ...nothing, deletedEntries: 1 } })
})

test.each([
  ['a wrong token', { token: 'wrong-token' }, 'CONTENTFUL_DELIVERY_TOKEN is not valid'],
  ['a space that is not there', { space: 'nowhere' }, 'There is no space "nowhere"'],
  ['an environment that is not there', { environment: 'staging' }, 'environment "staging"'],
])('%s is reported in a sentence, without the token', async (_what, wrong, words) => {
  const { environment } = await serveFixture()
  const result = await puller({ ...environment, ...wrong }).pull()
  expect(result).toEqual({ kind: 'failed', sentence: expect.stringContaining(words) })
  expect(JSON.stringify(result)).not.toMatch(/wrong-token|sandbox-delivery-token/)
})

test('a server that is not there is reported in a sentence', async () => {
  const waits = skipWaits()
  const { environment, close } = await serveFixture()
  await close()
  expect(await puller(environment).pull()).toEqual({
    kind: 'failed',
    sentence: expect.stringContaining(`${environment.host} can't be reached`),
  })
  expect(waits).toHaveLength(5)
})
