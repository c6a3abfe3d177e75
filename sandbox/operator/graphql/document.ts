import {
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  OperationTypeNode,
  parse,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql'
import { graphqlLimits } from '../../../src/operator/contract/graphql-limits.ts'

/** What is asked of the operator in one document. */
export interface Asked {
  kind: 'query' | 'mutation'
  /** Names of the fields at the root, without aliases. */
  fields: string[]
}

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
  const size = fragments && measure(operation.selectionSet, fragments)
  if (!size || size.fields > graphqlLimits.fields || size.depth > graphqlLimits.depth) return undefined
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
    return parse(source, { maxTokens: graphqlLimits.tokens })
  } catch {
    return undefined
  }
}

/** By name; undefined where two have the same. */
function fragmentsOf({ definitions }: DocumentNode): Map<string, FragmentDefinitionNode> | undefined {
  const fragments = definitions.filter((node) => node.kind === Kind.FRAGMENT_DEFINITION)
  const byName = new Map(fragments.map((node) => [node.name.value, node]))
  return byName.size === fragments.length ? byName : undefined
}

interface Size {
  fields: number
  depth: number
}

/** Of a fragment that isn't there, or spreads itself. */
const endless: Size = { fields: Number.POSITIVE_INFINITY, depth: Number.POSITIVE_INFINITY }

/**
 * How large a selection is once its fragments are spread. Each fragment is measured once, however often it is spread, so
 * that this takes no longer than parsing did.
 */
function measure(root: SelectionSetNode, fragments: ReadonlyMap<string, FragmentDefinitionNode>): Size {
  // While a fragment is being measured it counts as endless: it is found within itself.
  const measured = new Map<string, Size>()

  const sizeOf = ({ selections }: SelectionSetNode): Size => {
    const sizes = selections.map(sizeOfSelection)
    return {
      fields: sizes.reduce((sum, { fields }) => sum + fields, 0),
      depth: 1 + Math.max(...sizes.map(({ depth }) => depth)),
    }
  }

  function sizeOfSelection(selection: SelectionNode): Size {
    if (selection.kind === Kind.FRAGMENT_SPREAD) return sizeOfFragment(selection.name.value)
    const within = selection.selectionSet ? sizeOf(selection.selectionSet) : { fields: 0, depth: 0 }
    return selection.kind === Kind.FIELD ? { ...within, fields: within.fields + 1 } : within
  }

  function sizeOfFragment(name: string): Size {
    const before = measured.get(name)
    if (before) return before
    measured.set(name, endless)
    const fragment = fragments.get(name)
    const size = fragment ? sizeOf(fragment.selectionSet) : endless
    measured.set(name, size)
    return size
  }

  return sizeOf(root)
}
