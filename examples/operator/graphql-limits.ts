import {
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  parse,
  type SelectionSetNode,
} from 'graphql'
import { protocolRefusal } from './refusal.ts'

const most = { fields: 300, depth: 10, tokens: 2_000, variablesDepth: 10 }

/** The one operation that is asked for, with its document; a 400 where it asks for too much or can't be read. */
export function readQuestion(query: string, variables: unknown) {
  refuseDeeper(variables, most.variablesDepth)
  const document = parsed(query)
  const operations = document.definitions.flatMap((one) =>
    one.kind === Kind.OPERATION_DEFINITION ? [one] : [],
  )
  const fragments = document.definitions.flatMap((one) =>
    one.kind === Kind.FRAGMENT_DEFINITION ? [one] : [],
  )
  const [operation] = operations
  if (!operation || operations.length > 1) throw protocolRefusal('BAD_REQUEST')
  const { fields, depth } = sizeOf(operation, fragments)
  if (fields > most.fields || depth > most.depth) throw protocolRefusal('BAD_REQUEST')
  const names = rootFields(operation.selectionSet, fragments)
  if (operation.operation === 'mutation' && names.length !== 1) throw protocolRefusal('BAD_REQUEST')
  return { document, names }
}

function parsed(query: string): DocumentNode {
  try {
    return parse(query, { maxTokens: most.tokens, noLocation: true })
  } catch {
    throw protocolRefusal('BAD_REQUEST')
  }
}

interface Size {
  fields: number
  depth: number
}

/** Every fragment is measured once and counted wherever it is spread, so this takes as long as the document is. */
function sizeOf(operation: OperationDefinitionNode, fragments: FragmentDefinitionNode[]): Size {
  const measured = new Map<string, Size | 'being measured'>()

  const ofFragment = (name: string): Size => {
    const known = measured.get(name)
    const fragment = fragments.find((one) => one.name.value === name)
    if (known === 'being measured' || !fragment) throw protocolRefusal('BAD_REQUEST')
    if (known) return known
    measured.set(name, 'being measured')
    const size = ofSelections(fragment.selectionSet)
    measured.set(name, size)
    return size
  }

  const ofSelections = ({ selections }: SelectionSetNode): Size => {
    const sizes = selections.map((selection): Size => {
      if (selection.kind === Kind.FRAGMENT_SPREAD) return ofFragment(selection.name.value)
      const inside = selection.selectionSet ? ofSelections(selection.selectionSet) : { fields: 0, depth: 0 }
      if (selection.kind === Kind.INLINE_FRAGMENT) return inside
      if (selection.name.value.startsWith('__') && selection.name.value !== '__typename')
        throw protocolRefusal('BAD_REQUEST')
      return { fields: inside.fields + 1, depth: inside.depth + 1 }
    })
    return {
      fields: sizes.reduce((sum, { fields }) => sum + fields, 0),
      depth: Math.max(0, ...sizes.map(({ depth }) => depth)),
    }
  }

  return ofSelections(operation.selectionSet)
}

function rootFields({ selections }: SelectionSetNode, fragments: FragmentDefinitionNode[]): string[] {
  return selections.flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return [selection.name.value]
    if (selection.kind === Kind.INLINE_FRAGMENT) return rootFields(selection.selectionSet, fragments)
    const fragment = fragments.find(({ name }) => name.value === selection.name.value)
    return fragment ? rootFields(fragment.selectionSet, fragments) : []
  })
}

function refuseDeeper(value: unknown, left: number): void {
  if (typeof value !== 'object' || value === null) return
  if (left === 0) throw protocolRefusal('BAD_REQUEST')
  for (const one of Object.values(value)) refuseDeeper(one, left - 1)
}
