import { readFileSync } from 'node:fs'
import { GraphQLScalarType } from 'graphql'
import { createSchema, createYoga } from 'graphql-yoga'
import { toCents } from '../../src/lib/money.ts'
import type { PhoneNumber } from '../../src/lib/phone-number.ts'
import { apiPath, graphqlPath } from '../../src/operator/contract/endpoint.ts'
import { formatEuroAmount } from '../../src/operator/contract/euro-amount.ts'
import { formatInstant } from '../../src/operator/contract/instant.ts'
import type { Database } from './database.ts'
import type { NumberOnRecord } from './phone-numbers.ts'

/** Who asks: a signed-in customer and the current number. */
export interface Customer {
  database: Database
  phoneNumber: PhoneNumber
}

const typeDefs = readFileSync(new URL('../../src/operator/contract/schema.graphql', import.meta.url), 'utf8')

const resolvers = {
  EuroAmount: new GraphQLScalarType({
    name: 'EuroAmount',
    serialize: (value) => formatEuroAmount(toCents(Number(value))),
  }),
  Instant: new GraphQLScalarType({ name: 'Instant', serialize: (value) => formatInstant(Number(value)) }),
  Query: { account: (_parent: unknown, _arguments: unknown, customer: Customer) => accountOf(customer) },
}

async function accountOf({ database, phoneNumber }: Customer) {
  const current = await database
    .selectFrom('phoneNumbers')
    .selectAll()
    .where('phoneNumber', '=', phoneNumber)
    .executeTakeFirst()
  if (!current) return { partnerId: phoneNumber, ownedAsset: null, ownedAssets: [] }
  const { partnerId, balanceInCents, balanceValidTo, status, startedAt } = current
  const owned = await database
    .selectFrom('phoneNumbers')
    .selectAll()
    .where('partnerId', '=', partnerId)
    .orderBy('phoneNumber')
    .execute()
  return {
    partnerId,
    ownedAsset: assetOf(current),
    ownedAssets: owned.map(assetOf),
    balanceInEuro: { amount: balanceInCents, active: status === 'active', validTo: balanceValidTo },
    validFrom: startedAt,
  }
}

const assetOf = ({ phoneNumber, startedAt, nickname }: NumberOnRecord) => ({
  phoneNumber,
  ownershipType: 'LINKED',
  startedAt,
  userPhoneNumberProfile: nickname === null ? null : { nickname },
})

/** The operator's GraphQL, over the contract's schema. Errors are masked: nothing of the inside leaves. */
export const yoga = createYoga<Customer>({
  schema: createSchema<Customer>({ typeDefs, resolvers }),
  graphqlEndpoint: apiPath(graphqlPath),
  graphiql: false,
  landingPage: false,
  cors: false,
  logging: false,
})
