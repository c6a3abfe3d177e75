import { afterEach, expect, test, vi } from 'vitest'
import { browserStorage } from '../../lib/storage.fixture.ts'
import { forgetVisit } from '../../lib/visit-storage.ts'
import { campaignOfVisit } from './campaign.ts'

function openPage(href: string) {
  const replaceState = vi.fn<(state: unknown, title: string, url: URL) => void>()
  vi.stubGlobal('location', { href })
  vi.stubGlobal('history', { state: { step: 1 }, replaceState })
  return () => replaceState.mock.calls.map(([state, , url]) => [state, url.href])
}

afterEach(() => {
  forgetVisit()
  vi.unstubAllGlobals()
})

test('a campaign leaves the address at once, alone, and lasts for the visit', () => {
  browserStorage({}, 'sessionStorage')
  const written = openPage('https://uoga.example/?a=1&bcSessionId=spring.26-x_1#top')
  expect(campaignOfVisit()).toBe('spring.26-x_1')
  expect(written()).toEqual([[{ step: 1 }, 'https://uoga.example/?a=1#top']])
  openPage('https://uoga.example/planai')
  expect(campaignOfVisit()).toBe('spring.26-x_1')
})

test('no one was led by a campaign: the address stays as it is', () => {
  browserStorage({}, 'sessionStorage')
  const written = openPage('https://uoga.example/?a=1')
  expect(campaignOfVisit()).toBeUndefined()
  expect(written()).toEqual([])
})

test.each(['', 'a b', '<b>', 'x'.repeat(101)])('%j is no campaign, and leaves the address, too', (given) => {
  browserStorage({}, 'sessionStorage')
  const written = openPage(`https://uoga.example/?bcSessionId=${encodeURIComponent(given)}`)
  expect(campaignOfVisit()).toBeUndefined()
  expect(written()).toEqual([[{ step: 1 }, 'https://uoga.example/']])
})

test('a campaign is kept when a later link has a broken one', () => {
  browserStorage({}, 'sessionStorage')
  openPage('https://uoga.example/?bcSessionId=first')
  campaignOfVisit()
  openPage('https://uoga.example/?bcSessionId=%20')
  expect(campaignOfVisit()).toBe('first')
})

test.each([5, null, ['spring']])('%j in the storage is no campaign', (kept) => {
  browserStorage({}, 'sessionStorage').set('app:v1:bc-session-id', JSON.stringify(kept))
  openPage('https://uoga.example/')
  expect(campaignOfVisit()).toBeUndefined()
})
