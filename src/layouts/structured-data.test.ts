import { expect, test } from 'vitest'
import type { Button } from '../content/button.ts'
import type { Page } from '../content/page.ts'
import { toCents } from '../lib/money.ts'
import { structuredData, toJsonLd } from './structured-data.ts'

const site = {
  origin: 'https://uoga.example',
  organisation: 'Uoga',
  home: { path: '/en', title: 'Home' },
}
const page: Extract<Page, { type: 'homePage' }> = {
  id: 'plans',
  type: 'homePage',
  path: '/en/plans',
  alternates: { lt: '/planai', en: '/en/plans', ru: '/ru/plany' },
  title: 'Plans',
  seoTitle: 'Plans – Uoga',
  seoDescription: 'Prepaid plans',
  noIndex: false,
  blocks: [
    {
      id: 'plans',
      type: 'plansContainer',
      title: 'Plans',
      plans: [
        {
          id: 'm',
          planId: 'uoga-m',
          orderCode: 'M',
          planTitle: 'Uoga M',
          planCardType: 'data',
          planPrice: toCents(990),
          salePrice: toCents(790),
          priceUnits: 'EUR',
          periodInDays: 30,
          display: true,
          allowances: {},
        },
        {
          id: 'hidden',
          planId: 'uoga-hidden',
          orderCode: 'H',
          planTitle: 'Hidden',
          planCardType: 'data',
          planPrice: toCents(100),
          priceUnits: 'EUR',
          periodInDays: 30,
          display: false,
          allowances: {},
        },
      ],
    },
  ],
}
const types = (of: Page) => structuredData(of, site).map((thing) => thing['@type'])

test('a page says where it is and what it sells', () => {
  expect(types(page)).toEqual(['BreadcrumbList', 'Product'])
})

test('the home page tells who we are and leaves the rest to the pages it leads to', () => {
  expect(types({ ...page, path: '/en' })).toEqual(['Organization'])
})

test('a page that search engines leave out tells nothing', () => {
  expect(types({ ...page, noIndex: true })).toEqual([])
})

test('an offer names the price that is paid, in euros with a point', () => {
  const [, product] = structuredData(page, site)
  expect(product).toMatchObject({
    name: 'Uoga M',
    sku: 'M',
    offers: { price: '7.90', priceCurrency: 'EUR', url: 'https://uoga.example/en/plans' },
  })
})

test('the contact page says how we are reached from everywhere', () => {
  const link = (href: string): Button => ({
    kind: 'link',
    id: href,
    title: href,
    href,
    type: 'text',
    size: 'md',
    openInANewTab: false,
    isFullWidthOnDesktop: false,
    isFullWidthOnTablet: false,
    isFullWidthOnMobile: false,
  })
  const contact: Page = {
    ...page,
    id: 'contact',
    type: 'genericLandingPage',
    blocks: [
      {
        type: 'actionCardsContainer',
        id: 'contact-channels',
        title: 'Reach us',
        tone: 'cream',
        cards: ['tel:1808', 'mailto:pagalba@uoga.example'].map((href) => ({
          type: 'actionCard',
          id: href,
          title: href,
          button: link(href),
        })),
      },
      {
        type: 'textColumns',
        id: 'contact-more',
        columns: [
          { type: 'text', id: 'elsewhere', text: { html: '<a href="tel:+37060001808">+370 600 01808</a>' } },
        ],
      },
    ],
    buttons: [link('/help')],
  }
  expect(structuredData(contact, site)).toContainEqual(
    expect.objectContaining({
      '@type': 'Organization',
      contactPoint: expect.objectContaining({ telephone: '+37060001808', email: 'pagalba@uoga.example' }),
    }),
  )
})

test('an answer of help says when it was last found right', () => {
  const { blocks, ...any } = page
  const article: Page = {
    ...any,
    type: 'articlePage',
    item: { id: 'puk', question: 'PUK?', uniqueKey: 'puk', answer: { html: '<p>Here</p>' } },
    topic: { key: 'start', title: 'Start' },
    checkedOn: '2026-11-27',
    parent: { path: '/en/help', title: 'Help' },
  }
  expect(structuredData(article, site)).toContainEqual(
    expect.objectContaining({ '@type': 'Article', headline: 'Plans', dateModified: '2026-11-27' }),
  )
})

test('breadcrumbs lead from home to the page', () => {
  const [breadcrumbs] = structuredData(page, site)
  expect(breadcrumbs).toMatchObject({
    itemListElement: [
      { position: 1, name: 'Home', item: 'https://uoga.example/en' },
      { position: 2, name: 'Plans', item: 'https://uoga.example/en/plans' },
    ],
  })
})

test('an answer cannot end the script that it is in', () => {
  expect(toJsonLd([{ '@type': 'Organization', name: '</script>' }])).not.toContain('</script>')
})
