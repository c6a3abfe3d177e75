import { expect, test } from 'vitest'
import { siteOf } from '../../src/content/site.fixture.ts'
import type { Snapshot } from '../../src/content/snapshot.ts'
import { pagesOf } from './generated-pages.ts'

const home = {
  type: 'homePage' as const,
  id: 'home',
  path: '/',
  alternates: { lt: '/', en: '/en', ru: '/ru' },
  title: 'Uoga',
  seoTitle: 'Uoga',
  seoDescription: 'Ryšys',
  noIndex: false,
  blocks: [],
}
const snapshot: Snapshot = {
  lt: siteOf('lt', [home]),
  en: siteOf('en', [{ ...home, path: '/en' }]),
  ru: siteOf('ru', [{ ...home, path: '/ru' }]),
  movedPages: [],
  changedAt: {},
}

test('generated pages are copies of the home page under paths of one length', () => {
  const { lt, en, ru } = pagesOf(snapshot, 1000)
  expect(new Set(lt.pages.map(({ path }) => path)).size).toBe(1000)
  expect(new Set(lt.pages.map(({ path }) => path.length)).size).toBe(1)
  expect(lt.pages[999]).toMatchObject({ type: 'homePage', title: 'Uoga', path: '/generated-00999' })
  expect([...en.pages, ...ru.pages]).toEqual([])
})

test('without a home page there is nothing to copy', () => {
  expect(() => pagesOf({ ...snapshot, lt: { ...snapshot.lt, pages: [] } }, 1)).toThrow('no home page')
})
