import { expect, test } from 'vitest'
import { all, type Change, type Malformed, one, parseChanged } from './malformed.fixture.ts'
import { linkTo, put } from './mirror.fixture.ts'

const without =
  (id: string): Change =>
  ({ entries }) => {
    delete entries[id]
  }
const twice =
  (id: string): Change =>
  (mirror) => {
    const { sys, fields = {} } = mirror.entries[id] ?? {}
    put(mirror, `${id}-2`, sys?.contentType.sys.id ?? '', fields)
  }

/** What a page or the site can't do without. */
const malformed: Malformed[] = [
  ['a page has no title', one('home', 'title', undefined), 'fatal home title lt'],
  ['a page has an English title that is a number', one('home', 'title', 5, 'en'), 'fatal home title en'],
  ['a page has an empty title for search engines', one('lost', 'seoTitle', ''), 'fatal lost seoTitle lt'],
  ['a page has no description', one('home', 'seoDescription', undefined), 'fatal home seoDescription lt'],
  ['a page has no blocks', one('home', 'blocks', []), 'fatal home blocks lt'],
  ['no block of a page is left', one('home', 'blocks', [linkTo('draft')]), 'fatal home blocks lt'],
  ['a page has no text', one('lost', 'text', {}), 'fatal lost text lt'],
  ['a page has a sum that is a word', one('top-up', 'presetSums', '5 ten'), 'fatal top-up presetSums lt'],
  ['a page has a sum below nothing', one('top-up', 'presetSums', '5 -10'), 'fatal top-up presetSums lt'],
  ['a status is not in the list', one('waiting', 'statusKey', 'topUpSuccess'), 'fatal waiting statusKey lt'],
  ['a slug is reserved', one('top-up', 'slug', 'api', 'ru'), 'fatal top-up slug ru'],
  ['a slug is missing', one('top-up', 'slug', undefined), 'fatal top-up slug lt'],
  ['a slug is taken', one('waiting', 'slug', 'top-up', 'en'), 'fatal waiting slug en'],
  ['the home page has a slug', one('home', 'slug', 'home', 'en'), 'fatal home slug en'],
  ['the 404 page has another slug', one('lost', 'slug', 'nerasta'), 'fatal lost slug lt'],
  ['there is no home page', all(without('home'), one('to-home', 'page', undefined)), 'fatal homePage'],
  ['there are two home pages', twice('home'), 'fatal home-2'],
  ['there is no 404 page', without('lost'), 'fatal notFoundPage'],
  ['there is no header', without('head'), 'fatal header'],
  ['there are two footers', twice('foot'), 'fatal foot-2'],
  ['the footer has no legal line', one('foot', 'legalText', undefined), 'fatal foot legalText lt'],
]

test.each(malformed)('%s: it is named, and nothing is published', (_, change, named) => {
  const parsed = parseChanged(change)
  expect(parsed.named).toContain(named)
  expect(parsed.snapshot).toBeUndefined()
})
