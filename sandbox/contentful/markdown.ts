import { richTextFromMarkdown } from '@contentful/rich-text-from-markdown'
import type { Node } from '@contentful/rich-text-types'
import { type LinkType, linkTo } from './content.ts'

/** Any node of a rich text document: a text has a value and marks, everything else has content. */
export interface RichTextNode {
  nodeType: string
  data: Record<string, unknown>
  value?: string
  marks?: { type: string }[]
  content?: RichTextNode[]
}

const entryAddress = /^entry:(.*)$/
const assetAddress = /^asset:(.*)$/

/**
 * Markdown as a rich text document. A link written `[text](entry:page-id)` becomes an entry-hyperlink; Contentful lets none
 * lead to a place on a page, which is written as an address: `[text](/pagalba#puk)`.
 * `[text](asset:terms-pdf)` leads to a file.
 * `[text](embed:plan-m)` becomes that entry itself, in the line: a plan's or a rate's price, or a button as a link;
 * `![](embed:esim-scan)` that picture, between the lines.
 * `report` is notified of each part that rich text can't hold, `linked` of each entry and picture that the text links to.
 */
export async function documentFromMarkdown(
  markdown: string,
  { report, linked }: { report: (problem: string) => void; linked: Linked },
): Promise<RichTextNode> {
  const document = await richTextFromMarkdown(markdown, async (node) => {
    if (node.type === 'break') return lineBreak
    const picture = node.type === 'image' && 'url' in node ? embeddedId(node.url) : undefined
    if (picture !== undefined) {
      linked('Asset', picture)
      return embed('embedded-asset-block', 'Asset', picture)
    }
    report(`Markdown of the kind "${node.type}" has no place in rich text`)
    return []
  })
  return convert(document, linked)
}

type Linked = (linkType: LinkType, id: string) => void

/** The id in `embed:plan-m`. */
const embeddedId = (address: unknown): string | undefined =>
  typeof address === 'string' ? /^embed:(.+)$/.exec(address)?.[1] : undefined

const embed = (nodeType: string, linkType: LinkType, id: string) => ({
  nodeType,
  data: { target: linkTo(linkType, id) },
  content: [],
})

const lineBreak: Node & { value: string; marks: [] } = { nodeType: 'text', value: '\n', marks: [], data: {} }

function convert(node: RichTextNode, linked: Linked): RichTextNode {
  if (node.value !== undefined) {
    // A break alone is meant; a line that merely ends there continues after a space.
    return node.value === '\n' ? node : { ...node, value: node.value.replaceAll('\n', ' ') }
  }
  const content = node.content?.map((child) => convert(child, linked)) ?? []
  const uri = node.nodeType === 'hyperlink' ? node.data.uri : undefined
  const embedded = embeddedId(uri)
  if (embedded !== undefined) {
    linked('Entry', embedded)
    return embed('embedded-entry-inline', 'Entry', embedded)
  }
  const [, id] = (typeof uri === 'string' && entryAddress.exec(uri)) || []
  if (id !== undefined) {
    linked('Entry', id)
    return { nodeType: 'entry-hyperlink', data: { target: linkTo('Entry', id) }, content }
  }
  const [, asset] = (typeof uri === 'string' && assetAddress.exec(uri)) || []
  if (asset !== undefined) {
    linked('Asset', asset)
    return { nodeType: 'asset-hyperlink', data: { target: linkTo('Asset', asset) }, content }
  }
  return { ...node, content: node.nodeType === 'table' ? withHeader(content) : content }
}

/** The first row of a Markdown table heads its columns. */
const withHeader = ([header, ...rows]: RichTextNode[]): RichTextNode[] => {
  if (!header) return []
  const cells = header.content?.map((cell) => ({ ...cell, nodeType: 'table-header-cell' }))
  return [{ ...header, content: cells }, ...rows]
}
