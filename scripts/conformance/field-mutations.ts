import { readFileSync } from 'node:fs'
import {
  buildSchema,
  type GraphQLOutputType,
  getNamedType,
  getNullableType,
  isListType,
  isNonNullType,
  isObjectType,
  parse,
  visit,
} from 'graphql'
import type { Answering } from '../../sandbox/operator/create-operator.ts'

/** A mistake in one field of one operation's answers. */
export interface FieldMutation {
  /** `GET /api/v1/sessions` or `query accountHistory`. */
  operation: string
  /** From the answer to the field; every element of a list is `[]`. */
  path: readonly string[]
  mistake: Mistake
}

export const mistakes = ['missing', 'of another type', 'null', 'empty'] as const
export type Mistake = (typeof mistakes)[number]

export type Alter = (answer: Answering) => Answering

/** Notes every field that an operator's answers have, by operation: as what would be a mistake in it. */
export function seenFields(): { alter: Alter; fields: () => FieldMutation[] } {
  const seen = new Map<string, FieldMutation>()
  return {
    alter: (answer) => (request) =>
      changed(answer, request, (operation, json) => {
        for (const path of pathsIn(json).filter(isOfContract))
          for (const mistake of mistakesOf(operation, path, json))
            seen.set(`${operation} ${path.join('.')} ${mistake}`, { operation, path, mistake })
        return json
      }),
    fields: () => [...seen.values()],
  }
}

/** Lets an operator make one such mistake. */
export const mistaken =
  ({ operation, path, mistake }: FieldMutation): Alter =>
  (answer) =>
  (request) =>
    changed(answer, request, (asked, json) => (asked === operation ? spoiled(json, path, mistake) : json))

/** What the suite asks that is no operation of the contract. */
const madeUp = 'query X'

/** JSON answers of the API, changed on their way; refusals and pictures stay. */
async function changed(
  answer: Answering,
  request: Request,
  change: (operation: string, json: unknown) => unknown,
): Promise<Response> {
  const operation = await operationOf(request.clone())
  const response = await answer(request)
  const isJson = response.headers.get('Content-Type')?.startsWith('application/json')
  if (!operation || operation === madeUp || response.status !== 200 || !isJson) return response
  const { status, headers } = response
  return new Response(JSON.stringify(change(operation, await response.json())), { status, headers })
}

/** `GET /api/v1/sessions` or `query accountHistory`; undefined for what is no call of the API. */
export async function operationOf(request: Request): Promise<string | undefined> {
  const { pathname } = new URL(request.url)
  if (!pathname.startsWith('/api/')) return undefined
  if (!pathname.endsWith('/graphql')) return `${request.method} ${pathname}`
  try {
    let name: string | undefined
    visit(parse(JSON.parse(await request.text()).query), {
      OperationDefinition: ({ operation, name: given }) => {
        name = given && `${operation} ${given.value}`
      },
    })
    return name
  } catch {
    return undefined
  }
}

function pathsIn(json: unknown, before: readonly string[] = []): (readonly string[])[] {
  if (Array.isArray(json)) return json.flatMap((item) => pathsIn(item, [...before, '[]']))
  if (typeof json !== 'object' || json === null) return []
  return Object.entries(json).flatMap(([name, value]) => [
    [...before, name],
    ...pathsIn(value, [...before, name]),
  ])
}

/** Of a GraphQL error the contract has its code alone. */
const isOfContract = ([first, ...rest]: readonly string[]): boolean =>
  first !== 'errors' || rest.at(-1) === 'code'

/** Null is none where the contract allows it, and a list is empty only where it had something. */
function mistakesOf(operation: string, path: readonly string[], json: unknown): Mistake[] {
  const values = valuesAt(json, path)
  const isNullable = values.includes(null) || allowsNull(operation, path)
  const isFilled = values.some((value) => Array.isArray(value) && value.length > 0)
  return [
    'missing',
    'of another type',
    ...(isNullable ? [] : ['null' as const]),
    ...(isFilled ? ['empty' as const] : []),
  ]
}

const schema = buildSchema(readFileSync('src/operator/contract/schema.graphql', 'utf8'))

/** Whether the schema lets a field of a GraphQL answer be null. */
function allowsNull(operation: string, [first, ...path]: readonly string[]): boolean {
  const root = operation.startsWith('query ') ? schema.getQueryType() : schema.getMutationType()
  if (first !== 'data' || !root) return false
  let type: GraphQLOutputType = root
  for (const name of path) {
    const nullable: GraphQLOutputType = getNullableType(type)
    if (name === '[]') type = isListType(nullable) ? nullable.ofType : nullable
    else {
      const next = fieldOf(nullable, name)
      if (!next) return false
      type = next
    }
  }
  return path.length === 0 || !isNonNullType(type)
}

function fieldOf(type: GraphQLOutputType, name: string): GraphQLOutputType | undefined {
  const named = getNamedType(type)
  return isObjectType(named) ? named.getFields()[name]?.type : undefined
}

function valuesAt(json: unknown, [first, ...rest]: readonly string[]): unknown[] {
  if (first === undefined) return [json]
  if (first === '[]') return Array.isArray(json) ? json.flatMap((item) => valuesAt(item, rest)) : []
  return typeof json === 'object' && json !== null && first in json
    ? valuesAt(Reflect.get(json, first), rest)
    : []
}

function spoiled(json: unknown, [first, ...rest]: readonly string[], mistake: Mistake): unknown {
  if (first === undefined) return wrong(json, mistake)
  if (Array.isArray(json))
    return json.map((item) => spoiled(item, first === '[]' ? rest : [first, ...rest], mistake))
  if (typeof json !== 'object' || json === null || !(first in json)) return json
  const value = spoiled(Reflect.get(json, first), rest, mistake)
  return { ...json, [first]: value }
}

function wrong(value: unknown, mistake: Mistake): unknown {
  switch (mistake) {
    case 'missing':
      return undefined
    case 'null':
      return null
    case 'empty':
      return Array.isArray(value) ? [] : ''
    case 'of another type':
      // Where the contract allows null it may allow a number as well.
      if (value === null) return [7]
      return typeof value === 'number' ? String(value) : 7
  }
}
