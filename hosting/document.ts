import { createHash } from 'node:crypto'
import type { Files } from './folder.ts'
import { elementsOf, type HtmlElement } from './html.ts'
import { pagePathOf } from './page-path.ts'

/** What a built page says about itself, what it points to and what it runs. */
export interface PageDocument {
  language: string
  titles: string[]
  descriptions: string[]
  headings: number
  ids: ReadonlySet<string>
  /** Every address in the page's attributes, as written. */
  links: string[]
  canonicals: string[]
  alternates: { language: string; url: string }[]
  /** Content security policy sources (`'sha256-…'`) of what stands inline. */
  inlineScripts: string[]
  inlineStyles: string[]
  /** Attributes that no hash can allow: `style`, `onclick` and the like, with their element. */
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
// A script of any other type is data: it never runs, so it needs no hash.
const runningScript =
  /^(?:module|importmap|speculationrules|(?:text|application)\/(?:javascript|ecmascript))?$/i

/** All pages of a built folder by their public path. */
export function readDocuments(files: Files): Map<string, PageDocument> {
  const documents = new Map<string, PageDocument>()
  for (const [name, body] of files) {
    const path = pagePathOf(name)
    if (path) documents.set(path, readDocument(Buffer.from(body).toString('utf8')))
  }
  return documents
}

export function readDocument(html: string): PageDocument {
  const elements = [...elementsOf(html)]
  const body = elements.findIndex(({ name }) => name === 'body')
  const head = elements.slice(0, body === -1 ? elements.length : body)
  const links = head.filter(({ name }) => name === 'link')
  return {
    language: elements.find(({ name }) => name === 'html')?.attributes.get('lang') ?? '',
    titles: head.filter(({ name }) => name === 'title').map(({ text }) => text.trim()),
    descriptions: head
      .filter(({ attributes }) => attributes.get('name') === 'description')
      .map(({ attributes }) => attributes.get('content')?.trim() ?? ''),
    headings: elements.filter(({ name }) => name === 'h1').length,
    ids: new Set(elements.flatMap(({ attributes }) => attributes.get('id') ?? [])),
    links: elements.flatMap(addressesOf),
    canonicals: links.filter(isRelation('canonical')).map(({ attributes }) => attributes.get('href') ?? ''),
    alternates: links
      .filter(isRelation('alternate'))
      .filter(({ attributes }) => attributes.has('hreflang'))
      .map(({ attributes }) => ({
        language: attributes.get('hreflang') ?? '',
        url: attributes.get('href') ?? '',
      })),
    inlineScripts: unique(elements.filter(isRunningScript).map(({ text }) => hashOf(text))),
    inlineStyles: unique(elements.filter(({ name }) => name === 'style').map(({ text }) => hashOf(text))),
    refused: elements.flatMap(refusedAttributesOf),
  }
}

const isRelation =
  (relation: string) =>
  ({ attributes }: HtmlElement): boolean =>
    attributes.get('rel') === relation

const isRunningScript = ({ name, attributes }: HtmlElement): boolean =>
  name === 'script' && !attributes.has('src') && runningScript.test(attributes.get('type') ?? '')

function addressesOf({ attributes }: HtmlElement): string[] {
  const single = addressAttributes.flatMap((name) => attributes.get(name) ?? [])
  const lists = addressListAttributes.flatMap((name) => attributes.get(name)?.split(',') ?? [])
  return [...single, ...lists.flatMap((candidate) => candidate.trim().split(/\s+/)[0] ?? [])].filter(Boolean)
}

const refusedAttributesOf = ({ name, attributes }: HtmlElement): string[] =>
  [...attributes.keys()]
    .filter((attribute) => attribute === 'style' || /^on[a-z]+$/.test(attribute))
    .map((attribute) => `<${name} ${attribute}="…">`)

// The browser hashes what its parser read, in which every line end is a line feed.
const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text.replace(/\r\n?/g, '\n')).digest('base64')}'`

const unique = (values: string[]): string[] => [...new Set(values)]
