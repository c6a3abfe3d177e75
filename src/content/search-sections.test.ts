import { expect, test } from 'vitest'
import type { Page } from './page.ts'
import { searchSections } from './search-sections.ts'

const page: Page = {
  id: 'home',
  type: 'homePage',
  path: '/en',
  alternates: { lt: '/', en: '/en', ru: '/ru' },
  title: 'Home',
  seoTitle: 'Uoga',
  seoDescription: 'Prepaid plans',
  noIndex: false,
  blocks: [
    {
      id: 'banner',
      type: 'textBanner',
      anchor: 'esim',
      title: 'An eSIM in five minutes',
      text: 'No shop, no post',
      tone: 'mint',
    },
    {
      id: 'questions',
      type: 'faq',
      title: 'Questions',
      items: [
        {
          id: 'balance',
          question: 'How do I see my balance?',
          answer: { html: '<p>Dial &lt;code&gt; &amp; <b>listen</b>.</p>' },
          uniqueKey: 'my-balance',
        },
      ],
    },
  ],
}

test('a page is found by its own words, a block and a question at their places', () => {
  expect(searchSections(page)).toEqual([
    { kind: 'page', path: '/en', page: 'Home', heading: '', text: 'Prepaid plans. Questions.' },
    {
      kind: 'page',
      path: '/en#esim',
      page: 'Home',
      heading: 'An eSIM in five minutes',
      text: 'No shop, no post.',
    },
    {
      kind: 'question',
      path: '/en#my-balance',
      page: 'Home',
      heading: 'How do I see my balance?',
      text: 'Dial <code> & listen.',
    },
  ])
})

test('a title is said once, and neither a picture nor a button speaks for its place', () => {
  const image = {
    url: '/media/cat.svg',
    sources: [],
    description: 'A cat',
    title: 'Cat',
    fileName: 'cat.svg',
    contentType: 'image/svg+xml',
    size: 1,
    width: 1,
    height: 1,
  }
  const card = { id: 'card', type: 'actionCard' as const, title: 'Plastic card', text: 'By post', image }
  const button = {
    kind: 'link' as const,
    id: 'order',
    title: 'Order it',
    type: 'primary' as const,
    size: 'md' as const,
    openInANewTab: false,
    isFullWidthOnDesktop: false,
    isFullWidthOnTablet: false,
    isFullWidthOnMobile: false,
    href: '/en/sim',
  }
  const cards = {
    id: 'cards',
    type: 'actionCardsContainer' as const,
    title: 'Home',
    tone: 'mint' as const,
    cards: [{ ...card, button }],
  }
  const text = {
    id: 'text',
    type: 'text' as const,
    text: { html: '<h2>Why</h2><ul><li>It is quick</li><li>It is free!</li></ul>' },
  }
  const [home] = searchSections({ ...page, blocks: [cards, text] })
  expect(home?.text).toBe('Prepaid plans. Plastic card. By post. Why. It is quick. It is free!')
})
