import type { Article, BreadcrumbList, Graph, Organization, Product } from 'schema-dts'
import type { BodyPage, Page, PageOf } from '../content/page.ts'
import type { Plan } from '../content/plan.ts'
import { sharePicturePath } from '../content/share-picture-path.ts'
import { currentPrice } from '../lib/sold-plan.ts'

interface Site {
  /** `https://uoga.example` */
  origin: string
  /** The operator's name. */
  organisation: string
  /** The path and the title of the home page in the page's language. */
  home: { path: string; title: string }
}

/** Google's types of schema.org: a property or a type that it doesn't have doesn't compile. */
type Named<T> = Exclude<T, string>
type Thing = Named<Article | BreadcrumbList | Organization | Product>

/** What a search engine is informed of a page, as schema.org names it: who we are, where the page is and what it sells. */
export function structuredData(page: Page, site: Site): Thing[] {
  if (page.noIndex) return []
  const address = (path: string) => new URL(path, site.origin).href
  // What home shows of plans and answers has pages of its own; said twice, it would not fit into the first render.
  if (page.path === site.home.path) return [organisation(site, address)]
  const plans = plansOf(page).filter(({ display }) => display)
  return [
    breadcrumbs(page, site, address),
    ...(page.id === 'contact' && 'blocks' in page && 'buttons' in page
      ? [reachable(waysOf(page), site, address)]
      : []),
    ...(page.type === 'articlePage' ? [article(page, site, address)] : []),
    ...plans.map((plan) => product(plan, site.organisation, address(page.path))),
  ]
}

/** The text of a `<script type="application/ld+json">`: nothing in it can end the script. */
export const toJsonLd = (things: Thing[]): string =>
  JSON.stringify({ '@context': 'https://schema.org', '@graph': things } satisfies Graph).replaceAll(
    '<',
    '\\u003c',
  )

const organisation = ({ organisation }: Site, address: (path: string) => string) =>
  ({
    '@type': 'Organization',
    name: organisation,
    url: address('/'),
    logo: address('/icon-512.png'),
  }) as const satisfies Named<Organization>

const hrefs = /href="([^"]+)"/g

/** Where a page leads by its own buttons, by those of its cards, and in the texts of its columns. */
const waysOf = ({ buttons, blocks }: Pick<BodyPage, 'buttons' | 'blocks'>): string[] => [
  ...[
    ...buttons,
    ...blocks.flatMap((block) =>
      block.type === 'actionCardsContainer' ? block.cards.map(({ button }) => button) : [],
    ),
  ].flatMap((button) => (button.kind === 'link' ? [button.href] : [])),
  ...blocks
    .flatMap((block) => (block.type === 'textColumns' ? block.columns : []))
    .flatMap(({ text }) => [...text.html.matchAll(hrefs)].map(([, href = '']) => href)),
]

/** How we are reached, by what the contact page leads to; a short number can't be called from elsewhere. */
function reachable(ways: string[], site: Site, address: (path: string) => string): Named<Organization> {
  const telephone = ways.find((href) => href.startsWith('tel:+'))?.slice('tel:'.length)
  const email = ways.find((href) => href.startsWith('mailto:'))?.slice('mailto:'.length)
  return {
    ...organisation(site, address),
    contactPoint: { '@type': 'ContactPoint', contactType: 'customer service', telephone, email },
  }
}

const breadcrumbs = (
  page: Page,
  { home }: Site,
  address: (path: string) => string,
): Named<BreadcrumbList> => ({
  '@type': 'BreadcrumbList',
  itemListElement: [home, ...('parent' in page ? [page.parent] : []), page].map(({ path, title }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: title,
    item: address(path),
  })),
})

/** An answer of help; what it says is marked up where it is read. */
const article = (
  page: PageOf<'articlePage'>,
  site: Site,
  address: (path: string) => string,
): Named<Article> => ({
  '@type': 'Article',
  headline: page.title,
  description: page.seoDescription,
  dateModified: page.checkedOn,
  mainEntityOfPage: address(page.path),
  image: address(sharePicturePath(page)),
  author: organisation(site, address),
  publisher: organisation(site, address),
})

// Why: docs/decisions/0131-prices-without-an-end.md
const product = (plan: Plan, brand: string, url: string): Named<Product> => ({
  '@type': 'Product',
  name: plan.planTitle,
  sku: plan.orderCode,
  ...(plan.description ? { description: plan.description } : {}),
  brand: { '@type': 'Brand', name: brand },
  offers: {
    '@type': 'Offer',
    url,
    // With a point and two decimals, whatever the language.
    price: (currentPrice(plan) / 100).toFixed(2),
    priceCurrency: plan.priceUnits,
    availability: 'https://schema.org/InStock',
  },
})

const isPlan = (value: object): value is Plan => 'planId' in value && 'planTitle' in value

/** Every plan that a page holds, each id once, in the order in which it is. */
function plansOf(page: Page): Plan[] {
  const byId = new Map<string, Plan>()
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    if (isPlan(value)) byId.set(value.id, value)
    else for (const inner of Object.values(value)) look(inner)
  }
  look(page)
  return [...byId.values()]
}
