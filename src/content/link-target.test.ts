import { expect, test } from 'vitest'
import { isLiveChatLink, linkOf, linkTarget } from './link-target.ts'

test.each([
  ['/planai', false, '/planai', false],
  ['/planai', true, '/planai', true],
  ['/planai?new-tab', false, '/planai', true],
  ['/planai?new-tab=true#m', false, '/planai#m', true],
  ['/planai?a=1&new-tab', false, '/planai?a=1', true],
  ['/planai?new-tab&a=1#m', false, '/planai?a=1#m', true],
  ['https://a.example/?x=1&new-tab=1&y=2', false, 'https://a.example/?x=1&y=2', true],
  ['/planai?new-table', false, '/planai?new-table', false],
  ['/new-tab', false, '/new-tab', false],
])('%s with openInANewTab %s leads to %s, new tab: %s', (href, openInANewTab, target, isNewTab) => {
  expect(linkTarget(href, openInANewTab)).toEqual({ href: target, isNewTab })
})

test('the marker of the live chat is a fragment', () => {
  expect(isLiveChatLink('#live-chat')).toBe(true)
  expect(isLiveChatLink('/pagalba#live-chat')).toBe(true)
  expect(isLiveChatLink('/live-chat')).toBe(false)
})

test('a link says that it opens in a new tab where it has words of its own', () => {
  const link = { href: '/planai?new-tab', openInANewTab: false, description: 'Planai ir kainos' }
  expect(linkOf(link, '(naujame lange)')).toMatchObject({
    href: '/planai',
    isNewTab: true,
    label: 'Planai ir kainos (naujame lange)',
  })
  expect(linkOf({ href: '/planai', openInANewTab: true }, '(naujame lange)')).toMatchObject({
    isNewTab: true,
    label: undefined,
  })
})
