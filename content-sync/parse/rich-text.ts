import type { NodeRenderer } from '@contentful/rich-text-html-renderer'
import { BLOCKS, INLINES } from '@contentful/rich-text-types'
import type { RichText } from '../../src/content/rich-text.ts'
import { address, fragment, isExternal } from './address.ts'
import type { FieldValue } from './entry-reader.ts'
import type { Kind } from './fields.ts'
import { image } from './image.ts'
import { pagePath } from './links.ts'
import { describe, type Reading, readable, unreadable } from './reading.ts'
import { readDocument } from './rich-text-document.ts'
import { escapeHtml, type LinkRenderers, renderDocument } from './rich-text-html.ts'

type Report = (problem: string) => void

/** Links and pictures of a text. Where one can't be shown its problem is reported, and a link's own text stays. */
function linkRenderers(found: FieldValue, report: Report): LinkRenderers {
  /** Reads a value that a node holds; a node of the entry is named by the entry's field. */
  const read = <T>(kind: Kind<T>, value: unknown): T | undefined => {
    const reading = kind.read({ ...found, value })
    if (reading.ok) return reading.value
    if (reading.problem) report(reading.problem)
    return undefined
  }
  const fragmentOf = (value: unknown) =>
    value === undefined ? '' : (read(fragment, typeof value === 'string' ? `#${value}` : value) ?? '')

  const link =
    (hrefOf: (data: Record<string, unknown>) => string | undefined): NodeRenderer =>
    (node, next) => {
      const href = hrefOf(node.data)
      if (href === undefined) return next(node.content)
      const rel = isExternal(href) ? ' rel="noopener"' : ''
      return `<a href="${escapeHtml(href)}"${rel}>${next(node.content)}</a>`
    }
  const unknownTarget = link(() => {
    report('holds a link that leads to neither a page nor an address')
    return undefined
  })

  return {
    [INLINES.HYPERLINK]: link(({ uri }) => read(address, uri)),
    [INLINES.ENTRY_HYPERLINK]: link(({ target, fragment: name }) => {
      const path = read(pagePath, target)
      return path && path + fragmentOf(name)
    }),
    [INLINES.ASSET_HYPERLINK]: unknownTarget,
    [INLINES.RESOURCE_HYPERLINK]: unknownTarget,
    [BLOCKS.EMBEDDED_ASSET]: ({ data }) => {
      const picture = read(image, data.target)
      if (!picture) return ''
      const { url, width, height, description } = picture
      return `<img src="${escapeHtml(url)}" width="${width}" height="${height}" alt="${escapeHtml(description)}" loading="lazy">`
    },
  }
}

const showsNothing = (html: string): boolean => html.replace(/<(?!img|hr)[^>]*>/g, '').trim() === ''

function readRichText(found: FieldValue): Reading<RichText> {
  const { entry, field, language, value } = found
  const report: Report = (problem) => entry.report({ severity: 'broken', field, language, message: problem })
  const document = readDocument(value, report)
  if (!document) return unreadable(`is ${describe(value)}, not a formatted text`)
  const html = renderDocument(document, linkRenderers(found, report))
  return showsNothing(html) ? unreadable('holds nothing that can be shown') : readable({ html })
}

/** Formatted text, as HTML of an allow-list of nodes and addresses. */
export const richText: Kind<RichText> = { translated: true, read: readRichText }
