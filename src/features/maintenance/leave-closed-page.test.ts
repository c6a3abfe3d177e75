import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { leaveClosedPage } from './leave-closed-page.ts'
import type { Role, Scope } from './maintenance.ts'

const serverTime = '2026-01-15T10:00:00Z'
const off = { maintenance: { activateMaintenanceMode: false, activateFor: 'allPages' }, serverTime }
const on = (activateFor: Scope) => ({
  maintenance: { activateMaintenanceMode: true, activateFor },
  serverTime,
})

const replace = vi.fn<(path: string) => void>()
const switches = vi.fn<() => Promise<Response>>()

/** A page at this path, which hears its own events. */
function openPage(role: Role | 'other', path: string, more: DOMStringMap = {}) {
  const { pathname, search, hash, origin } = new URL(path, 'https://uoga.example')
  const dataset: DOMStringMap = {
    role,
    home: '/en',
    closed: '/closed',
    closedSelfService: '/mano/closed',
    ...more,
  }
  const page = new EventTarget()
  vi.stubGlobal('document', { documentElement: { dataset } })
  vi.stubGlobal('location', { pathname, search, hash, origin, replace })
  vi.stubGlobal('dispatchEvent', (event: Event) => page.dispatchEvent(event))
  return { page, dataset }
}

/** Where a page goes when the switches say this. */
function leaves(told: unknown, isFirst = false) {
  leaveClosedPage(told, isFirst)
  return replace.mock.calls.map(([path]) => path)
}

beforeEach(() => {
  replace.mockClear()
  vi.stubGlobal('fetch', switches)
})
afterEach(() => vi.unstubAllGlobals())

test('a page that is closed leaves with the way back, without what is personal in its address', () => {
  const { dataset } = openPage('selfService', '/mano/nustatymai?a=1#phoneNumber=61234567&numbers')
  expect(leaves(on('selfService'))).toEqual([
    '/mano/closed?redirectUrl=%2Fmano%2Fnustatymai%3Fa%3D1%23numbers',
  ])
  expect(dataset.leaving).toBe('')
})

test('all pages have another page of maintenance', () => {
  openPage('open', '/planai')
  expect(leaves(on('allPages'))).toEqual(['/closed?redirectUrl=%2Fplanai'])
})

test('an order page is closed to who comes to it, not to who is there', () => {
  openPage('ordering', '/uzsakymas')
  expect(leaves(on('selfService'))).toEqual([])
  expect(leaves(on('selfService'), true)).toEqual(['/mano/closed?redirectUrl=%2Fuzsakymas'])
})

test.each([
  ['/closed?redirectUrl=%2Fplanai%23uoga-m', '/planai#uoga-m'],
  ['/closed?redirectUrl=https%3A%2F%2Fevil.example', '/en'],
  ['/closed', '/en'],
])('when it is over %s leads to %s', (path, back) => {
  openPage('maintenanceOfAllPages', path)
  expect(leaves(off)).toEqual([back])
})

test('without a home page of its own language it leads to the first page', () => {
  openPage('maintenanceOfAllPages', '/closed', { home: undefined })
  expect(leaves(off)).toEqual(['/'])
})

test('from one page of maintenance to the other the way back stays what it was', () => {
  openPage('maintenanceOfSelfService', '/mano/closed?redirectUrl=%2Fmano%2Fapzvalga')
  expect(leaves(on('allPages'))).toEqual(['/closed?redirectUrl=%2Fmano%2Fapzvalga'])
})

test.each([undefined, 'down', {}, { maintenance: {}, serverTime }])('%j closes nothing', (told) => {
  openPage('open', '/planai')
  expect(leaves(told)).toEqual([])
})

test('a page of no known role stays', () => {
  openPage('other', '/planai')
  expect(leaves(on('allPages'))).toEqual([])
})

test('a page in which something was typed stays', () => {
  const { dataset } = openPage('open', '/suaktyvinti', { used: '' })
  expect(leaves(on('allPages'))).toEqual([])
  expect(dataset.leaving).toBeUndefined()
})

test.each([
  ['it is over', async () => Response.json(off), true],
  ['it goes on', async () => Response.json(on('selfService')), false],
  ['only public pages are closed', async () => Response.json(on('allPages')), false],
  ['there is no answer', () => Promise.reject(new TypeError('Failed to fetch')), false],
  ['the answer is none', async () => Response.json({}), false],
])('a page that covers itself stays, and learns that %s', async (_, answer, isOver) => {
  const { page } = openPage('selfService', '/mano/nustatymai')
  const asked = Promise.withResolvers<boolean>()
  switches.mockImplementation(answer)
  page.addEventListener('maintenance', (event) => {
    event.preventDefault()
    if (event instanceof CustomEvent) asked.resolve(event.detail())
  })
  expect(leaves(on('selfService'))).toEqual([])
  expect(await asked.promise).toBe(isOver)
})
