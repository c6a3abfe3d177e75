import { expect, test } from 'vitest'
import { publishingProblems } from '../../sandbox/contentful/management/entry-problems.ts'
import { set, validMirror } from '../parse/mirror.fixture.ts'
import { parseMirror } from '../parse/parse-mirror.ts'
import { document, linkTo, node, paragraph, textNode } from '../parse/values.fixture.ts'
import { contentTypes } from './content-types.ts'

/** The names of what Contentful refuses to publish of an entry of the valid space, by the model's validations. */
function refusedBy(mirror: ReturnType<typeof validMirror>, id: string): string[] {
  const entry = mirror.entries[id]
  const declared = contentTypes.find((type) => type.id === entry?.sys.contentType.sys.id)
  if (!entry || !declared) throw new Error(`no "${id}" in the fixture`)
  const rivals = Object.values(mirror.entries).filter(
    ({ sys }) => sys.id !== id && sys.contentType.sys.id === declared.id,
  )
  return publishingProblems(entry.fields, declared.fields, {
    locales: ['lt', 'en', 'ru'],
    optionalLocales: ['en', 'ru'],
    contentTypeOf: (target) => mirror.entries[target]?.sys.contentType.sys.id,
    mimeTypeOf: (target) => (mirror.assets[target] ? 'image/webp' : undefined),
    ownerOf: (field, locale, value) => rivals.find(({ fields }) => fields[field]?.[locale] === value)?.sys.id,
  }).map(({ name }) => name)
}

/** The first entry of a content type in the valid space. */
function firstOf(mirror: ReturnType<typeof validMirror>, contentType: string): string {
  const entry = Object.values(mirror.entries).find(({ sys }) => sys.contentType.sys.id === contentType)
  if (!entry) throw new Error(`the fixture has no ${contentType}`)
  return entry.sys.id
}

const alone = (nodeType: string, id: string) => document(node(nodeType, [], { target: linkTo(id) }))

test('what the site reads without a problem Contentful takes', () => {
  const mirror = validMirror()
  expect(parseMirror(mirror).problems).toEqual([])
  expect(Object.keys(mirror.entries).flatMap((id) => refusedBy(mirror, id))).toEqual([])
})

test.each([
  ['a reserved slug', 'genericLandingPage', 'slug', 'api/planai', 'regexp'],
  ['a slug with a blank and a capital', 'genericLandingPage', 'slug', 'Studentams 2', 'regexp'],
  ['the root of self-service as a slug', 'genericLandingPage', 'slug', 'mano', 'regexp'],
  ['an address that runs script', 'button', 'url', 'javascript:alert(1)', 'regexp'],
  ['an address of another scheme', 'button', 'url', 'http://uoga.example', 'regexp'],
  ['an earlier address without its slash', 'genericLandingPage', 'earlierAddresses', 'kainos', 'regexp'],
  ['sums with commas between', 'topUpPage', 'presetSums', '5; 10', 'regexp'],
  ['a price with a currency', 'plan', 'planPrice', '4,90 €', 'regexp'],
  ['an amount below nothing', 'allowance', 'limited', -1, 'range'],
  ['a period of no days', 'plan', 'periodInDays', 0, 'range'],
  ['an empty list', 'faq', 'items', [], 'size'],
  ['a group that does not exist', 'plan', 'planCardType', 'nothing', 'in'],
])('%s is refused in Contentful, and by the site', (_, contentType, field, value, name) => {
  const mirror = validMirror()
  const id = firstOf(mirror, contentType)
  set(mirror, id, field, value, 'lt')
  expect(refusedBy(mirror, id)).toContain(name)
  expect(parseMirror(mirror).problems).toContainEqual(expect.objectContaining({ entry: id, field }))
})

test.each([
  ['a plan in a block', alone('embedded-entry-block', 'plan'), undefined],
  ['a block that is no part of a text', alone('embedded-entry-block', 'faq'), 'linkContentType'],
  [
    'a notice inside a sentence',
    document(paragraph(node('embedded-entry-inline', [], { target: linkTo('notice') }))),
    'linkContentType',
  ],
  [
    'a link to what is no page',
    document(paragraph(node('entry-hyperlink', [textNode('čia')], { target: linkTo('faq') }))),
    'linkContentType',
  ],
  [
    'a link to another space',
    document(paragraph(node('resource-hyperlink', [textNode('čia')], {}))),
    'enabledNodeTypes',
  ],
  ['a mark that is not shown', document(paragraph(textNode('čia', 'blink'))), 'enabledMarks'],
])('in a formatted text: %s', (_, value, name) => {
  const mirror = validMirror()
  set(mirror, 'rich-card', 'text', value, 'lt')
  expect(refusedBy(mirror, 'rich-card')).toEqual(name ? [name] : [])
  const problems = parseMirror(mirror).problems.filter(({ severity }) => severity !== 'fallback')
  expect(problems.length > 0).toBe(name !== undefined)
})

test('a slug that another page of its type has is refused in Contentful', () => {
  const mirror = validMirror()
  const pages = Object.values(mirror.entries).filter(({ fields }) => fields.slug?.lt)
  const [one] = pages
  if (!one) throw new Error('the fixture has no page with a slug')
  mirror.entries.twin = { ...one, sys: { ...one.sys, id: 'twin' } }
  expect(refusedBy(mirror, 'twin')).toContain('unique')
})
