import * as v from 'valibot'
import { expect, test } from 'vitest'
import { noPictures } from '../pictures/picture.ts'
import { applyDelta, Delta } from './delta.ts'
import type { SpaceMirror } from './space-mirror.ts'

const entry = (id: string, updatedAt: string) => ({
  sys: { id, revision: 1, updatedAt, contentType: { sys: { id: 'plan' } } },
  fields: {},
})
const mirror: SpaceMirror = {
  space: 'x',
  environment: 'master',
  syncToken: 'before',
  entries: { a: entry('a', '2026-01-01'), b: entry('b', '2026-01-01') },
  assets: {},
  pictures: noPictures,
}
const nothing: Delta = {
  entries: [],
  assets: [],
  deletedEntries: [],
  deletedAssets: [],
  nextSyncToken: 'after',
}

test('the token of the next sync is kept', () => {
  expect(applyDelta(mirror, nothing)).toEqual({ ...mirror, syncToken: 'after' })
})

test('of a deletion and a publication in one sync the later one counts', () => {
  const entries = [entry('a', '2026-01-03')]
  const deleted = (deletedAt: string) => [{ sys: { id: 'a', deletedAt } }]
  const republished = applyDelta(mirror, { ...nothing, entries, deletedEntries: deleted('2026-01-02') })
  expect(republished.entries.a?.sys.updatedAt).toBe('2026-01-03')
  const gone = applyDelta(mirror, { ...nothing, entries, deletedEntries: deleted('2026-01-04') })
  expect(Object.keys(gone.entries)).toEqual(['b'])
})

test('of an entry that comes twice the later one counts', () => {
  const entries = [entry('a', '2026-01-02'), entry('a', '2026-01-03')]
  expect(applyDelta(mirror, { ...nothing, entries }).entries.a?.sys.updatedAt).toBe('2026-01-03')
})

test.each([
  ['an entry without a content type', { entries: [{ sys: { id: 'a' }, fields: {} }] }],
  ['a field without locales', { entries: [{ ...entry('a', ''), fields: { title: 'x' } }] }],
  ['an empty token', { nextSyncToken: '' }],
  ['no list of deletions', { deletedAssets: undefined }],
])('%s is not what a sync brings', (_what, wrong) => {
  expect(v.is(Delta, nothing)).toBe(true)
  expect(v.is(Delta, { ...nothing, ...wrong })).toBe(false)
})
