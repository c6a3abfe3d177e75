import { stringify } from 'yaml'
import { apiPath } from '../../src/operator/contract/endpoint.ts'
import { headerPatterns } from '../../src/operator/contract/header-values.ts'
import {
  contractVersion,
  idempotencyKeyHeader,
  requestIdHeader,
  traceParentHeader,
} from '../../src/operator/contract/headers.ts'
import { protocolErrors, refusedStatus } from '../../src/operator/contract/protocol-errors.ts'
import { type DescribedEndpoint, describedEndpoints, describedNames } from './endpoints.ts'
import { namedSchemas, wireSchema } from './wire-schemas.ts'

/** The REST calls as an OpenAPI 3.1 document, in YAML. */
export function openApi(): string {
  const schemas = namedSchemas()
  const comments = describedNames(Object.keys(schemas))
  const named = Object.entries(schemas).map(([name, schema]) => [
    name,
    { ...(comments[name] && { description: comments[name] }), ...schema },
  ])
  const document = {
    openapi: '3.1.0',
    info: {
      title: 'Uoga operator, REST',
      version: contractVersion,
      description:
        'Generated from src/operator/contract by `npm run reference`. What holds for every call: README.md beside this file.',
    },
    servers: [
      { url: 'https://operator.example', description: 'OPERATOR_ORIGIN; the site passes /api/* on to it' },
    ],
    paths: Object.fromEntries(
      describedEndpoints().map((described) => [
        apiPath(described.endpoint.path),
        { [described.endpoint.method.toLowerCase()]: operationOf(described) },
      ]),
    ),
    components: {
      parameters: {
        RequestId: parameter(requestIdHeader, false, headerPatterns.requestId.source),
        TraceParent: parameter(traceParentHeader, false, headerPatterns.traceParent.source),
        IdempotencyKey: parameter(idempotencyKeyHeader, true, headerPatterns.idempotencyKey.source),
      },
      responses: Object.fromEntries(Object.entries(protocolErrors).map(protocolError)),
      schemas: Object.fromEntries(named),
    },
  }
  return stringify(document, { lineWidth: 110, aliasDuplicateObjects: false })
}

function operationOf({ name, comment, endpoint, request, answers }: DescribedEndpoint) {
  const isPost = endpoint.method === 'POST'
  const codes = endpoint.errors.options
  return {
    operationId: name,
    description: comment,
    'x-effect': endpoint.effect,
    parameters: [
      { $ref: '#/components/parameters/RequestId' },
      { $ref: '#/components/parameters/TraceParent' },
      ...(endpoint.effect === 'write' ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
      ...(isPost ? [] : queryParameters(endpoint, request)),
    ],
    ...(isPost && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: wireSchema(endpoint.request), example: request } },
      },
    }),
    responses: {
      200: {
        description: 'The answer.',
        content: {
          'application/json': {
            schema: wireSchema(endpoint.answer),
            examples: Object.fromEntries(answers.map((value, index) => [`example${index + 1}`, { value }])),
          },
        },
      },
      ...(codes.length > 0 && { [refusedStatus]: refusal(codes) }),
      default: { $ref: '#/components/responses/INTERNAL' },
    },
  }
}

function queryParameters(endpoint: DescribedEndpoint['endpoint'], example: object) {
  const examples = new Map(Object.entries(example))
  return Object.entries(wireSchema(endpoint.request).properties ?? {}).map(([name, schema]) => ({
    name,
    in: 'query',
    required: true,
    schema,
    example: examples.get(name),
  }))
}

const refusal = (codes: readonly string[]) => ({
  description: 'Refused by this call’s own rules.',
  content: {
    'application/json': {
      schema: { type: 'object', properties: { code: { enum: codes } }, required: ['code'] },
    },
  },
})

const parameter = (name: string, required: boolean, pattern: string) => ({
  name,
  in: 'header',
  required,
  schema: { type: 'string', pattern },
})

const protocolError = ([code, status]: [string, number]) => [
  code,
  {
    description: `HTTP ${status}`,
    content: {
      'application/json': { schema: { type: 'object', properties: { code: { const: code } } } },
    },
  },
]
