import { expect, test } from 'vitest'
import { toCents } from '../lib/money.ts'
import type { FaqItem } from './block.ts'
import { helpInPlace, isHelpInPlace } from './help-in-place.ts'
import type { Page } from './page.ts'
import { siteOf } from './site.fixture.ts'

const anyPage = {
  alternates: { lt: '/', en: '/en', ru: '/ru' },
  title: 'Uoga',
  seoTitle: 'Uoga',
  seoDescription: 'Mobile',
  noIndex: false,
}
const itemOf = (id: string): FaqItem => ({
  id,
  question: `What about ${id}?`,
  answer: { html: '' },
  uniqueKey: `key-${id}`,
})
const articleOf = (id: string): Page => ({
  ...anyPage,
  id: `page-of-${id}`,
  type: 'articlePage',
  path: `/en/help/${id}`,
  parent: { path: '/en/help', title: 'Help' },
  item: itemOf(id),
  topic: { key: 'topic', title: 'Topic' },
})
const topUp: Page = {
  ...anyPage,
  id: 'top-up',
  type: 'topUpPage',
  path: '/en/account-top-up',
  text: '',
  presetSumsInCents: [],
  minimumInCents: toCents(0),
  maximumInCents: toCents(0),
  blocks: [],
}
const site = siteOf('en', [topUp, ...['a', 'b', 'c', 'd'].map(articleOf)])

test('the first three questions lead to their pages in help; what help doesn’t have is left out', () => {
  const items = ['x', 'd', 'a', 'c', 'b'].map(itemOf)
  expect(helpInPlace({ items }, site)).toEqual([
    { question: 'What about d?', path: '/en/help/d' },
    { question: 'What about a?', path: '/en/help/a' },
    { question: 'What about c?', path: '/en/help/c' },
  ])
})

test.each([
  ['/en/mano/overview', true],
  ['/en/account-top-up', true],
  ['/en/extra/account-top-up', false],
  ['/en/help', false],
])('at %s a FAQ is short: %s', (path, isShort) => {
  expect(isHelpInPlace(path, site)).toBe(isShort)
})
