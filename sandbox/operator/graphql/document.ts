import { type DocumentNode, Kind, OperationTypeNode, parse, type SelectionSetNode } from 'graphql'

/** What is asked of the operator in one document. */
export interface Asked {
  kind: 'query' | 'mutation'
  /** Names of the fields at the root, without aliases. */
  fields: string[]
}

const deepest = 10
const mostFields = 300

/** What pages ask is always the same few documents: each is read once. */
const known = new Map<string, Asked | undefined>()
const mostKnown = 200

/** Reads a document; undefined where it isn't one operation, is deeper or larger than any page needs, or writes twice. */
export function readDocument(source: string): Asked | undefined {
  if (known.has(source)) return known.get(source)
  if (known.size === mostKnown) known.clear()
  const asked = read(source)
  known.set(source, asked)
  return asked
}

function read(source: string): Asked | undefined {
  const document = parseDocument(source)
  if (!document) return undefined
  const operations = document.definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION)
  const [operation] = operations
  if (!operation || operations.length > 1 || operation.operation === OperationTypeNode.SUBSCRIPTION)
    return undefined
  const fragments = fragmentsOf(document)
  if (countFields(operation.selectionSet, fragments, 1) > mostFields) return undefined
  const kind = operation.operation === OperationTypeNode.MUTATION ? 'mutation' : 'query'
  const fields = operation.selectionSet.selections.map((selection) =>
    selection.kind === Kind.FIELD ? selection.name.value : '',
  )
  // Guesses of a code, side by side in one document, would count as one call.
  const isOne = kind === 'query' || (fields.length === 1 && fields[0] !== '')
  return isOne ? { kind, fields } : undefined
}

function parseDocument(source: string): DocumentNode | undefined {
  try {
    return parse(source, { maxTokens: 2_000 })
  } catch {
    return undefined
  }
}

const fragmentsOf = ({ definitions }: DocumentNode) =>
  new Map(
    definitions.flatMap((node) =>
      node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node.selectionSet] as const] : [],
    ),
  )

/** Fields with those of fragments spread out; infinite below the greatest depth. */
function countFields(
  { selections }: SelectionSetNode,
  fragments: ReadonlyMap<string, SelectionSetNode>,
  depth: number,
): number {
  if (depth > deepest) return Number.POSITIVE_INFINITY
  let count = 0
  for (const selection of selections) {
    if (selection.kind === Kind.FIELD) count++
    const within =
      selection.kind === Kind.FRAGMENT_SPREAD ? fragments.get(selection.name.value) : selection.selectionSet
    if (within) count += countFields(within, fragments, depth + 1)
    if (count > mostFields) break
  }
  return count
}
