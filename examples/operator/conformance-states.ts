import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { endAtSite, findLogIn } from './log-in.ts'
import { dayOf, days, hashOf, minutes, newReference, type Operator } from './operator.ts'
import { partNames, partStatuses } from './parts.ts'
import { addCustomer, addNumber } from './people.ts'
import { openSession, readCookie } from './sessions.ts'
import { decideTopUp, findTopUp, Outcome } from './top-ups.ts'

const Wanted = v.object({
  state: v.string(),
  redirectUrl: v.optional(v.string(), ''),
  paymentReference: v.optional(v.string(), ''),
  part: v.optional(v.string()),
  outcome: v.optional(v.string()),
})
type Wanted = v.InferOutput<typeof Wanted>

/** The hook of docs/operator/connecting.md: brings about what the suite can't, for a test system only. */
export function serveStates(app: FastifyInstance, operator: Operator): void {
  app.post('/conformance-states', async (request, reply) => {
    const wanted = v.parse(Wanted, request.body)
    const brought = states[wanted.state]?.(operator, wanted)
    return brought ?? reply.status(404).send()
  })
}

const states: Record<string, (operator: Operator, wanted: Wanted) => object> = {
  signedIn: (operator) => signedIn(operator),
  signedInStrongly: (operator) => signedIn(operator, true),
  fullAccount,
  numberOutOfUse: (operator) => ({
    cookie: openSession(operator, addCustomer(operator, { state: 'ended' }).accountId),
  }),
  expiredSession: (operator) => movedBack(operator, { endsIn: -minutes }),
  endingSession: (operator) => movedBack(operator, { endsIn: minutes }),
  oldStrongLogIn: (operator) => movedBack(operator, { endsIn: 10 * minutes }),
  othersNumber: (operator) => ({ phoneNumber: addCustomer(operator).phoneNumber }),
  confirmedLogIn: (operator, { redirectUrl }) => ended(operator, redirectUrl, 'confirmed'),
  cancelledLogIn: (operator, { redirectUrl }) => ended(operator, redirectUrl, 'cancelled'),
  expiredLogIn: (operator, { redirectUrl }) =>
    ended({ ...operator, now: () => operator.now() - minutes }, redirectUrl, 'confirmed'),
  // A text goes to numbers of accounts alone, so this one is unlinked while its holder is at the provider's page.
  accountlessLogIn: (operator, { redirectUrl }) =>
    ended(operator, redirectUrl, 'confirmed', addNumber(operator, null)),
  endedPayment(operator, { paymentReference, outcome }) {
    const amountInCents = findTopUp(operator, paymentReference)?.cents
    decideTopUp(operator, v.parse(Outcome, { paymentReference, amountInCents, state: outcome }))
    return {}
  },
  partHealth(operator, { part, outcome }) {
    operator.parts[v.parse(v.picklist(partNames), part)] = v.parse(v.picklist(partStatuses), outcome)
    return {}
  },
  // Limits are always on, and a call from this machine counts as the site's.
  trustedAddress: () => ({}),
}

const enough = { balanceInCents: 5_000 }

function signedIn(operator: Operator, strong = false) {
  const { accountId, phoneNumber } = addCustomer(operator, enough)
  return { cookie: openSession(operator, accountId, strong), phoneNumber }
}

/** What someone does at the id page, and where that sends the browser. */
function ended(
  operator: Operator,
  redirectUrl: string,
  outcome: 'confirmed' | 'cancelled',
  phone_number = addCustomer(operator).phoneNumber,
) {
  const logIn = findLogIn(operator, redirectUrl.split('/').at(-1) ?? '')
  if (!logIn) throw new Error('There is no such log-in.')
  const { log_in_id } = logIn
  operator.database.run('UPDATE log_ins SET phone_number = :phone_number WHERE log_in_id = :log_in_id', {
    phone_number,
    log_in_id,
  })
  return { callbackUrl: endAtSite(operator, logIn, outcome) }
}

/** A session whose times are changed; a strong log-in in it counts no more. */
function movedBack(operator: Operator, { endsIn }: { endsIn: number }) {
  const { cookie } = signedIn(operator, true)
  const token = readCookie(cookie, '__Host-Http-session') ?? ''
  operator.database.run('UPDATE sessions SET ends_at = :ends, strong_until = 0 WHERE token_hash = :hash', {
    ends: operator.now() + endsIn,
    hash: hashOf(token.split(';')[0] ?? ''),
  })
  return { cookie }
}

/** A customer who has all that an account can have. */
function fullAccount(operator: Operator) {
  const { database, now } = operator
  const { accountId, phoneNumber } = addCustomer(operator, enough)
  const otherNumber = addNumber(operator, accountId)
  const [cardReference, recurringPaymentId] = [newReference(), newReference()]
  const yesterday = now() - days
  for (const [kind, detail, cents, quantity] of [
    ['TOP_UPS', '', 1_000, null],
    ['CALLS', '+37061234567', -12, 3],
    ['MESSAGES', '+37061234567', -6, 1],
    ['DATA', '', -50, 20],
  ] as const)
    database.insert('records', { phone_number: phoneNumber, at: yesterday, kind, detail, cents, quantity })
  database.insert('ordered_plans', {
    ordered_plan_id: newReference(),
    order_reference: newReference(),
    phone_number: phoneNumber,
    plan_id: 'uoga-l',
    cents: 790,
    ordered_at: yesterday,
    active_from: yesterday,
    active_to: now() + 29 * days,
  })
  database.insert('cards', {
    card_reference: cardReference,
    account_id: accountId,
    brand: 'VISA',
    last_digits: '4242',
    holder: 'Rasa Rasaitė',
    expiry_month: 12,
    expiry_year: 2040,
  })
  database.insert('auto_top_ups', {
    auto_top_up_id: recurringPaymentId,
    card_reference: cardReference,
    phone_number: phoneNumber,
    cents: 1_000,
    day_of_month: 1,
    next_on: dayOf(now() + 20 * days),
  })
  database.insert('esims', {
    iccid: `8937001${String(Math.trunc(Math.random() * 1e12)).padStart(12, '0')}`,
    phone_number: phoneNumber,
    activation_code: newReference(),
    created_at: yesterday,
  })
  const [cookie, otherCookie] = [
    openSession(operator, accountId, true),
    openSession(operator, accountId, true),
  ]
  return { cookie, otherCookie, phoneNumber, otherNumber, cardReference, recurringPaymentId }
}
