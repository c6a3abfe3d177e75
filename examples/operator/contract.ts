import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { parse } from 'yaml'

const Parameter = v.object({ name: v.string(), in: v.string(), schema: v.record(v.string(), v.unknown()) })
const Operation = v.object({
  operationId: v.string(),
  'x-effect': v.picklist(['read', 'repeatable', 'write']),
  parameters: v.array(v.union([Parameter, v.object({ $ref: v.string() })])),
  requestBody: v.optional(
    v.object({
      content: v.object({ 'application/json': v.object({ schema: v.record(v.string(), v.unknown()) }) }),
    }),
  ),
})
const Document = v.object({
  paths: v.record(v.string(), v.record(v.picklist(['get', 'post']), Operation)),
  components: v.record(v.string(), v.unknown()),
})

/** A call of openapi.yaml. */
export interface Call {
  name: string
  path: string
  method: 'GET' | 'POST'
  effect: 'read' | 'repeatable' | 'write'
  /** What a request has to be, for Fastify, which refuses all others before a call is reached. */
  schema: { body?: object; querystring?: object }
}

// Why: docs/decisions/0097-an-operator-from-the-documents.md
/** The contract as operators were given it. In a repository of your own: the folder of the contract's package. */
const folder = new URL('../../docs/operator/published/1.1/', import.meta.url)
const read = (file: string) => readFileSync(new URL(file, folder), 'utf8')

export const contractVersion = '1.1'
/** The name under which Fastify finds the components that schemas refer to. */
const componentsId = 'openapi'

const { paths, components } = v.parse(
  Document,
  parse(read('openapi.yaml').replaceAll('"#/components/', `"${componentsId}#/components/`)),
)

export const sharedSchema = { $id: componentsId, components }
export const graphqlSchemaText = read('schema.graphql')

export const calls: Call[] = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    name: operation.operationId,
    path,
    method: method === 'get' ? ('GET' as const) : ('POST' as const),
    effect: operation['x-effect'],
    schema: requestSchema(operation),
  })),
)

function requestSchema({ parameters, requestBody }: v.InferOutput<typeof Operation>): Call['schema'] {
  const body = requestBody?.content['application/json'].schema
  if (body) return { body }
  const asked = parameters.flatMap((one) => ('name' in one && one.in === 'query' ? [one] : []))
  if (asked.length === 0) return {}
  const properties = Object.fromEntries(asked.map(({ name, schema }) => [name, schema]))
  return { querystring: { type: 'object', properties, required: Object.keys(properties) } }
}
