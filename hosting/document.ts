import { createHash } from 'node:crypto'
import { isNeed, type Need } from './content-security-policy.ts'
import { attributesOf, elementsOf } from './html.ts'

/** What a built page says about itself, what it points to and what it runs. */
export interface PageDocument {
  language: string
  titles: string[]
  descriptions: string[]
  headings: number
  ids: Set<string>
  /** Every address in the page's attributes, as written. */
  links: Set<string>
  canonicals: string[]
  alternates: { language: string; url: string }[]
  /** Content security policy sources (`'sha256-…'`) of what is inline. */
  inlineScripts: Set<string>
  inlineStyles: Set<string>
  /** What the page declares in `data-needs`: providers that the policy has to allow. */
  needs: Set<Need>
  /** Attributes that no hash can allow, with their element: `style`, `onclick` and the like. */
  refused: string[]
}

const addressAttributes = [
  'href',
  'src',
  'action',
  'formaction',
  'poster',
  'data',
  'component-url',
  'renderer-url',
  'before-hydration-url',
]
const addressListAttributes = ['srcset', 'imagesrcset']

// Most elements have no attribute that matters here; telling so without reading them is what makes large sites quick.
const matters = new RegExp(
  `\\b(?:id|style|on[a-z]+|lang|data-needs|${[...addressAttributes, ...addressListAttributes].join('|')})\\b`,
  'i',
)
// A script of any other type is data: it never runs, so it needs no hash.
const runningScript =
  /^(?:module|importmap|speculationrules|(?:text|application)\/(?:javascript|ecmascript))?$/i

export function readDocument(html: string, keep: Keep = (text) => text): PageDocument {
  const page: PageDocument = {
    language: '',
    titles: [],
    descriptions: [],
    headings: 0,
    ids: new Set(),
    links: new Set(),
    canonicals: [],
    alternates: [],
    inlineScripts: new Set(),
    inlineStyles: new Set(),
    needs: new Set(),
    refused: [],
  }
  let inHead = true
  for (const { name, source, text } of elementsOf(html)) {
    switch (name) {
      case 'body':
        inHead = false
        break
      case 'title':
        // A picture's title is also called so.
        if (inHead) page.titles.push(keep(text.trim()))
        break
      case 'h1':
        page.headings += 1
        break
      case 'style':
        page.inlineStyles.add(hashOf(text))
        break
      case 'script':
        readScript(page, attributesOf(source), text)
        break
      case 'meta':
        readMeta(page, attributesOf(source), keep)
        break
      case 'link':
        readRelation(page, attributesOf(source), keep)
        break
    }
    if (matters.test(source)) readAttributes(page, name, attributesOf(source), keep)
  }
  return page
}

type Attributes = ReadonlyMap<string, string>
export type Keep = (text: string) => string

function readScript(page: PageDocument, attributes: Attributes, text: string): void {
  if (attributes.has('src') || !runningScript.test(attributes.get('type') ?? '')) return
  page.inlineScripts.add(hashOf(text))
}

function readMeta(page: PageDocument, attributes: Attributes, keep: Keep): void {
  if (attributes.get('name') === 'description') {
    page.descriptions.push(keep(attributes.get('content')?.trim() ?? ''))
  }
}

function readRelation(page: PageDocument, attributes: Attributes, keep: Keep): void {
  const url = keep(attributes.get('href') ?? '')
  const language = attributes.get('hreflang')
  if (attributes.get('rel') === 'canonical') page.canonicals.push(url)
  if (attributes.get('rel') === 'alternate' && language)
    page.alternates.push({ language: keep(language), url })
}

function readAttributes(page: PageDocument, element: string, attributes: Attributes, keep: Keep): void {
  if (element === 'html') page.language = keep(attributes.get('lang') ?? '')
  for (const [name, value] of attributes) {
    if (name === 'id') page.ids.add(keep(value))
    else if (name === 'data-needs') for (const need of value.split(' ').filter(isNeed)) page.needs.add(need)
    else if (addressAttributes.includes(name) && value) page.links.add(keep(value))
    else if (addressListAttributes.includes(name)) {
      for (const candidate of value.split(',')) page.links.add(keep(candidate.trim().split(/\s+/)[0] ?? ''))
    } else if (name === 'style' || /^on[a-z]+$/.test(name))
      page.refused.push(keep(`<${element} ${name}="…">`))
  }
}

// The browser hashes what its parser read, in which every line end is a line feed.
const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text.replace(/\r\n?/g, '\n')).digest('base64')}'`

/** Keeps each text once and as a copy: a piece of a page would keep the whole page in memory. */
export function keeper(): Keep {
  const kept = new Map<string, string>()
  return (text) => {
    const known = kept.get(text)
    if (known !== undefined) return known
    const copy = Buffer.from(text).toString()
    kept.set(copy, copy)
    return copy
  }
}
