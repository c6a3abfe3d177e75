import { buildSchema, executeSync, type GraphQLError, validate } from 'graphql'
import * as v from 'valibot'
import { accountMutations, accountQueries } from './account.ts'
import type { Asking } from './asking.ts'
import { graphqlSchemaText } from './contract.ts'
import { readQuestion } from './graphql-limits.ts'
import type { Answer } from './keys.ts'
import { orderMutations, orderQueries } from './orders.ts'
import { protocolRefusal, Refusal } from './refusal.ts'
import { isSignedIn } from './sessions.ts'

const schema = buildSchema(graphqlSchemaText)
const answers = { ...accountQueries, ...accountMutations, ...orderQueries, ...orderMutations }

/** Mutations that move money, place an order, send a text or count an attempt: docs/operator/README.md lists them. */
const writes = [
  'linkPhoneNumber',
  'verifyPhoneNumberLink',
  'submitOrder',
  'setUpRecurringPayment',
  'terminatePlan',
  'withdrawFromContract',
]

const Question = v.object({
  query: v.string(),
  variables: v.nullish(v.record(v.string(), v.unknown())),
})

/** A question as it came: whether it is a write, and how it is answered. */
export function openQuestion(asking: Asking, body: unknown): { isWrite: boolean; answer(): Answer } {
  const question = v.safeParse(Question, body)
  if (!question.success) throw protocolRefusal('BAD_REQUEST')
  const { query, variables } = question.output
  // A guest has one question, and it is short: what is longer isn't even read.
  const mayAsk = isSignedIn(asking.session) || query.length <= 1_000
  if (!mayAsk) throw protocolRefusal('UNAUTHORIZED')
  const { document, names } = readQuestion(query, variables)
  if (!isSignedIn(asking.session) && names.some((name) => name !== 'priceOwnPlan'))
    throw protocolRefusal('UNAUTHORIZED')
  if (validate(schema, document).length > 0) throw protocolRefusal('BAD_REQUEST')
  return {
    isWrite: names.some((name) => writes.includes(name)),
    answer() {
      const { data, errors = [] } = executeSync({
        schema,
        document,
        rootValue: answers,
        contextValue: asking,
        variableValues: variables,
      })
      for (const { originalError } of errors)
        if (originalError instanceof Refusal && originalError.status !== 422) throw originalError
      const told = errors.map((error) => ({
        message: codeOf(error),
        path: error.path,
        extensions: { code: codeOf(error) },
      }))
      return { status: 200, body: JSON.stringify(told.length > 0 ? { data, errors: told } : { data }) }
    },
  }
}

/** Nothing of the inside comes out, and what broke is no answer that a key may keep. */
function codeOf(error: GraphQLError): string {
  if (error.originalError instanceof Refusal) return error.originalError.code
  if (error.originalError) throw error.originalError
  return 'BAD_REQUEST'
}
