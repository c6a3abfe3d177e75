import type { Language } from '../../src/i18n/language.ts'
import { all, type Change, type Malformed, one } from './malformed.fixture.ts'
import { put } from './mirror.fixture.ts'
import { inEvery, linkTo } from './values.fixture.ts'

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

/** A field that has a value in these languages only. */
const only =
  (id: string, field: string, values: Partial<Record<Language, unknown>>): Change =>
  ({ entries }) => {
    const fields = entries[id]?.fields
    if (fields) fields[field] = values
  }

/** What a page or the site can't do without: nothing is published. */
export const stopping: Malformed[] = [
  ['a page has no title', one('home', 'title', undefined), 'fatal home title lt'],
  ['a page has a title in English only', only('home', 'title', { en: 'Home' }), 'fatal home title lt'],
  ['a page has an English title that is a number', one('home', 'title', 5, 'en'), 'fatal home title en'],
  ['a page has an empty title for search engines', one('lost', 'seoTitle', ''), 'fatal lost seoTitle lt'],
  ['a page has no description', one('home', 'seoDescription', undefined), 'fatal home seoDescription lt'],
  ['a page has no blocks', one('home', 'blocks', []), 'fatal home blocks lt'],
  ['no block of a page is left', one('home', 'blocks', [linkTo('draft')]), 'fatal home blocks lt'],
  ['a page has no text', one('lost', 'text', {}), 'fatal lost text lt'],
  ['a page has a sum that is a word', one('top-up', 'presetSums', '5 ten'), 'fatal top-up presetSums lt'],
  ['a page has a sum below nothing', one('top-up', 'presetSums', '5 -10'), 'fatal top-up presetSums lt'],
  ['a sum is below the smallest', one('top-up', 'presetSums', '0,50 5'), 'fatal top-up presetSums lt'],
  ['a sum is above the largest', one('top-up', 'presetSums', '5 100,01'), 'fatal top-up presetSums lt'],
  [
    'the smallest sum is above the largest',
    all(one('top-up', 'minimumSum', '50'), one('top-up', 'maximumSum', '20')),
    'fatal top-up maximumSum lt',
  ],
  ['a status is not in the list', one('waiting', 'statusKey', 'topUpSuccess'), 'fatal waiting statusKey lt'],
  ['a slug is reserved', one('top-up', 'slug', 'api', 'ru'), 'fatal top-up slug ru'],
  ['a slug is missing', one('top-up', 'slug', undefined), 'fatal top-up slug lt'],
  ['a slug is taken', one('waiting', 'slug', 'top-up', 'en'), 'fatal waiting slug en'],
  ['a slug has capitals', one('partner', 'slug', 'Partneriai'), 'fatal partner slug lt'],
  [
    'a page for who is signed in is outside self-service',
    one('mano/history', 'slug', 'istorija', 'lt'),
    'fatal mano/history slug lt',
  ],
  [
    'settings are outside self-service',
    all(only('help', 'slug', inEvery('help')), one('help', 'sectionsKey', 'profileSettings')),
    'fatal help slug en',
  ],
  ['the home page has a slug', one('home', 'slug', 'home', 'en'), 'fatal home slug en'],
  ['the 404 page has another slug', one('lost', 'slug', 'nerasta'), 'fatal lost slug lt'],
  ['there is no home page', all(without('home'), one('to-home', 'page', undefined)), 'fatal homePage'],
  ['there are two home pages', twice('home'), 'fatal home-2'],
  ['there is no 404 page', without('lost'), 'fatal notFoundPage'],
  [
    'no category of a cookie list is left',
    one('necessary', 'services', ['spying']),
    'fatal cookies categories lt',
  ],
  ['there is no self-service navigation', without('self-service'), 'fatal navigation'],
  ['there are two maintenance configurations', twice('works'), 'fatal works-2'],
  ['a form page has no form', one('lead', 'formKey', undefined), 'fatal lead formKey lt'],
  ['tabs have no section', one('help', 'sections', []), 'fatal help sections lt'],
  ['a slug is only self-service', one('partner', 'slug', 'mano', 'en'), 'fatal partner slug en'],
  ['a slug is of this site’s scripts', one('partner', 'slug', '_astro/x', 'en'), 'fatal partner slug en'],
  ['a slug is of the switches', one('partner', 'slug', 'switches', 'ru'), 'fatal partner slug ru'],
  ['there is no header', without('head'), 'fatal header'],
  ['there are two footers', twice('foot'), 'fatal foot-2'],
  ['the footer has no legal line', one('foot', 'legalText', undefined), 'fatal foot legalText lt'],
]
