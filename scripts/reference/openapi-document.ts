import * as v from 'valibot'
import { parse } from 'yaml'

/** What a comparison reads of a JSON Schema. */
export interface Schema {
  $ref?: string | undefined
  type?: string | string[] | undefined
  const?: unknown
  enum?: unknown[] | undefined
  format?: string | undefined
  pattern?: string | undefined
  minimum?: number | undefined
  maximum?: number | undefined
  minLength?: number | undefined
  maxLength?: number | undefined
  minItems?: number | undefined
  maxItems?: number | undefined
  properties?: Record<string, Schema> | undefined
  required?: string[] | undefined
  items?: Schema | undefined
  oneOf?: Schema[] | undefined
  anyOf?: Schema[] | undefined
}

const Schema: v.GenericSchema<unknown, Schema> = v.lazy(() =>
  v.object({
    $ref: v.optional(v.string()),
    type: v.optional(v.union([v.string(), v.array(v.string())])),
    const: v.optional(v.unknown()),
    enum: v.optional(v.array(v.unknown())),
    format: v.optional(v.string()),
    pattern: v.optional(v.string()),
    minimum: v.optional(v.number()),
    maximum: v.optional(v.number()),
    minLength: v.optional(v.number()),
    maxLength: v.optional(v.number()),
    minItems: v.optional(v.number()),
    maxItems: v.optional(v.number()),
    properties: v.optional(v.record(v.string(), Schema)),
    required: v.optional(v.array(v.string())),
    items: v.optional(Schema),
    oneOf: v.optional(v.array(Schema)),
    anyOf: v.optional(v.array(Schema)),
  }),
)

const Parameter = v.object({
  name: v.string(),
  in: v.string(),
  required: v.optional(v.boolean(), false),
  schema: Schema,
})
export type Parameter = v.InferOutput<typeof Parameter>

const Reference = v.object({ $ref: v.string() })
const Content = v.object({ 'application/json': v.object({ schema: Schema }) })
const Response = v.object({ content: v.optional(Content) })

const Operation = v.object({
  parameters: v.optional(v.array(v.union([Reference, Parameter])), []),
  requestBody: v.optional(v.object({ content: Content })),
  responses: v.record(v.string(), v.union([Reference, Response])),
})

const Document = v.object({
  paths: v.record(v.string(), v.record(v.string(), Operation)),
  components: v.object({
    parameters: v.record(v.string(), Parameter),
    responses: v.record(v.string(), Response),
    schemas: v.record(v.string(), Schema),
  }),
})
type Document = v.InferOutput<typeof Document>

/** One call of a document, with nothing left to look up but schemas. */
export interface Call {
  parameters: Parameter[]
  request: Schema | undefined
  /** By status; without a schema where the body counts for nothing. */
  answers: Map<string, Schema | undefined>
}

export interface Calls {
  /** By method and path, `POST /api/v1/logout`. */
  calls: Map<string, Call>
  /** A schema itself where it is a reference. */
  resolve: (schema: Schema) => Schema
}

/** The calls of an OpenAPI document in YAML. */
export function callsOf(text: string): Calls {
  const document = v.parse(Document, parse(text))
  const calls = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(
      ([method, operation]) => [`${method.toUpperCase()} ${path}`, callOf(document, operation)] as const,
    ),
  )
  const resolve = (schema: Schema): Schema =>
    schema.$ref === undefined ? schema : resolve(found(document.components.schemas, schema.$ref))
  return { calls: new Map(calls), resolve }
}

function callOf({ components }: Document, operation: v.InferOutput<typeof Operation>): Call {
  const answers = Object.entries(operation.responses).map(([status, response]) => {
    const { content } = '$ref' in response ? found(components.responses, response.$ref) : response
    return [status, content?.['application/json'].schema] as const
  })
  return {
    parameters: operation.parameters.map((one) =>
      '$ref' in one ? found(components.parameters, one.$ref) : one,
    ),
    request: operation.requestBody?.content['application/json'].schema,
    answers: new Map(answers),
  }
}

function found<T>(components: Record<string, T>, reference: string): T {
  const component = components[reference.split('/').at(-1) ?? '']
  if (component === undefined) throw new Error(`The document has no ${reference}.`)
  return component
}
