import { expect, test } from 'vitest'
import { parseSnapshot } from '../src/content/read-snapshot.ts'
import { serveFixture } from '../tests/fixtures/contentful.ts'
import { temporaryFolder } from '../tests/fixtures/temporary-folder.ts'
import { snapshotPath, syncContent } from './sync-content.ts'

/** A site that was made once from the fixture, with a page at /naujienos besides. */
async function madeSite() {
  const { environment, space } = await serveFixture()
  const options = { environment, dataFolder: await temporaryFolder(), log: () => {} }
  const news = {
    contentType: 'genericLandingPage',
    fields: {
      name: { lt: 'News' },
      title: { lt: 'Naujienos', en: 'News', ru: 'Новости' },
      slug: { lt: 'naujienos', en: 'news', ru: 'novosti' },
      seoTitle: { lt: 'Naujienos', en: 'News', ru: 'Новости' },
      seoDescription: { lt: 'Naujienos', en: 'News', ru: 'Новости' },
    },
  }
  /** The page at other slugs, or with other fields. */
  const publish = (id: string, fields: object) =>
    space.publishEntry(id, { ...news, fields: { ...news.fields, ...fields } })
  const make = async () => {
    const { problems } = await syncContent(options)
    const { movedPages } = parseSnapshot(snapshotPath(options.dataFolder))
    const warnings = problems.filter(({ severity }) => severity === 'warning')
    return { movedPages, warnings }
  }
  publish('news', {})
  expect(await make()).toEqual({ movedPages: [], warnings: [] })
  return { space, publish, make }
}

const slug = (lt: string) => ({ lt, en: 'news', ru: 'novosti' })

test('a changed slug goes on leading to its page, build after build, and is named in its language', async () => {
  const { publish, make } = await madeSite()
  publish('news', { slug: slug('aktualijos') })
  for (const _ of ['the build of the change', 'one after it']) {
    expect(await make()).toMatchObject({
      movedPages: [{ from: '/naujienos', to: '/aktualijos' }],
      warnings: [{ entry: 'news', field: 'slug', language: 'lt' }],
    })
  }
  publish('news', { slug: slug('skelbimai') })
  expect((await make()).movedPages).toEqual([
    { from: '/naujienos', to: '/skelbimai' },
    { from: '/aktualijos', to: '/skelbimai' },
  ])
})

test('an address that comes back, that another page takes or that an editor wrote down leads there once', async () => {
  const { publish, make } = await madeSite()
  publish('news', { slug: slug('aktualijos') })
  await make()
  publish('news', { slug: slug('naujienos') })
  expect((await make()).movedPages).toEqual([{ from: '/aktualijos', to: '/naujienos' }])
  publish('other', { slug: { lt: 'aktualijos', en: 'other', ru: 'drugoe' } })
  expect(await make()).toEqual({ movedPages: [], warnings: [] })
  publish('news', { slug: slug('skelbimai'), earlierAddresses: { lt: '/naujienos' } })
  expect(await make()).toEqual({ movedPages: [{ from: '/naujienos', to: '/skelbimai' }], warnings: [] })
})

test('where a page is gone its addresses are named until they are written at another page', async () => {
  const { space, publish, make } = await madeSite()
  space.unpublish('Entry', 'news')
  expect((await make()).warnings.map(({ message }) => message)).toEqual([
    expect.stringContaining('/naujienos'),
    expect.stringContaining('/en/news'),
    expect.stringContaining('/ru/novosti'),
  ])
  publish('other', {
    slug: { lt: 'kita', en: 'other', ru: 'drugoe' },
    earlierAddresses: { lt: '/naujienos /en/news /ru/novosti' },
  })
  expect((await make()).warnings).toEqual([])
})
