import fc from 'fast-check'
import { expect, test } from 'vitest'
import { languages } from '../../src/i18n/language.ts'
import type { Mirror } from '../mirror.ts'
import { set, validMirror } from './mirror.fixture.ts'
import { parseMirror } from './parse-mirror.ts'
import { document, linkTo, node, paragraph, textNode } from './values.fixture.ts'

const hostile = fc.constantFrom(
  'javascript:alert(1)',
  'JAVASCRIPT:alert(1)',
  ' java\tscript:alert(1)',
  'data:text/html,x',
  '//other.example',
  '__proto__',
  'constructor',
)
const id = fc.oneof(fc.constantFrom(...Object.keys(validMirror().entries), 'berry', 'draft'), hostile)
const link = fc
  .tuple(id, fc.constantFrom('Entry' as const, 'Asset' as const))
  .map(([target, type]) => linkTo(target, type))
const nodeType = fc.constantFrom(
  'hyperlink',
  'entry-hyperlink',
  'asset-hyperlink',
  'embedded-asset-block',
  'paragraph',
  'heading-1',
  'table',
  'table-row',
  'table-header-cell',
  'list-item',
  'unordered-list',
  'constructor',
  'document',
)
const data = fc.record(
  {
    uri: fc.oneof(hostile, fc.jsonValue()),
    target: fc.oneof(link, fc.jsonValue()),
  },
  { requiredKeys: [] },
)
const { richNode } = fc.letrec<{ richNode: unknown }>((tie) => ({
  richNode: fc.oneof(
    { depthSize: 'small' },
    hostile.map((text) => textNode(text, 'bold')),
    fc.jsonValue(),
    fc
      .tuple(nodeType, fc.array(tie('richNode'), { maxLength: 3 }), data)
      .map(([type, content, values]) => node(type, content, values)),
    data.map((values) => paragraph(node('hyperlink', [textNode('x')], values))),
    data.map((values) => paragraph(node('entry-hyperlink', [textNode('x')], values))),
  ),
}))
/** Any JSON, and what comes near to something valid. */
const anyValue = fc.oneof(
  fc.jsonValue(),
  hostile,
  link,
  fc.array(link, { maxLength: 4 }),
  fc.array(richNode, { maxLength: 4 }).map((nodes) => document(...nodes)),
)

const places = ({ entries, assets }: Mirror) =>
  [...Object.entries(entries), ...Object.entries(assets)].flatMap(([entry, { fields }]) =>
    [...Object.keys(fields), 'slug', 'url', 'anchor', 'noIndex'].map((field) => ({ entry, field })),
  )
const change = fc.record({
  place: fc.constantFrom(...places(validMirror())),
  language: fc.constantFrom(...languages, undefined),
  value: anyValue,
})

/** Every address in a snapshot, in buttons and in formatted texts. */
function addressesIn(snapshot: unknown): string[] {
  const addresses: string[] = []
  JSON.parse(JSON.stringify(snapshot ?? null), (key: string, value: unknown) => {
    if (typeof value !== 'string') return value
    if (['href', 'url', 'path'].includes(key)) addresses.push(value)
    if (key === 'html')
      addresses.push(
        ...[...value.matchAll(/(?:href|src)="([^"]*)"/g)].flatMap(([, address]) => address ?? []),
      )
    return value
  })
  return addresses
}

test('any JSON in any field throws nothing, and no address of what is published runs script or leaves by a trick', () => {
  fc.assert(
    fc.property(fc.array(change, { minLength: 1, maxLength: 4 }), (changes) => {
      const mirror = validMirror()
      for (const { place, language, value } of changes) set(mirror, place.entry, place.field, value, language)
      const { snapshot, problems } = parseMirror(mirror)

      expect(snapshot === undefined).toBe(problems.some(({ severity }) => severity === 'fatal'))
      if (!snapshot) return
      for (const address of addressesIn(snapshot))
        expect(address).toMatch(/^(\/(?!\/)|#|https:\/\/|mailto:|tel:)/)
    }),
    { numRuns: 500 },
  )
}, 120_000)
