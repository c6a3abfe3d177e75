import { readFileSync } from 'node:fs'
import { NoSchemaIntrospectionCustomRule } from 'graphql'
import { createSchema, createYoga, type Plugin } from 'graphql-yoga'
import { apiPath, graphqlPath } from '../../../src/operator/contract/endpoint.ts'
import { accountResolvers } from '../account/account-resolvers.ts'
import { settingsResolvers } from '../account/settings-resolvers.ts'
import { alertResolvers } from '../alerts/alert-resolvers.ts'
import { cardResolvers } from '../cards/card-resolvers.ts'
import { linkResolvers } from '../link/link-resolvers.ts'
import { orderResolvers } from '../orders/order-resolvers.ts'
import { planResolvers } from '../plans/plan-resolvers.ts'
import { reportResolvers } from '../report/report-resolvers.ts'
import type { Asking } from './asking.ts'
import { scalars } from './scalars.ts'

const typeDefs = readFileSync(
  new URL('../../../src/operator/contract/schema.graphql', import.meta.url),
  'utf8',
)

/** The contract is public; so no introspection is needed. */
const noIntrospection: Plugin = {
  onValidate: ({ addValidationRule }) => addValidationRule(NoSchemaIntrospectionCustomRule),
}

/** The operator's GraphQL, over the contract's schema. Errors are masked: nothing of the inside leaves. */
export const yoga = createYoga<Asking>({
  schema: createSchema<Asking>({
    typeDefs,
    resolvers: [
      scalars,
      accountResolvers,
      alertResolvers,
      cardResolvers,
      linkResolvers,
      orderResolvers,
      planResolvers,
      reportResolvers,
      settingsResolvers,
    ],
  }),
  graphqlEndpoint: apiPath(graphqlPath),
  plugins: [noIntrospection],
  graphiql: false,
  landingPage: false,
  cors: false,
  logging: false,
})
