import * as v from 'valibot'
import { expect, test } from 'vitest'
import { Snapshot } from '../../src/content/snapshot.ts'
import type { Language } from '../../src/i18n/language.ts'
import type { Mirror } from '../mirror.ts'
import type { Problem } from '../problem.ts'
import { document, linkTo, node, paragraph, put, set, textNode, validMirror } from './mirror.fixture.ts'
import { parseMirror } from './parse-mirror.ts'

interface Case {
  /** The one thing that is wrong. */
  wrong: string
  change: (mirror: Mirror) => void
  /** How it is named: severity, entry, field and the language of the value. */
  named: `${Problem['severity']} ${string}`
  /** The id that is then missing in Lithuanian; without one every entry is still there. */
  leftOut?: string
}

const one =
  (id: string, field: string, value: unknown, language?: Language) =>
  (mirror: Mirror): void =>
    set(mirror, id, field, value, language)

/** Parts of a page: it is published without them. */
const broken: Case[] = [
  {
    wrong: 'a required text is missing',
    change: one('to-shop', 'title', undefined),
    named: 'broken to-shop title lt',
    leftOut: 'to-shop',
  },
  {
    wrong: 'a required text is empty',
    change: one('hero', 'text', '  '),
    named: 'broken hero text lt',
    leftOut: 'hero',
  },
  {
    wrong: 'a text is null',
    change: one('card', 'text', null),
    named: 'broken card text lt',
    leftOut: 'card',
  },
  {
    wrong: 'a text is a number',
    change: one('card', 'title', 7),
    named: 'broken card title lt',
    leftOut: 'card',
  },
  {
    wrong: 'a translation is a list',
    change: one('card', 'title', ['x'], 'en'),
    named: 'broken card title en',
  },
  {
    wrong: 'a text is an object with text functions',
    change: one('card', 'title', { trim: 'x', toString: 1 }),
    named: 'broken card title lt',
    leftOut: 'card',
  },
  {
    wrong: 'a flag is a word',
    change: one('to-shop', 'openInANewTab', 'yes'),
    named: 'broken to-shop openInANewTab lt',
  },
  {
    wrong: 'a look is not in the list',
    change: one('to-shop', 'type', 'huge'),
    named: 'broken to-shop type lt',
  },
  {
    wrong: 'an icon has the name of an object property',
    change: one('card', 'icon', 'constructor'),
    named: 'broken card icon lt',
  },
  {
    wrong: 'a required choice is not in the list',
    change: one('plan', 'planCardType', 'Data'),
    named: 'broken plan planCardType lt',
    leftOut: 'plan',
  },
  {
    wrong: 'a unit is missing',
    change: one('data', 'gainUnit', undefined),
    named: 'broken data gainUnit lt',
  },
  {
    wrong: 'an allowance has neither a limit nor none',
    change: (mirror) => {
      set(mirror, 'data', 'unlimited', false)
      set(mirror, 'data', 'limited', undefined)
    },
    named: 'broken data limited lt',
  },
  { wrong: 'a limit is negative', change: one('data', 'limited', -1), named: 'broken data limited lt' },
  {
    wrong: 'a price is a word',
    change: one('plan', 'planPrice', 'free'),
    named: 'broken plan planPrice lt',
    leftOut: 'plan',
  },
  {
    wrong: 'a price is a number',
    change: one('plan', 'planPrice', 9.9),
    named: 'broken plan planPrice lt',
    leftOut: 'plan',
  },
  {
    wrong: 'a price is below nothing',
    change: one('plan', 'planPrice', '-5,00'),
    named: 'broken plan planPrice lt',
    leftOut: 'plan',
  },
  {
    wrong: 'a price has three decimals',
    change: one('plan', 'salePrice', '7,505'),
    named: 'broken plan salePrice lt',
  },
  {
    wrong: 'a reduced price is not lower',
    change: one('plan', 'salePrice', '9.90'),
    named: 'broken plan salePrice lt',
  },
  {
    wrong: 'a currency is another',
    change: one('plan', 'priceUnits', 'USD'),
    named: 'broken plan priceUnits lt',
  },
  {
    wrong: 'a period is not whole',
    change: one('plan', 'periodInDays', 30.5),
    named: 'broken plan periodInDays lt',
    leftOut: 'plan',
  },
  {
    wrong: 'a period is longer than a year',
    change: one('plan', 'periodInDays', 367),
    named: 'broken plan periodInDays lt',
    leftOut: 'plan',
  },
  {
    wrong: 'two plans have one plan id',
    change: (mirror) => {
      put(mirror, 'plan-2', 'plan', { ...mirror.entries.plan?.fields })
      set(mirror, 'plans', 'plans', [linkTo('plan'), linkTo('plan-2')])
    },
    named: 'broken plan-2 planId lt',
    leftOut: 'plan-2',
  },
  {
    wrong: 'a key has capitals',
    change: one('question', 'uniqueKey', 'Kiek Tai'),
    named: 'broken question uniqueKey lt',
    leftOut: 'question',
  },
  {
    wrong: 'two questions have one key',
    change: one('question-2', 'uniqueKey', 'kiek'),
    named: 'broken question-2 uniqueKey lt',
    leftOut: 'question-2',
  },
  {
    wrong: 'an anchor is not a fragment',
    change: one('slider', 'anchor', 'a" onclick="'),
    named: 'broken slider anchor lt',
  },
  {
    wrong: 'a list of links is one link',
    change: one('faq', 'items', linkTo('question')),
    named: 'broken faq items lt',
    leftOut: 'faq',
  },
  {
    wrong: 'a list of links is empty',
    change: one('quick', 'links', []),
    named: 'broken quick links lt',
    leftOut: 'quick',
  },
  {
    wrong: 'a list holds what is not a link',
    change: one('faq', 'items', ['question', null, linkTo('question-2')]),
    named: 'broken faq items lt',
    leftOut: 'question',
  },
  {
    wrong: 'a linked entry is not published',
    change: one('faq', 'items', [linkTo('draft'), linkTo('question-2')]),
    named: 'broken faq items lt',
    leftOut: 'question',
  },
  {
    wrong: 'a link has the name of an object property',
    change: one('band', 'button', linkTo('constructor')),
    named: 'broken band button lt',
  },
  {
    wrong: 'a link leads to another content type',
    change: one('slider', 'banners', [linkTo('card'), linkTo('hero')]),
    named: 'broken slider banners lt',
  },
  {
    wrong: 'a block holds itself',
    change: one('slider', 'banners', [linkTo('slider'), linkTo('hero')]),
    named: 'broken slider banners lt',
  },
  {
    wrong: 'a content type has the name of an object property',
    change: (mirror) => {
      put(mirror, 'odd', 'constructor', {})
      set(mirror, 'slider', 'banners', [linkTo('odd'), linkTo('hero')])
    },
    named: 'broken slider banners lt',
  },
  {
    wrong: 'a button leads nowhere',
    change: one('to-shop', 'url', undefined),
    named: 'broken to-shop url lt',
    leftOut: 'to-shop',
  },
  {
    wrong: 'a button leads to an unpublished page',
    change: one('to-home', 'page', linkTo('draft')),
    named: 'broken to-home page lt',
    leftOut: 'to-home',
  },
  {
    wrong: 'a button leads to what is not a page',
    change: one('to-home', 'page', linkTo('faq')),
    named: 'broken to-home page lt',
    leftOut: 'to-home',
  },
  {
    wrong: 'a button to a page has an address beside',
    change: one('to-home', 'url', 'https://other.example'),
    named: 'broken to-home url lt',
  },
  {
    wrong: 'an address runs script',
    change: one('to-shop', 'url', 'javascript:alert(1)'),
    named: 'broken to-shop url lt',
    leftOut: 'to-shop',
  },
  {
    wrong: 'an address runs script in one language',
    change: one('to-shop', 'url', 'javascript:alert(1)', 'ru'),
    named: 'broken to-shop url ru',
  },
  {
    wrong: 'a picture is not published',
    change: one('hero', 'image', linkTo('draft', 'Asset')),
    named: 'broken hero image lt',
  },
  {
    wrong: 'a picture is a link to an entry',
    change: one('hero', 'image', linkTo('card')),
    named: 'broken hero image lt',
  },
  { wrong: 'a picture has no file', change: one('berry', 'file', undefined), named: 'broken berry file lt' },
  {
    wrong: 'a picture has no alternative text',
    change: one('berry', 'description', undefined),
    named: 'broken berry description lt',
  },
  {
    wrong: 'a picture is a document',
    change: (mirror) => set(mirror, 'berry', 'file', { ...file(), contentType: 'application/pdf' }),
    named: 'broken berry file lt',
  },
  {
    wrong: 'a picture has no height',
    change: (mirror) =>
      set(mirror, 'berry', 'file', { ...file(), details: { size: 1, image: { width: 6 } } }),
    named: 'broken berry file lt',
  },
  {
    wrong: 'a picture is in another space',
    change: (mirror) =>
      set(mirror, 'berry', 'file', { ...file(), url: '//images.example/other/berry/token/a.png' }),
    named: 'broken berry file lt',
  },
  {
    wrong: 'a picture climbs out of its folder',
    change: (mirror) =>
      set(mirror, 'berry', 'file', { ...file(), url: '//images.example/uoga/%2E./token/a.png' }),
    named: 'broken berry file lt',
  },
  {
    wrong: 'a formatted text is plain',
    change: one('banner', 'text', 'Mes'),
    named: 'broken banner text lt',
    leftOut: 'banner',
  },
  {
    wrong: 'a formatted text has no word',
    change: one('banner', 'text', document(paragraph(textNode(' ')))),
    named: 'broken banner text lt',
    leftOut: 'banner',
  },
  {
    wrong: 'a formatted text holds an unknown node',
    change: one(
      'banner',
      'text',
      document(node('script', [textNode('alert(1)')]), paragraph(textNode('Mes'))),
    ),
    named: 'broken banner text lt',
  },
  {
    wrong: 'a microcopy key has spaces',
    change: one('word-menu', 'key', 'open the menu'),
    named: 'broken word-menu key lt',
  },
  {
    wrong: 'a microcopy key is there twice',
    change: one('word-menu', 'key', 'close'),
    named: 'broken word-menu key lt',
  },
  {
    wrong: 'a microcopy has no words',
    change: one('word-menu', 'value', undefined),
    named: 'broken word-menu value lt',
  },
]

/** What a page or the site can't do without: nothing is published. */
const fatal: Omit<Case, 'leftOut'>[] = [
  { wrong: 'a page has no title', change: one('home', 'title', undefined), named: 'fatal home title lt' },
  {
    wrong: 'a page has a wrong title in English',
    change: one('home', 'title', 5, 'en'),
    named: 'fatal home title en',
  },
  {
    wrong: 'a page has no title for search engines',
    change: one('lost', 'seoTitle', ''),
    named: 'fatal lost seoTitle lt',
  },
  {
    wrong: 'a page has no description',
    change: one('home', 'seoDescription', undefined),
    named: 'fatal home seoDescription lt',
  },
  { wrong: 'a page has no blocks', change: one('home', 'blocks', []), named: 'fatal home blocks lt' },
  {
    wrong: 'all blocks of a page are broken',
    change: one('home', 'blocks', [linkTo('draft')]),
    named: 'fatal home blocks lt',
  },
  { wrong: 'the 404 page has no text', change: one('lost', 'text', { lt: {} }), named: 'fatal lost text lt' },
  {
    wrong: 'the home page has a slug',
    change: one('home', 'slug', 'home', 'en'),
    named: 'fatal home slug en',
  },
  {
    wrong: 'the 404 page has another slug',
    change: one('lost', 'slug', 'nerasta'),
    named: 'fatal lost slug lt',
  },
  {
    wrong: 'there is no home page',
    change: (mirror) => {
      delete mirror.entries.home
      set(mirror, 'to-home', 'page', undefined)
    },
    named: 'fatal  undefined undefined',
  },
  {
    wrong: 'there are two home pages',
    change: (mirror) => put(mirror, 'home-2', 'homePage', mirror.entries.home?.fields ?? {}),
    named: 'fatal home-2 undefined undefined',
  },
  {
    wrong: 'there is no header',
    change: (mirror) => {
      delete mirror.entries.head
    },
    named: 'fatal  undefined undefined',
  },
  {
    wrong: 'there are two footers',
    change: (mirror) => put(mirror, 'foot-2', 'footer', mirror.entries.foot?.fields ?? {}),
    named: 'fatal foot-2 undefined undefined',
  },
  {
    wrong: 'the footer has no legal line',
    change: one('foot', 'legalText', undefined),
    named: 'fatal foot legalText lt',
  },
]

function file(): object {
  return Object(validMirror().assets.berry?.fields.file?.lt)
}

function parse(change: (mirror: Mirror) => void) {
  const mirror = validMirror()
  change(mirror)
  const { snapshot, problems } = parseMirror(mirror)
  const names = problems.map(
    ({ severity, entry, field, language }) => `${severity} ${entry} ${field} ${language}`,
  )
  return { snapshot, names }
}

const idsIn = (value: unknown): string[] =>
  [...JSON.stringify(value).matchAll(/"id":"([^"]+)"/g)].flatMap(([, id]) => id ?? [])

test.each(broken)('$wrong: named, left out, and the rest is published', ({ change, named, leftOut }) => {
  const { snapshot, names } = parse(change)
  expect(names).toContain(named)
  expect(names.filter((name) => name.startsWith('fatal'))).toEqual([])
  expect(v.safeParse(Snapshot, JSON.parse(JSON.stringify(snapshot))).issues).toBeUndefined()
  expect(JSON.stringify(snapshot)).not.toMatch(/javascript|"other\.example|alert/)
  if (leftOut) expect(idsIn(snapshot?.lt)).not.toContain(leftOut)
  else expect(idsIn(snapshot?.lt)).toEqual(expect.arrayContaining(idsIn(parse(() => {}).snapshot?.lt)))
})

test.each(fatal)('$wrong: named, and nothing is published', ({ change, named }) => {
  const { snapshot, names } = parse(change)
  expect(names).toContain(named)
  expect(snapshot).toBeUndefined()
})
