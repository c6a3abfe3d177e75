import * as v from 'valibot'

const Node = v.object({
  nodeType: v.string(),
  value: v.optional(v.unknown()),
  content: v.optional(v.array(v.unknown())),
})

/** Nodes that show something without a text in them. */
const shown = ['hr', 'embedded-asset-block', 'embedded-entry-block', 'embedded-entry-inline']

function isBlankNode(root: unknown): boolean {
  const waiting = [root]
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (!v.is(Node, node)) continue
    if (shown.includes(node.nodeType) || (typeof node.value === 'string' && node.value.trim())) return false
    waiting.push(...(node.content ?? []))
  }
  return true
}

/** Whether an editor would call a field empty: no value, spaces, an empty list, or a rich text without a word. */
export function isBlank(value: unknown): boolean {
  if (value === undefined || value === null) return true
  if (typeof value === 'string') return value.trim() === ''
  if (Array.isArray(value)) return value.length === 0
  return v.is(Node, value) && value.nodeType === 'document' && isBlankNode(value)
}
