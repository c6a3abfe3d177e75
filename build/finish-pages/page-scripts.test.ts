import { expect, test } from 'vitest'
import { classSearch, scriptSearch } from './page-scripts.ts'

const scripts: Record<string, string> = {
  '/_astro/Faq.island.a1.js': 'import{x}from"./react.b2.js";const late=()=>import("./late.c3.js")',
  '/_astro/react.b2.js': '"spinner"',
  '/_astro/client.f6.js': 'import"./dom.g7.js"',
  '/_astro/dom.g7.js': '"summary"',
  '/_astro/late.c3.js': 'import"./Faq.island.a1.js";const m=["_astro/named.d4.js"];x="dialog"',
  '/_astro/named.d4.js': '"big sticker"',
  '/_astro/other.e5.js': '"tooltip"',
}
const search = scriptSearch((address) => scripts[address] ?? '')

test.each([
  ['what a page loads imports', 'spinner', true],
  ['it may load later', 'dialog', true],
  ['is named in what it may load later', 'sticker', true],
  ['only another page loads', 'tooltip', false],
  ['only React says', 'summary', false],
])('a word in what %s: %s', (_, word, isFound) => {
  const has = search(
    '<astro-island component-url="/_astro/Faq.island.a1.js" renderer-url="/_astro/client.f6.js"></astro-island>',
  )
  expect(has(word)).toBe(isFound)
})

test('a page without scripts has no word', () => {
  expect(search('<p>spinner</p>')('spinner')).toBe(false)
})

test.each([
  ['tab', '"tab"', true],
  ['tab', '"table tab-list"', false],
  ['field', 'x.field={field:1}', false],
  ['button-primary', `"button button-\${type}"`, true],
  ['button-wide-mobile', `"button-wide-\${width}"`, true],
  ['button-primary', '"button-icon"', false],
  ['md:grid', '"grid md:grid"', true],
])('the class %s is found in %s: %s', (name, script, isFound) => {
  expect(classSearch(`x=${script};`)(name)).toBe(isFound)
})
