import * as v from 'valibot'
import type { PhoneNumber } from '../../../src/lib/phone-number.ts'
import { randomCode } from '../../../src/lib/random-code.ts'
import { apiPath, graphqlPath } from '../../../src/operator/contract/endpoint.ts'
import type { Operator } from '../create-operator.ts'
import { signIn } from '../log-in/sessions.ts'

export const site = 'http://127.0.0.1:4321'

const Answer = v.object({
  data: v.optional(v.nullable(v.record(v.string(), v.unknown()))),
  errors: v.optional(v.array(v.object({ extensions: v.optional(v.object({ code: v.string() })) }))),
})

export interface Told {
  status: number
  /** The first field's value; undefined where there is none. */
  value: unknown
  /** The first error's code. */
  code: string | undefined
}

/** Asks the operator's GraphQL as the holder of a number who has signed in. Each write has a key of its own. */
export async function customerOf(operator: Operator, phoneNumber: PhoneNumber, now: number, strong = false) {
  const cookie = await signIn(operator.database, now, { phoneNumber, strong })
  return (query: string, key = randomCode(20), variables = {}): Promise<Told> =>
    ask(operator, query, { cookie, key, variables })
}

export async function ask(
  operator: Operator,
  query: string,
  { cookie = '', key = '', variables = {} }: { cookie?: string; key?: string; variables?: object } = {},
): Promise<Told> {
  const response = await operator.fetch(
    new Request(`${site}${apiPath(graphqlPath)}`, {
      method: 'POST',
      headers: {
        Origin: site,
        'Content-Type': 'application/json',
        ...(cookie && { Cookie: cookie }),
        ...(key && { 'Idempotency-Key': key }),
      },
      body: JSON.stringify({ query, variables }),
    }),
  )
  const { data, errors } = v.parse(Answer, await response.json())
  const [value] = Object.values(data ?? {})
  return { status: response.status, value, code: errors?.[0]?.extensions?.code }
}
