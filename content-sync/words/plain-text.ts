import * as v from 'valibot'
import type { Language } from '../../src/i18n/language.ts'

/** Entries by id, as a space holds them: each field's values by language. */
export type EntryFields = ReadonlyMap<string, { contentType: string; fields: LocalizedFields }>
export type LocalizedFields = Record<string, Record<string, unknown>>

interface TextNode {
  nodeType: string
  value?: string | undefined
  content?: TextNode[] | undefined
  data?: { target?: { sys?: { id?: string | undefined } | undefined } | undefined } | undefined
}
const TextNode: v.GenericSchema<TextNode> = v.object({
  nodeType: v.string(),
  value: v.optional(v.string()),
  content: v.optional(v.array(v.lazy(() => TextNode))),
  data: v.optional(
    v.object({ target: v.optional(v.object({ sys: v.optional(v.object({ id: v.optional(v.string()) })) })) }),
  ),
})

const inline = new Set(['text', 'hyperlink', 'entry-hyperlink', 'asset-hyperlink', 'embedded-entry-inline'])

/** The words of a field's value: of a formatted text without its form, with embedded figures and facts. Undefined: no text. */
export function plainText(value: unknown, language: Language, entries: EntryFields): string | undefined {
  if (typeof value === 'string') return value
  if (!v.is(TextNode, value)) return undefined
  return written(value, language, entries).trim()
}

function written(node: TextNode, language: Language, entries: EntryFields): string {
  if (node.nodeType === 'text') return node.value ?? ''
  if (node.nodeType.startsWith('embedded-entry')) {
    return embedded(entries.get(node.data?.target?.sys?.id ?? ''), language)
  }
  const parts = (node.content ?? []).map((part) => written(part, language, entries))
  return inline.has(node.nodeType) ? parts.join('') : `${parts.join('')}\n`
}

function embedded(entry: { contentType: string; fields: LocalizedFields } | undefined, language: Language) {
  const of = (field: string) => {
    const value = entry?.fields[field]?.[language] ?? entry?.fields[field]?.lt
    return typeof value === 'string' ? value : undefined
  }
  switch (entry?.contentType) {
    case 'microcopy':
      return of('value') ?? ''
    case 'button':
      return of('title') ?? ''
    case 'plan':
      return `${of('salePrice') ?? of('planPrice')} EUR`
    case 'rateLine':
      return [of('price') ? `${of('price')} EUR` : of('priceText'), of('unit')].filter(Boolean).join(' ')
    default:
      return ''
  }
}
