import { readFileSync } from 'node:fs'
import { buildSchema, getNamedType, isEnumType, isInputType, isObjectType } from 'graphql'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { allEndpoints } from '../contract/all-endpoints.ts'
import type { Endpoint } from '../contract/endpoint.ts'
import { endpointExamples } from '../contract/endpoint-examples.ts'
import { type Enumerated, enumerationsIn, unlistedIn, valuesAt } from '../contract/enumerated.ts'
import { allOperations, type ExampleOperation } from './all-operations.ts'
import { newValue, withNewValue } from './new-value.fixture.ts'
import { enumerationAt, sampleAnswer } from './sample-answer.fixture.ts'

const examples: Record<string, { answers: readonly unknown[] }> = endpointExamples

/** Every answer of the contract with what it may look like. */
const answers: { name: string; schema: v.GenericSchema; samples: readonly unknown[] }[] = [
  ...Object.entries<Endpoint>(allEndpoints).map(([name, { answer: schema }]) => ({
    name,
    schema,
    samples: examples[name]?.answers ?? [],
  })),
  ...Object.entries<ExampleOperation>(allOperations).map(([name, { document, variables, schema }]) => ({
    name,
    schema,
    samples: [sampleAnswer(document, variables)],
  })),
]

const places = answers.flatMap(({ name, schema, samples }) =>
  enumerationsIn(schema).map((enumerated) => ({ name, schema, samples, ...enumerated })),
)

describe.each(places)('$name $path', ({ schema, samples, path, mayGrow }) => {
  test('may grow', () => expect(mayGrow).toBe(true))

  test('a value that this site doesn’t know is an answer, and unknown to the site', () => {
    const having = samples.filter((sample) => valuesAt(sample, path).some((value) => value !== null))
    expect(having.length, 'the examples have none').toBeGreaterThan(0)
    for (const sample of having) {
      expect(v.safeParse(schema, sample).success).toBe(true)
      expect(unlistedIn(schema, sample)).toEqual([])
      const grown = withNewValue(sample, path)
      expect(unlistedIn(schema, grown)).toContain(`${path.join('.')}: ${newValue}`)
      const { output, issues } = v.safeParse(schema, grown)
      expect(issues).toBeUndefined()
      expect(JSON.stringify(output)).not.toContain(newValue)
    }
  })
})

const operations = Object.entries<ExampleOperation>(allOperations).map(([name, operation]) => {
  const kind: 'Query' | 'Mutation' = operation.effect === 'read' ? 'Query' : 'Mutation'
  return { name, kind, ...operation }
})

/** Each place of an operation where schema.graphql has an enumeration. */
const asked = operations.flatMap(({ name, kind, document, variables, schema }) =>
  [...leaves(sampleAnswer(document, variables))].flatMap((path) => {
    const type = enumerationAt(kind, path)
    return type ? [{ name, path, type, schema }] : []
  }),
)

function* leaves(json: unknown, path: readonly string[] = []): Generator<readonly string[]> {
  if (typeof json !== 'object' || json === null) return yield path
  for (const [name, inner] of Object.entries(json)) yield* leaves(inner, [...path, name])
}

test.each(asked)('$name $path has the values of $type.name', ({ schema, path, type }) => {
  const ofSchema = (one: Enumerated) => one.path.join('.') === path.join('.')
  const values = enumerationsIn(schema).find(ofSchema)?.values ?? []
  const names = type.getValues().map((value) => value.name)
  expect([...values].toSorted()).toEqual(names.toSorted())
})

test('every enumeration that schema.graphql answers with is asked for', () => {
  const graphql = buildSchema(readFileSync(new URL('../contract/schema.graphql', import.meta.url), 'utf8'))
  const answered = Object.values(graphql.getTypeMap())
    .filter((type) => isObjectType(type) && !type.name.startsWith('__') && !isInputType(type))
    .flatMap((type) => (isObjectType(type) ? Object.values(type.getFields()) : []))
    .map((field) => getNamedType(field.type))
    .filter(isEnumType)
    .map(({ name }) => name)
  expect([...new Set(asked.map(({ type }) => type.name))].toSorted()).toEqual(
    [...new Set(answered)].toSorted(),
  )
})
