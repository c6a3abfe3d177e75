import type { Context } from 'hono'
import * as v from 'valibot'
import { apiPath, graphqlPath } from '../../../src/operator/contract/endpoint.ts'
import { graphqlLimits } from '../../../src/operator/contract/graphql-limits.ts'
import { IdempotencyKey } from '../../../src/operator/contract/header-values.ts'
import { idempotencyKeyHeader, missingPhoneNumberHeader } from '../../../src/operator/contract/headers.ts'
import { addressOf } from '../caller.ts'
import type { MovableClock } from '../clock.ts'
import type { Database } from '../database.ts'
import { nobody, ownerOf, type Written, writeOnce } from '../idempotency.ts'
import { customerOf, sessionOf } from '../log-in/sessions.ts'
import { refuse } from '../refuse.ts'
import { acceptedLanguage } from './accept-language.ts'
import { type Asking, type AskingCustomer, currentNumber } from './asking.ts'
import { readDocument } from './document.ts'
import { forGuests, withoutNumber, writes } from './rules.ts'

/** Whether a value has more lists and objects within each other than so many; looks no deeper than that. */
const isDeeper = (value: unknown, most: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (most === 0 || Object.values(value).some((within) => isDeeper(within, most - 1)))

const Body = v.object({
  query: v.string(),
  operationName: v.nullish(v.string()),
  variables: v.nullish(
    v.pipe(
      v.record(v.string(), v.unknown()),
      v.check((variables) => !isDeeper(variables, graphqlLimits.variablesDepth)),
    ),
  ),
})
type Body = v.InferOutput<typeof Body>

/** Answers one GraphQL document as the contract has it. */
export async function serveGraphql(
  database: Database,
  clock: MovableClock,
  context: Context,
): Promise<Response> {
  const now = clock.now()
  const customer = await customerAsking(database, now, context)
  const body = v.safeParse(Body, await context.req.json().catch(() => undefined))
  const isReadable = body.success && (customer || body.output.query.length <= graphqlLimits.guestCharacters)
  const asked = isReadable ? readDocument(body.output.query) : undefined
  const only = (fields: readonly string[]) => asked?.fields.every((field) => fields.includes(field))
  if (!customer && !only(forGuests)) return refuse('UNAUTHORIZED')
  if (!body.success || !asked) return refuse('BAD_REQUEST')
  if (customer && !only(withoutNumber) && !(await currentNumber(database, customer)))
    return missingNumber(customer)

  const language = acceptedLanguage(context.req.header('Accept-Language'))
  const address = await addressOf(database, context)
  const run = (within: Database) =>
    execute(body.output, { database: within, now, language, customer, address })
  if (asked.kind === 'query') return respond(await undoFailed(() => run(database)))
  if (!asked.fields.some((field) => writes.includes(field)))
    return respond(await undoFailed(() => database.transaction().execute(run)))
  const key = v.safeParse(IdempotencyKey, context.req.header(idempotencyKeyHeader))
  if (!key.success) return refuse('IDEMPOTENCY_KEY_MISSING')
  const { query, variables } = body.output
  const owner = customer ? ownerOf({ partnerId: customer.partnerId, id: customer.sessionId }) : nobody
  const written = await undoFailed(() =>
    writeOnce(database, { key: key.output, owner }, { query, variables }, run),
  )
  return written ? respond(written) : refuse('IDEMPOTENCY_KEY_REUSED')
}

async function customerAsking(
  database: Database,
  now: number,
  context: Context,
): Promise<AskingCustomer | undefined> {
  const session = await sessionOf(database, now, context)
  const customer = customerOf(session, now)
  return session && customer && { ...customer, sessionId: session.id }
}

const missingNumber = ({ phoneNumber }: AskingCustomer) =>
  Response.json(
    { code: 'MISSING_PHONE_NUMBER' },
    { status: 403, headers: phoneNumber === null ? {} : { [missingPhoneNumberHeader]: phoneNumber } },
  )

/** The inside has failed: its transaction is undone, and the answer is not kept. */
class Failed extends Error {
  readonly answer: Written
  constructor(answer: Written) {
    super('an operation failed inside')
    this.answer = answer
  }
}

const undoFailed = <Answer>(write: () => Promise<Answer>): Promise<Answer | Written> =>
  write().catch((error: unknown) => {
    if (error instanceof Failed) return error.answer
    throw error
  })

const FailedInside = v.object({
  errors: v.pipe(
    v.array(v.object({ extensions: v.object({ code: v.string() }) })),
    v.someItem(({ extensions }) => extensions.code === 'INTERNAL_SERVER_ERROR'),
  ),
})

/** GraphQL is loaded when it is first asked for: it takes longer than all the rest. */
async function execute(body: Body, asking: Asking): Promise<Written> {
  const { yoga } = await import('./schema.ts')
  const request = new Request(`http://operator${apiPath(graphqlPath)}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    body: JSON.stringify(body),
  })
  const response = await yoga.fetch(request, asking)
  const answer = { status: response.status, body: await response.text() }
  if (v.is(FailedInside, JSON.parse(answer.body))) throw new Failed(answer)
  return answer
}

const respond = ({ status, body }: Written) =>
  new Response(body, { status, headers: { 'Content-Type': 'application/json' } })
