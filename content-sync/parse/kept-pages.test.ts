import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Mirror } from '../mirror.ts'
import type { KeptPages } from './kept-pages.ts'
import { validMirror } from './mirror.fixture.ts'
import { parseMirror } from './parse-mirror.ts'

/** A mirror after a sync: what didn't come with it are the same objects. */
function edited({ entries, ...mirror }: Mirror, change: (entries: Mirror['entries']) => void): Mirror {
  const changed = { ...entries }
  change(changed)
  return { ...mirror, entries: changed }
}

function rewrite(entries: Mirror['entries'], id: string, field: string, value: unknown): void {
  const entry = entries[id]
  if (entry) entries[id] = { ...entry, fields: { ...entry.fields, [field]: { lt: value } } }
}

const ids = Object.keys(validMirror().entries)
const fieldsOf = (id: string) => Object.keys(validMirror().entries[id]?.fields ?? {})

const anyEdit = fc.constantFrom(...ids).chain((id) =>
  fc.oneof(
    fc.constant((entries: Mirror['entries']) => void delete entries[id]),
    fc
      .tuple(
        fc.constantFrom(...fieldsOf(id), 'slug'),
        fc.oneof(
          fc.string(),
          fc.integer(),
          fc.constant(undefined),
          fc.constantFrom(...ids).map((other) => ({ sys: { type: 'Link', linkType: 'Entry', id: other } })),
        ),
      )
      .map(
        ([field, value]) =>
          (entries: Mirror['entries']) =>
            rewrite(entries, id, field, value),
      ),
  ),
)

test('whatever is edited, pages that are kept are what parsing everything would make, with their problems', () => {
  fc.assert(
    fc.property(fc.array(anyEdit, { minLength: 1, maxLength: 8 }), (edits) => {
      const kept: KeptPages = new Map()
      let mirror = validMirror()
      parseMirror(mirror, kept)
      for (const edit of edits) {
        mirror = edited(mirror, edit)
        expect(parseMirror(mirror, kept)).toEqual(parseMirror(mirror))
      }
    }),
    { numRuns: 100 },
  )
})

test('only a changed page and those that link to it are parsed again', () => {
  const kept: KeptPages = new Map()
  const mirror = validMirror()
  const before = parseMirror(mirror, kept).snapshot?.lt.pages ?? []
  const next = edited(mirror, (entries) => rewrite(entries, 'home', 'title', 'Kitas'))
  const after = parseMirror(next, kept).snapshot?.lt.pages ?? []
  const changed = after.filter((page) => !before.includes(page))
  expect(changed.map(({ id }) => id)).toEqual(['home', 'lost', 'lead'])
  expect(after).toHaveLength(before.length)
})
