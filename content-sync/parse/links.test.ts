import { expect, test } from 'vitest'
import { type EntryParser, EntryReader } from './entry-reader.ts'
import { computed, entryId, entryParser, withDefault } from './fields.ts'
import { links } from './links.ts'
import { put, validMirror } from './mirror.fixture.ts'
import { Space } from './space.ts'
import { linksTo } from './values.fixture.ts'

interface Tree {
  id: string
  children: Tree[]
}
const tree: EntryParser<Tree> = entryParser<Tree>({
  id: entryId,
  children: computed((entry) => withDefault(links({ tree }), []).read(entry, 'children')),
})

test('a circle of entries is cut where it closes, and named there', () => {
  const mirror = validMirror()
  put(mirror, 'a', 'tree', { children: linksTo('b', 'c') })
  put(mirror, 'b', 'tree', { children: linksTo('c') })
  put(mirror, 'c', 'tree', { children: linksTo('a') })
  const space = new Space(mirror)
  const [raw] = space.ofType('tree')
  const parsed =
    raw &&
    tree(new EntryReader({ space, language: 'lt', isExtra: false, pagePaths: new Map() }, raw, 'broken'))
  const c = { id: 'c', children: [] }
  expect(parsed).toEqual({ id: 'a', children: [{ id: 'b', children: [c] }, c] })
  expect(space.problems.all).toMatchObject([
    {
      severity: 'broken',
      entry: 'c',
      field: 'children',
      language: 'lt',
      message: expect.stringContaining('circle'),
    },
  ])
})
