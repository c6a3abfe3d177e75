import { expect, test } from 'vitest'
import { put, set, validMirror } from './mirror.fixture.ts'
import { parseMirror } from './parse-mirror.ts'
import { inEvery, linksTo, linkTo, plain, translated } from './values.fixture.ts'

/** A space whose text banner has a variant, held by the home page and by an extra top-up page. */
function bandsWith(variant: unknown) {
  const mirror = validMirror()
  put(mirror, 'purple-band', 'textBanner', { name: plain('Purple'), title: translated('Violetinė') })
  set(mirror, 'band', 'extraVariant', variant)
  put(mirror, 'top-up-extra', 'topUpPage', {
    ...mirror.entries['top-up']?.fields,
    slug: inEvery('extra/papildymas'),
    blocks: linksTo('band'),
  })
  const { snapshot, problems } = parseMirror(mirror)
  const titles = snapshot?.lt.pages.flatMap((page) =>
    'blocks' in page
      ? page.blocks.flatMap((block) => (block.type === 'textBanner' ? [`${page.path} ${block.title}`] : []))
      : [],
  )
  return { titles, named: problems.map(({ severity, entry, field }) => `${severity} ${entry} ${field}`) }
}

test('on a page of Uoga Extra an entry’s variant replaces it, elsewhere it does not', () => {
  expect(bandsWith(linkTo('purple-band'))).toEqual({
    titles: ['/ Dovana', '/extra/papildymas Violetinė'],
    named: [],
  })
})

test.each([
  ['is not published', linkTo('draft')],
  ['is of another type', linkTo('faq')],
  ['is the entry itself', linkTo('band')],
  ['is a word', 'purple-band'],
])('a variant that %s is named, and the entry stays', (_, variant) => {
  expect(bandsWith(variant)).toEqual({
    titles: ['/ Dovana', '/extra/papildymas Dovana'],
    named: ['broken band extraVariant'],
  })
})
