import {
  BLOCKS,
  type Block,
  CONTAINERS,
  type Document,
  helpers,
  INLINES,
  type Inline,
  MARKS,
  TEXT_CONTAINERS,
  type Text,
  TOP_LEVEL_BLOCKS,
  type TopLevelBlock,
} from '@contentful/rich-text-types'
import * as v from 'valibot'

const Typed = v.object({ nodeType: v.string() })
const Marks = v.array(v.object({ type: v.string() }))
const RawText = v.object({ nodeType: v.literal('text'), value: v.string(), marks: v.optional(Marks, []) })
const parent = { data: v.optional(v.record(v.string(), v.unknown()), {}), content: v.array(v.unknown()) }
const RawInline = v.object({ nodeType: v.enum(INLINES), ...parent })
const RawBlock = v.object({ nodeType: v.enum(BLOCKS), ...parent })
const RawDocument = v.object({ nodeType: v.literal(BLOCKS.DOCUMENT), content: v.array(v.unknown()) })

type Report = (problem: string) => void

/** Deeper than any text needs, and far from where recursion would overflow. */
const deepest = 40

/** What this site shows nothing for. */
const unsupported = [BLOCKS.EMBEDDED_RESOURCE, INLINES.EMBEDDED_RESOURCE] as const
export type UnsupportedNode = (typeof unsupported)[number]

/** Contentful's own rules of what is in what: whatever a document holds, its HTML is well-formed. */
const children: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>([
  [BLOCKS.DOCUMENT, TOP_LEVEL_BLOCKS],
  ...Object.entries(CONTAINERS),
  ...TEXT_CONTAINERS.map((block) => [block, ['text', ...Object.values(INLINES)]] as const),
  ...Object.values(INLINES).map((inline) => [inline, ['text']] as const),
])

const mayHold = (holder: string, nodeType: string): boolean =>
  !unsupported.some((node) => node === nodeType) && (children.get(holder)?.includes(nodeType) ?? false)

const marks: readonly string[] = Object.values(MARKS)
const isTopLevel = (node: Block | Inline | Text): node is TopLevelBlock =>
  mayHold(BLOCKS.DOCUMENT, node.nodeType)

function readText(text: v.InferOutput<typeof RawText>, report: Report): Text {
  for (const { type } of text.marks) {
    if (!marks.includes(type)) report(`marks a text as "${type.slice(0, 60)}", which is not shown`)
  }
  return { ...text, marks: text.marks.filter(({ type }) => marks.includes(type)), data: {} }
}

function readNode(raw: unknown, depth: number, report: Report): Block | Inline | Text | undefined {
  const text = v.safeParse(RawText, raw)
  if (text.success) return readText(text.output, report)
  const inline = v.safeParse(RawInline, raw)
  if (inline.success) {
    return { ...inline.output, content: readNodes(inline.output, depth, report).filter(helpers.isText) }
  }
  const block = v.safeParse(RawBlock, raw)
  return block.success ? { ...block.output, content: readNodes(block.output, depth, report) } : undefined
}

function readNodes(holder: { nodeType: string; content: unknown[] }, depth: number, report: Report) {
  return holder.content.flatMap((raw) => {
    const nodeType = v.is(Typed, raw) ? raw.nodeType : ''
    const isAllowed = depth < deepest && mayHold(holder.nodeType, nodeType)
    const node = isAllowed ? readNode(raw, depth + 1, report) : undefined
    if (!node) report(`holds a node "${nodeType.slice(0, 60)}" in a ${holder.nodeType}, which is left out`)
    return node ? [node] : []
  })
}

/** A raw rich text without the nodes and marks that can't be shown, each of them reported; undefined for anything else. */
export function readDocument(raw: unknown, report: Report): Document | undefined {
  const document = v.safeParse(RawDocument, raw)
  if (!document.success) return undefined
  return {
    nodeType: BLOCKS.DOCUMENT,
    data: {},
    content: readNodes(document.output, 0, report).filter(isTopLevel),
  }
}
