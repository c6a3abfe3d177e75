import { readFileSync } from 'node:fs'
import { buildSchema, type GraphQLField } from 'graphql'
import { allEndpoints } from '../../src/operator/contract/all-endpoints.ts'
import type { Endpoint } from '../../src/operator/contract/endpoint.ts'

const schema = buildSchema(
  readFileSync(new URL('../../src/operator/contract/schema.graphql', import.meta.url), 'utf8'),
)
const mutations = Object.values(schema.getMutationType()?.getFields() ?? {})

/** The number that the person saw may be left out, as sites of version 1.0 do. */
const namesCurrent = ({ args }: GraphQLField<unknown, unknown>) =>
  args.some(({ name, type }) => name === 'phoneNumber' && `${type}` === 'String')

/** Mutations that act on the current number and name it. */
export const currentNumberWrites: string[] = mutations.filter(namesCurrent).map(({ name }) => name)

/** Every other call that changes something: mutations and REST. */
export const otherWrites: string[] = [
  ...mutations.filter((one) => !namesCurrent(one)).map(({ name }) => name),
  ...Object.entries<Endpoint>(allEndpoints)
    .filter(([, { effect }]) => effect !== 'read')
    .map(([name]) => name),
]
