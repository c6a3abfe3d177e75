import { expect, test } from 'vitest'
import { embeddedSpace } from '../mirror.ts'
import { validMirror } from './mirror.fixture.ts'
import { parseMirror } from './parse-mirror.ts'

function changedAt(space: string) {
  const mirror = { ...validMirror(), space }
  for (const [id, { sys }] of Object.entries(mirror.entries))
    sys.updatedAt = id === 'home' ? '2026-11-02T08:00:00.000Z' : ''
  const page = parseMirror(mirror).snapshot?.lt.pages.find(({ type }) => type === 'homePage')
  return { id: page?.id ?? '', times: parseMirror(mirror).snapshot?.changedAt }
}

test('a page says when its entry was published; a time that is not known is left out', () => {
  const { id, times } = changedAt('space')
  expect(times).toEqual({ [id]: '2026-11-02T08:00:00.000Z' })
})

test('the embedded content says no times: its stand-in makes them up', () => {
  expect(changedAt(embeddedSpace).times).toEqual({})
})
