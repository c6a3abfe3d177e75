import { readFileSync } from 'node:fs'
import {
  buildSchema,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isObjectType,
  parse,
  validate,
} from 'graphql'
import { expect, test } from 'vitest'
import { allOperations } from '../../src/operator/client/all-operations.ts'

const schema = buildSchema(readFileSync('src/operator/contract/schema.graphql', 'utf8'))

/** Types, fields, arguments and values that have no description, as `Account.history(limit)`. */
function undescribed(graph: GraphQLSchema): string[] {
  const types = Object.values(graph.getTypeMap()).filter(({ name }) => !name.startsWith('__'))
  const all = types.flatMap((type) => [
    { name: type.name, description: type.description },
    ...(isEnumType(type) ? type.getValues() : []).map(({ name, description }) => ({
      name: `${type.name}.${name}`,
      description,
    })),
    ...(isInputObjectType(type) || isObjectType(type) ? Object.values(type.getFields()) : []).flatMap(
      (field) => [
        { name: `${type.name}.${field.name}`, description: field.description },
        ...argumentsOf(field).map(({ name, description }) => ({
          name: `${type.name}.${field.name}(${name})`,
          description,
        })),
      ],
    ),
  ])
  return all.filter(({ description }) => !description).map(({ name }) => name)
}

const argumentsOf = (
  field: GraphQLField<unknown, unknown> | GraphQLInputField,
): readonly GraphQLArgument[] => ('args' in field ? field.args : [])

test('everything in the schema is described', () => {
  expect(undescribed(schema)).toEqual([])
})

test('what has no description is named', () => {
  const bare = buildSchema(`
    "Asks." type Query { a(b: Int): C "Sums." d("Which." e: Int): Int }
    enum C { F }
    input G { h: Int }
  `)
  expect(undescribed(bare)).toEqual(['Query.a', 'Query.a(b)', 'C', 'C.F', 'G', 'G.h'])
})

test.each(Object.entries(allOperations))(
  'the operation %s that the site sends is valid',
  (_, { document }) => {
    expect(validate(schema, parse(document)).map(({ message }) => message)).toEqual([])
  },
)
