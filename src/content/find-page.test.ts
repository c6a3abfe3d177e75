import { afterEach, expect, test, vi } from 'vitest'
import {
  dashboardPath,
  gameFormPath,
  logInPath,
  missingNumberPath,
  numberSettingsPath,
  pathOfId,
  pathOfType,
  paymentSettingsPath,
  simOrderPath,
  statusPath,
  topUpPath,
} from './find-page.ts'
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

afterEach(() => vi.unstubAllEnvs())

test.each([
  ['DASHBOARD_PATH', dashboardPath],
  ['MISSING_NUMBER_PATH', missingNumberPath],
] as const)('%s names a page for every language; one that is nowhere stops the build', (variable, pathIn) => {
  const usage = {
    ...home,
    id: 'usage',
    path: '/en/mano/usage',
    alternates: { lt: '/mano/naudojimas', en: '/en/mano/usage', ru: '/ru/mano/ispolzovanie' },
  }
  const named = (path: string) => {
    vi.stubEnv(variable, path)
    return pathIn(siteOf('en', [home, usage]))
  }
  expect(named('/mano/naudojimas')).toBe('/en/mano/usage')
  expect(named('/en/mano/usage')).toBe('/en/mano/usage')
  for (const path of ['mano/naudojimas', '//evil.example', 'https://evil.example/', '/mano/nera'])
    expect(() => named(path)).toThrow(`${variable} names no page of the site: "${path}" (en)`)
})

const body = { ...home, text: { html: '' }, buttons: [], inputs: [], ctas: [], modals: [] }

test('a page is found by what it is for, whatever is before it', () => {
  const form = (formKey: 'logIn' | 'registration', path: string) => ({
    ...body,
    type: 'formPage' as const,
    formKey,
    id: path,
    path,
  })
  const tabs = (sectionsKey: 'help' | 'profileSettings', path: string) => ({
    ...body,
    type: 'tabbedSectionsPage' as const,
    sectionsKey,
    sections: [],
    id: path,
    path,
  })
  const order = (simType: 'sim' | 'esim', path: string) => ({
    ...body,
    type: 'orderSimPage' as const,
    simType,
    id: path,
    path,
  })
  const waiting = (path: string) => ({
    ...body,
    type: 'genericStatusPage' as const,
    statusKey: 'topUpWaiting' as const,
    id: path,
    path,
  })
  const whole = siteOf('en', [
    home,
    waiting('/en/extra/waiting'),
    waiting('/en/waiting'),
    order('esim', '/en/order-esim'),
    order('sim', '/en/order-sim'),
    form('registration', '/en/activate'),
    form('logIn', '/en/login'),
    tabs('help', '/en/help'),
    tabs('profileSettings', '/en/mano/settings'),
  ])
  expect(statusPath(whole, 'topUpWaiting', false)).toBe('/en/waiting')
  expect(statusPath(whole, 'topUpWaiting', true)).toBe('/en/extra/waiting')
  expect(simOrderPath(whole, 'sim')).toBe('/en/order-sim')
  expect(simOrderPath(whole, 'esim')).toBe('/en/order-esim')
  expect(logInPath(whole)).toBe('/en/login')
  expect(paymentSettingsPath(whole)).toBe('/en/mano/settings#payments')
  expect(numberSettingsPath(whole)).toBe('/en/mano/settings#numbers')
  expect(pathOfType(whole, 'tabbedSectionsPage')).toBe('/en/help')
  expect(() => numberSettingsPath(siteOf('en', [tabs('help', '/en/help')]))).toThrow('no settings page (en)')
  expect(() => logInPath(siteOf('en', [form('registration', '/en/activate')]))).toThrow('logIn (en)')
})

test('the game is found in its part of the site, or in the other where that has none', () => {
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
