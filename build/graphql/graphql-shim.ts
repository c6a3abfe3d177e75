/**
 * Replaces the `graphql` package behind graphql-request in the browser: 43 kB of parser, of which only the
 * operation's kind and name are used. Written for the generated documents, which begin with their one operation.
 */
export const Kind = { OPERATION_DEFINITION: 'OperationDefinition' }

export function parse(document: string) {
  const [, operation, name] = /^\s*(query|mutation)\s+(\w+)/.exec(document) ?? []
  if (!operation || !name) throw new Error('a document begins with its named operation')
  return { definitions: [{ kind: Kind.OPERATION_DEFINITION, operation, name: { value: name } }] }
}

export const print = String
