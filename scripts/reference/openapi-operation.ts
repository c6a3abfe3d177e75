import type { JsonSchema } from '@valibot/to-json-schema'
import { type DescribedEndpoint, describedField } from './endpoints.ts'
import { withDescriptions } from './field-comments.ts'
import { headersOf, parametersOf } from './openapi-headers.ts'
import { refusalsOf } from './openapi-refusals.ts'
import { tagsOf } from './openapi-tags.ts'
import { wireSchema } from './wire-schemas.ts'

/** One call as an OpenAPI operation. */
export function operationOf({ name, comment, file, endpoint, request, answers }: DescribedEndpoint) {
  const isPost = endpoint.method === 'POST'
  const described = (schema: JsonSchema) => withDescriptions(schema, (field) => describedField(file, field))
  const schema = wireSchema(endpoint.request)
  return {
    operationId: name,
    summary: summaryOf(comment),
    description: comment,
    tags: tagsOf(endpoint.path),
    'x-effect': endpoint.effect,
    parameters: [
      ...parametersOf(endpoint.effect === 'write'),
      ...(isPost ? [] : queryParameters(schema, request)),
    ],
    ...(isPost && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: described(schema), example: request } },
      },
    }),
    responses: {
      200: {
        description: 'The answer.',
        headers: headersOf(),
        content: {
          'application/json': {
            schema: described(wireSchema(endpoint.answer)),
            examples: Object.fromEntries(answers.map((value, index) => [`example${index + 1}`, { value }])),
          },
        },
      },
      ...refusalsOf(endpoint),
    },
  }
}

/** What the call does, up to where the comment goes into detail. */
const summaryOf = (comment: string): string => /^[^.:;]*/.exec(comment)?.[0] ?? ''

const queryDescriptions: Record<string, string> = {
  kind: 'A picture, or a question in words for a user who can’t see one.',
  language: 'In which the question is.',
  line: 'The service line of the number that is topped up.',
}

function queryParameters({ properties = {}, required = [] }: JsonSchema, example: object) {
  const examples = new Map(Object.entries(example))
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    description: queryDescriptions[name],
    schema,
    example: examples.get(name),
  }))
}
