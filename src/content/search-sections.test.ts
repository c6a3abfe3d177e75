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
    { kind: 'page', path: '/en', page: 'Home', heading: '', text: 'Home Prepaid plans Questions' },
    {
      kind: 'page',
      path: '/en#esim',
      page: 'Home',
      heading: 'An eSIM in five minutes',
      text: 'No shop, no post',
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
