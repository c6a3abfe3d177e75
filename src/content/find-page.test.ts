import { expect, test } from 'vitest'
import { gameFormPath, pathOfId, statusPath, topUpPath } from './find-page.ts'
import { isSpecialPage, needsSignIn } from './page-kind.ts'
import { siteOf } from './site.fixture.ts'

const home = {
  type: 'homePage' as const,
  id: 'home',
  path: '/en',
  alternates: { lt: '/', en: '/en', ru: '/ru' },
  title: 'Uoga',
  seoTitle: 'Uoga',
  seoDescription: 'Mobile',
  noIndex: false,
  blocks: [],
}
const site = siteOf('en', [home])

test('a page is found by its id', () => {
  expect(pathOfId(site, 'home')).toBe('/en')
})

test('a page that is missing stops the build and is named', () => {
  expect(() => pathOfId(site, 'checkout')).toThrow('no page "checkout" (en)')
  expect(() => statusPath(site, 'topUpWaiting', true)).toThrow('topUpWaiting (en, extra)')
  expect(() => topUpPath(site, false)).toThrow('no top-up page (en)')
})

test('the game is found in its part of the site, or in the other where that has none', () => {
  const body = { ...home, text: { html: '' }, buttons: [], inputs: [], ctas: [], modals: [] }
  const game = (path: string) => ({
    ...body,
    type: 'formPage' as const,
    formKey: 'gameRegistration' as const,
    id: path,
    path,
  })
  const own = game('/en/mano/game')
  const open = game('/en/game')
  expect(gameFormPath(siteOf('en', [own, open]), true)).toBe(own.path)
  expect(gameFormPath(siteOf('en', [own, open]), false)).toBe(open.path)
  expect(gameFormPath(siteOf('en', [open]), true)).toBe(open.path)
  expect(() => gameFormPath(site, true)).toThrow('no page of the game (en)')
})

test('the home page needs no log-in and is nothing special', () => {
  expect(needsSignIn(home)).toBe(false)
  expect(isSpecialPage(home)).toBe(false)
  expect(isSpecialPage({ ...home, id: 'consentsPage' })).toBe(true)
})
