import { expect, test } from 'vitest'
import { put, validMirror } from './mirror.fixture.ts'
import { parseMirror } from './parse-mirror.ts'
import { inEvery } from './values.fixture.ts'

test('a page of self-service is kept from search engines without being reported so, another is not', () => {
  const mirror = validMirror()
  for (const slug of ['mano/papildymas', 'draugo-papildymas'])
    put(mirror, slug, 'topUpPage', { ...mirror.entries['top-up']?.fields, slug: inEvery(slug) })
  const pages = parseMirror(mirror).snapshot?.en.pages ?? []
  const isKeptOut = (path: string) => pages.find((page) => page.path === path)?.noIndex
  expect([isKeptOut('/en/mano/papildymas'), isKeptOut('/en/draugo-papildymas')]).toEqual([true, false])
})
