import { documentToHtmlString, type NodeRenderer } from '@contentful/rich-text-html-renderer'
import {
  BLOCKS,
  type Block,
  type Document,
  HEADINGS,
  helpers,
  type INLINES,
  type Inline,
  MARKS,
  type Text,
} from '@contentful/rich-text-types'
import type { UnsupportedNode } from './rich-text-document.ts'

type Node = Block | Inline | Text

/** Nodes that lead out of the text: how they look depends on what they link to. */
type LinkNode = Exclude<INLINES, UnsupportedNode> | BLOCKS.EMBEDDED_ASSET | BLOCKS.EMBEDDED_ENTRY
export type LinkRenderers = Record<LinkNode, NodeRenderer>

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
/** Text as it is written inside an attribute in double quotes. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => entities[character] ?? '')

const element =
  (name: string): NodeRenderer =>
  (node, next) =>
    `<${name}>${next(node.content)}</${name}>`

const marked = (name: string) => (text: string) => `<${name}>${text}</${name}>`

const renderMark: Record<MARKS, (text: string) => string> = {
  [MARKS.BOLD]: marked('strong'),
  [MARKS.ITALIC]: marked('em'),
  [MARKS.UNDERLINE]: marked('u'),
  [MARKS.CODE]: marked('code'),
  [MARKS.SUPERSCRIPT]: marked('sup'),
  [MARKS.SUBSCRIPT]: marked('sub'),
  [MARKS.STRIKETHROUGH]: marked('s'),
}

const isHeaderCell = (node: Node): node is Block => node.nodeType === BLOCKS.TABLE_HEADER_CELL

/** A row of header cells heads its columns; a header cell beside others heads its row. */
const tableRow: NodeRenderer = (row, next) => {
  const scope = row.content.every(isHeaderCell) ? 'col' : 'row'
  const cell = (node: Node) =>
    isHeaderCell(node) ? `<th scope="${scope}">${next(node.content)}</th>` : next([node])
  return `<tr>${row.content.map(cell).join('')}</tr>`
}

function usedHeadings(nodes: readonly Node[]): string[] {
  return nodes.flatMap((node) => {
    if (helpers.isText(node)) return []
    return HEADINGS.some((heading) => heading === node.nodeType)
      ? [node.nodeType]
      : usedHeadings(node.content)
  })
}

/** The title above a text is an h2: the largest heading used becomes h3, the next one h4, and none is skipped. */
function headingRenderer(document: Document): NodeRenderer {
  const used = [...new Set(usedHeadings(document.content))].toSorted()
  return (node, next) => element(`h${Math.min(3 + used.indexOf(node.nodeType), 6)}`)(node, next)
}

type Rendered = Exclude<BLOCKS | INLINES, BLOCKS.DOCUMENT | BLOCKS.TABLE_HEADER_CELL | UnsupportedNode>

/** A document as HTML. Every node has a renderer here, so that none of the library's own is ever used. */
export function renderDocument(document: Document, links: LinkRenderers): string {
  const heading = headingRenderer(document)
  const renderNode: Record<Rendered, NodeRenderer> = {
    ...links,
    [BLOCKS.PARAGRAPH]: element('p'),
    [BLOCKS.HEADING_1]: heading,
    [BLOCKS.HEADING_2]: heading,
    [BLOCKS.HEADING_3]: heading,
    [BLOCKS.HEADING_4]: heading,
    [BLOCKS.HEADING_5]: heading,
    [BLOCKS.HEADING_6]: heading,
    [BLOCKS.UL_LIST]: element('ul'),
    [BLOCKS.OL_LIST]: element('ol'),
    [BLOCKS.LIST_ITEM]: element('li'),
    [BLOCKS.QUOTE]: element('blockquote'),
    [BLOCKS.HR]: () => '<hr>',
    [BLOCKS.TABLE]: element('table'),
    [BLOCKS.TABLE_ROW]: tableRow,
    [BLOCKS.TABLE_CELL]: element('td'),
  }
  return documentToHtmlString(document, { renderNode, renderMark, stripEmptyTrailingParagraph: true })
}
