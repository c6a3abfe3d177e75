import type { NodeRenderer } from '@contentful/rich-text-html-renderer'
import { BLOCKS, HEADINGS, INLINES, MARKS } from '@contentful/rich-text-types'
import { linkTarget } from '../../src/content/link-target.ts'
import { notificationTypes } from '../../src/content/notification.ts'
import { sourcesBesideText } from '../../src/content/picture-sources.ts'
import type { RichText } from '../../src/content/rich-text.ts'
import type { Validation } from '../model/content-type.ts'
import { address, isExternal } from './address.ts'
import { type EmbeddedWords, embeddedWords } from './embedded-entry.ts'
import type { EntryParser, FieldValue } from './entry-reader.ts'
import { entryParser, from, type Kind, optional, required, withDefault } from './fields.ts'
import { image } from './image.ts'
import { oneOf, text } from './kinds.ts'
import { documentNote, linkedFile } from './linked-file.ts'
import { link as linkToEntry, pagePath } from './links.ts'
import { noBreaks } from './no-break.ts'
import { pageTypes } from './page-types.ts'
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

  const link =
    (hrefOf: (data: Record<string, unknown>) => string | undefined): NodeRenderer =>
    (node, next) => {
      const address = hrefOf(node.data)
      if (address === undefined) return next(node.content)
      const { href, isNewTab } = linkTarget(address, false)
      const target = isNewTab ? ' target="_blank"' : ''
      const rel = isNewTab || isExternal(href) ? ' rel="noopener"' : ''
      return `<a href="${escapeHtml(href)}"${target}${rel}>${next(node.content)}</a>`
    }
  const unknownTarget = link(() => {
    report('holds a link that leads to neither a page nor an address')
    return undefined
  })

  const embedded = (target: unknown, isAlone: boolean): string => {
    const entry = read(embeddedEntry, target)
    if (!entry) return ''
    if ('html' in entry) {
      if (isAlone) return entry.html
      report('holds a notice inside a sentence: it stands alone')
      return ''
    }
    const { title, words, href: address, openInANewTab = false } = entry
    if (address !== undefined) {
      const { href, isNewTab } = linkTarget(address, openInANewTab)
      const target = isNewTab ? ' target="_blank" rel="noopener"' : ''
      const html = `<a href="${escapeHtml(href)}"${target}>${escapeHtml(words)}</a>`
      return isAlone ? `<p>${html}</p>` : html
    }
    return isAlone ? `<p>${escapeHtml(title ? `${title}: ${words}` : words)}</p>` : escapeHtml(words)
  }

  return {
    [INLINES.EMBEDDED_ENTRY]: ({ data }) => embedded(data.target, false),
    [BLOCKS.EMBEDDED_ENTRY]: ({ data }) => embedded(data.target, true),
    [INLINES.HYPERLINK]: link(({ uri }) => read(address, uri)),
    [INLINES.ENTRY_HYPERLINK]: link(({ target }) => read(pagePath, target)),
    [INLINES.ASSET_HYPERLINK]: ({ data, content }, next) => {
      const file = read(linkedFile, data.target)
      if (!file) return next(content)
      const { url, size } = file
      const note =
        size === undefined ? '' : escapeHtml(` ${documentNote(size, found.entry.edition.language)}`)
      return `<a href="${escapeHtml(url)}">${next(content)}${note}</a>`
    },
    [INLINES.RESOURCE_HYPERLINK]: unknownTarget,
    [BLOCKS.EMBEDDED_ASSET]: ({ data }) => {
      // Why: docs/decisions/0129-pictures-in-the-text.md
      const picture = read(image, data.target)
      if (!picture) return ''
      const { url, width, height, description } = picture
      const sources = sourcesBesideText(picture)
      const sized = sources
        ? ` srcset="${escapeHtml(sources.srcSet)}" sizes="${escapeHtml(sources.sizes)}"`
        : ''
      return `<img src="${escapeHtml(url)}"${sized} width="${width}" height="${height}" alt="${escapeHtml(description)}" loading="lazy">`
    },
  }
}

const showsNothing = (html: string): boolean => html.replace(/<(?!img|hr)[^>]*>/g, '').trim() === ''

function readRichText(found: FieldValue): Reading<RichText> {
  const { entry, field, language, value } = found
  const report: Report = (problem) => entry.report({ severity: 'broken', field, language, message: problem })
  const document = readDocument(value, report)
  if (!document) return unreadable(`is ${describe(value)}, not a formatted text`)
  const html = noBreaks(renderDocument(document, linkRenderers(found, report)))
  return showsNothing(html) ? unreadable('holds nothing that can be shown') : readable({ html })
}

/** What Contentful lets editors put into a formatted text: what is shown, and nothing else. */
const shownAsText: Validation[] = [
  { enabledMarks: Object.values(MARKS) },
  {
    enabledNodeTypes: [
      ...HEADINGS,
      BLOCKS.OL_LIST,
      BLOCKS.UL_LIST,
      BLOCKS.HR,
      BLOCKS.QUOTE,
      BLOCKS.TABLE,
      BLOCKS.EMBEDDED_ENTRY,
      BLOCKS.EMBEDDED_ASSET,
      INLINES.HYPERLINK,
      INLINES.ENTRY_HYPERLINK,
      INLINES.ASSET_HYPERLINK,
      INLINES.EMBEDDED_ENTRY,
    ],
  },
  {
    nodes: {
      [BLOCKS.EMBEDDED_ENTRY]: [{ linkContentType: [...Object.keys(embeddedWords), 'notification'] }],
      [INLINES.EMBEDDED_ENTRY]: [{ linkContentType: Object.keys(embeddedWords) }],
      [INLINES.ENTRY_HYPERLINK]: [{ linkContentType: [...pageTypes] }],
    },
  },
]

/** Formatted text, as HTML of an allow-list of nodes and addresses. */
export const richText: Kind<RichText> = {
  model: { type: 'RichText', localized: true, validations: shownAsText },
  read: readRichText,
}

interface Notice {
  title?: string
  notificationType: (typeof notificationTypes)[number]
  text: RichText
}

const noticeParts = entryParser<Notice>({
  title: optional(text),
  notificationType: from('type', withDefault(oneOf(notificationTypes), 'info')),
  text: required(richText),
})

/** A notice in a text: the words of its box, which nothing closes. */
const notice: EntryParser<{ html: string }> = (entry) => {
  const parsed = noticeParts(entry)
  if (!parsed) return undefined
  const { title, notificationType, text: words } = parsed
  const heading = title ? `<p><strong>${escapeHtml(title)}</strong></p>` : ''
  return {
    html: `<aside class="notification notification-${notificationType}"><div>${heading}${words.html}</div></aside>`,
  }
}

const embeddedEntry = linkToEntry<EmbeddedWords | { html: string }>({
  ...embeddedWords,
  notification: notice,
})
