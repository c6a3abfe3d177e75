import { buildSchema, findBreakingChanges } from 'graphql'
import { type Call, type Calls, callsOf, type Parameter } from './openapi-document.ts'
import { type Direction, schemaBreaks } from './schema-breaks.ts'

// Why: docs/decisions/0105-breaking-changes-are-found.md
/** What a site that was built to the first OpenAPI document can't do with the second, one sentence each. */
export function restBreaks(published: string, current: string): string[] {
  const before = callsOf(published)
  const after = callsOf(current)
  return [...before.calls].flatMap(([name, was]) => {
    const is = after.calls.get(name)
    return is ? callBreaks(name, { call: was, ...before }, { call: is, ...after }) : [`${name} is gone`]
  })
}

/** The same of two GraphQL schemas. */
export const graphqlBreaks = (published: string, current: string): string[] =>
  findBreakingChanges(buildSchema(published), buildSchema(current)).map(({ description }) => description)

type Side = { call: Call; resolve: Calls['resolve'] }

function callBreaks(name: string, before: Side, after: Side): string[] {
  const was = before.call
  const is = after.call
  const compare = (
    where: string,
    one: Parameter['schema'] | undefined,
    other: Parameter['schema'] | undefined,
    direction: Direction,
  ) => {
    if (one && other)
      return schemaBreaks(
        `${name} ${where}`,
        { schema: one, resolve: before.resolve },
        { schema: other, resolve: after.resolve },
        direction,
      )
    return one ? [`${name} ${where} is gone`] : []
  }
  const parameters = was.parameters.flatMap((parameter) => {
    const now = is.parameters.find((other) => isSame(parameter, other))
    return [
      ...compare(parameter.name, parameter.schema, now?.schema, 'request'),
      ...(now?.required && !parameter.required ? [`${name} ${parameter.name} must be sent now`] : []),
    ]
  })
  const demanded = is.parameters.filter(
    (parameter) => parameter.required && !was.parameters.some((other) => isSame(parameter, other)),
  )
  return [
    ...parameters,
    ...demanded.map((parameter) => `${name} ${parameter.name} must be sent now`),
    ...compare('request', was.request, is.request, 'request'),
    ...[...was.answers].flatMap(([status, schema]) =>
      is.answers.has(status)
        ? compare(status, schema, is.answers.get(status), 'answer')
        : [`${name} ${status} is gone`],
    ),
  ]
}

const isSame = (one: Parameter, other: Parameter): boolean => one.name === other.name && one.in === other.in
