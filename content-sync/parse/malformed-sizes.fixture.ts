import type { Site } from '../../src/content/snapshot.ts'
import { all, type Change, one } from './malformed.fixture.ts'
import { put } from './mirror.fixture.ts'
import { linkTo, translated } from './values.fixture.ts'

/** Something odd that is no mistake: what of the Lithuanian site shows it, and how. */
type Harmless = readonly [what: string, change: Change, shown: (site: Site) => unknown, expected: unknown]

const longTitle = 'Ilgas pavadinimas '.repeat(15).slice(0, 256)
const longWord = 'nebeprisikiškiakopūsteliaujantis'.repeat(10).slice(0, 300)

const home = (site: Site) => site.pages.find(({ path }) => path === '/')
const homeBlocks = (site: Site) => {
  const page = home(site)
  return page?.type === 'homePage' ? page.blocks : []
}
const cardTitles = (site: Site) =>
  homeBlocks(site).flatMap((block) =>
    block.type === 'cardsContainer' ? block.cards.map(({ title }) => title) : [],
  )

const titlesOf = (count: number) => Array.from({ length: count }, (_, index) => `Kortelė ${index}`)
/** A container of so many cards. */
const cards = (count: number): Change =>
  all(
    ...titlesOf(count).map(
      (title): Change =>
        (mirror) =>
          put(mirror, title, 'value', {
            title: translated(title),
            text: translated('Tekstas'),
          }),
    ),
    one(
      'cards',
      'cards',
      titlesOf(count).map((title) => linkTo(title)),
    ),
  )

/** What an editor may do, however odd it looks: it is shown as it is, and nothing is reported. */
export const harmless: Harmless[] = [
  [
    'a title has 256 characters',
    one('home', 'title', longTitle, 'lt'),
    (site) => home(site)?.title,
    longTitle,
  ],
  [
    'a title has a word of 300 characters',
    one('home', 'title', longWord, 'lt'),
    (site) => home(site)?.title,
    longWord,
  ],
  ['a container has one card', cards(1), cardTitles, titlesOf(1)],
  ['a container has 7 cards', cards(7), cardTitles, titlesOf(7)],
  ['a container has 100 cards', cards(100), cardTitles, titlesOf(100)],
  ['a price has a comma', one('plan', 'planPrice', '12,5'), (site) => site.plans[0]?.planPrice, 1250],
  ['a price has a point', one('plan', 'planPrice', '12.50'), (site) => site.plans[0]?.planPrice, 1250],
  [
    'a text looks like HTML',
    one('home', 'title', '<img src=x>', 'lt'),
    (site) => home(site)?.title,
    '<img src=x>',
  ],
  [
    'a field has a language that the site does not',
    ({ entries }) => {
      const fields = entries.home?.fields
      if (fields) fields.title = { ...fields.title, de: 'Startseite' }
    },
    (site) => home(site)?.title,
    'Pradžia',
  ],
  [
    'an entry has a field that the model does not',
    one('home', 'colour', 'pink'),
    (site) => homeBlocks(site).length,
    7,
  ],
  [
    'the smallest sum is one of the sums to choose',
    one('top-up', 'presetSums', '1 100'),
    (site) => site.pages.flatMap((page) => (page.type === 'topUpPage' ? page.presetSumsInCents : [])),
    [100, 10_000],
  ],
]
