import { expect, test } from 'vitest'
import { fixtureSpace } from '../../tests/fixtures/contentful.ts'
import { createContentful, sandboxToken } from './contentful.ts'
import { Space } from './space.ts'

interface Item {
  sys: { id: string; type: string; revision: number; updatedAt: string; deletedAt?: string }
  fields?: Record<string, unknown>
}

/** Asks as plain HTTP does: the answer, and the parameters of the address that leads on. */
function reader(space: Space, syncPageSize = 100) {
  const app = createContentful({ space, syncPageSize })
  return async (parameters: string) => {
    const path = `http://cdn.test/spaces/fixture/environments/master/sync?${parameters}`
    const answer = await app.request(path, { headers: { Authorization: `Bearer ${sandboxToken}` } })
    const body: { items: Item[]; nextPageUrl?: string; nextSyncUrl?: string } = await answer.json()
    const next = new URL(body.nextPageUrl ?? body.nextSyncUrl ?? path)
    return {
      status: answer.status,
      body,
      next: next.search.slice(1),
      parameters: [...next.searchParams.keys()],
    }
  }
}

const changes = (items: Item[]) => items.map(({ sys }) => `${sys.type} ${sys.id}`)

test('a first sync brings everything that is published, in all locales', async () => {
  const space = await fixtureSpace()
  space.unpublish('Entry', 'header')
  const { body } = await reader(space)('initial=true')
  expect(body.items).toHaveLength(14)
  expect(changes(body.items)).not.toContain('DeletedEntry header')
  const home = body.items.find(({ sys }) => sys.id === 'home')
  expect(home?.fields?.title).toEqual({ lt: 'Pradžia', en: 'Home', ru: 'Главная' })
  expect(body.nextSyncUrl).toMatch(
    /^http:\/\/cdn\.test\/spaces\/fixture\/environments\/master\/sync\?sync_token=/,
  )
})

test('pages lead from one to the next by a token alone, and bring each thing once', async () => {
  const read = reader(await fixtureSpace(), 5)
  const pages = [await read('initial=true')]
  for (let page = pages[0]; page?.body.nextPageUrl; page = pages.at(-1)) pages.push(await read(page.next))
  expect(pages.map(({ body }) => body.items.length)).toEqual([5, 5, 5])
  expect(new Set(pages.flatMap(({ body }) => changes(body.items))).size).toBe(15)
  for (const { parameters, body } of pages) {
    expect(parameters).toEqual(['sync_token'])
    expect(body.nextPageUrl === undefined).not.toBe(body.nextSyncUrl === undefined)
  }
})

test('a delta brings what was published and what is gone since', async () => {
  const space = await fixtureSpace()
  const read = reader(space)
  const first = await read('initial=true')
  const before = first.body.items.find(({ sys }) => sys.id === 'home')
  const home = space.entry('home')
  if (home) space.publishEntry('home', home.content)
  space.unpublish('Entry', 'to-home')
  space.unpublish('Asset', 'photo')
  const { body, next } = await read(first.next)
  expect(changes(body.items)).toEqual(['Entry home', 'DeletedEntry to-home', 'DeletedAsset photo'])
  const after = body.items[0]
  expect(after?.sys.revision).toBe(2)
  expect(Date.parse(after?.sys.updatedAt ?? '')).toBeGreaterThan(Date.parse(before?.sys.updatedAt ?? ''))
  expect(body.items[1]?.sys.deletedAt).toBeTruthy()
  expect((await read(next)).body.items).toEqual([])
})

test('what is gone may come back', async () => {
  const space = await fixtureSpace()
  const read = reader(space)
  const { content } = space.entry('to-home') ?? {}
  const { next } = await read('initial=true')
  space.unpublish('Entry', 'to-home')
  if (content) space.publishEntry('to-home', content)
  const { body } = await read(next)
  expect(changes(body.items)).toEqual(['Entry to-home'])
  expect(body.items[0]?.sys.revision).toBe(2)
})

test('what changes between two pages is not missed', async () => {
  const space = await fixtureSpace()
  const read = reader(space, 10)
  const first = await read('initial=true')
  const gone = first.body.items.find(({ sys }) => sys.type === 'Entry')?.sys.id ?? ''
  space.unpublish('Entry', gone)
  const { body } = await read(first.next)
  expect(changes(body.items)).toContain(`DeletedEntry ${gone}`)
})

test.each([
  ['a token that is none', 'sync_token=abc'],
  ['neither a token nor a start', ''],
  ['both of them', 'initial=true&sync_token=abc'],
  ['a page size out of bounds', 'initial=true&limit=0'],
])('%s is refused', async (_what, parameters) => {
  const { status, body } = await reader(await fixtureSpace())(parameters)
  expect(status).toBe(400)
  expect(body).toMatchObject({ sys: { type: 'Error', id: 'BadRequest' } })
})

test('a token may not come with a page size', async () => {
  const read = reader(await fixtureSpace())
  const { next } = await read('initial=true')
  expect((await read(next)).status).toBe(200)
  expect((await read(`${next}&limit=5`)).status).toBe(400)
})

test('a token outlives a restart as long as the space began the same', async () => {
  const { next } = await reader(await fixtureSpace())('initial=true')
  const { status, body } = await reader(await fixtureSpace())(next)
  expect(status).toBe(200)
  expect(body.items).toEqual([])
})

test('a token that knows changes of an earlier run is refused: no one can tell what changed since', async () => {
  const space = await fixtureSpace()
  space.unpublish('Entry', 'header')
  const { next } = await reader(space)('initial=true')
  expect((await reader(await fixtureSpace())(next)).status).toBe(400)
})

test('a token from before a change of an earlier run leads to one that is refused, too', async () => {
  const space = await fixtureSpace()
  const read = reader(space)
  const first = await read('initial=true')
  space.unpublish('Entry', 'header')
  const { next } = await read(first.next)
  expect((await read(next)).status).toBe(200)
  expect((await reader(await fixtureSpace())(next)).status).toBe(400)
})

test('a token of a space that began otherwise is refused', async () => {
  const { next } = await reader(await fixtureSpace())('initial=true')
  const { id, entries, assets } = await fixtureSpace()
  const withoutHeader = new Map(
    entries.filter((entry) => entry.id !== 'header').map((entry) => [entry.id, entry.content]),
  )
  const content = {
    entries: withoutHeader,
    assets: new Map(assets.map((asset) => [asset.id, asset.content])),
  }
  expect((await reader(new Space({ id, content }))(next)).status).toBe(400)
})
