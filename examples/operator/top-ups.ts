import * as v from 'valibot'
import { sendNoted } from './health.ts'
import { instant, languages, masked, minutes, newReference, type Operator } from './operator.ts'
import { refused } from './refusal.ts'
import type { Session } from './sessions.ts'
import { isSignedIn } from './sessions.ts'

const Request = v.object({
  phoneNumber: v.string(),
  amountInCents: v.number(),
  language: v.picklist(languages),
  line: v.string(),
  returnPath: v.string(),
  cardDetailsReference: v.optional(v.string()),
  recurringPayment: v.optional(v.object({})),
})

const TopUp = v.object({
  reference: v.string(),
  phone_number: v.string(),
  cents: v.number(),
  state: v.picklist(['pending', 'paid', 'refused', 'cancelled', 'expired']),
  reason: v.nullable(v.picklist(['insufficientFunds', 'other'])),
  card: v.nullable(v.string()),
  return_path: v.string(),
  language: v.picklist(languages),
  began_at: v.number(),
  completed_at: v.nullable(v.number()),
})
export type TopUp = v.InferOutput<typeof TopUp>

const Line = v.object({ state: v.picklist(['active', 'blocked', 'ended']), line: v.string() })

export const least = 300
const most = 10_000
const vatInPercent = 21
/** As long as the acquirer's page is open for. */
const payableFor = 30 * minutes

const lineOf = ({ database }: Operator, phone_number: string) => {
  const found = database.one(Line, 'SELECT * FROM numbers WHERE phone_number = :phone_number', {
    phone_number,
  })
  return found?.state === 'ended' ? undefined : found
}

export function validateNumber(operator: Operator, body: unknown) {
  const { phoneNumber } = v.parse(v.object({ phoneNumber: v.string() }), body)
  const found = lineOf(operator, phoneNumber)
  return found ? { status: found.state, line: found.line } : { status: 'notOurs' }
}

/** Paying with a saved card isn't offered yet; the cards of the account are listed all the same. */
export const methodsAndCards = (operator: Operator, session: Session | undefined) => ({
  methods: ['card'],
  minimumInCents: least,
  maximumInCents: most,
  presetSumsInCents: [500, 1_000, 2_000],
  cardsDetails: isSignedIn(session) ? savedCards(operator, session.account_id) : [],
})

const Card = v.object({
  card_reference: v.string(),
  brand: v.string(),
  last_digits: v.string(),
  holder: v.string(),
  expiry_month: v.number(),
  expiry_year: v.number(),
})

export const savedCards = ({ database }: Operator, account_id: string) =>
  database
    .all(Card, 'SELECT * FROM cards WHERE account_id = :account_id', { account_id })
    .map(({ card_reference, brand, last_digits, holder, expiry_month, expiry_year }) => ({
      variant: brand,
      cardDetailsReference: card_reference,
      cardInfo: {
        expiryMonth: expiry_month,
        expiryYear: expiry_year,
        holderName: holder,
        number: `**** ${last_digits}`,
      },
    }))

/** Begins a top-up; money moves on the acquirer's page alone. */
export function beginTopUp(operator: Operator, body: unknown) {
  const { phoneNumber, amountInCents, language, line, returnPath, ...others } = v.parse(Request, body)
  const { database, now, ownOrigin } = operator
  const found = lineOf(operator, phoneNumber)
  if (!found) throw refused('NUMBER_NOT_OURS')
  if (found.state === 'blocked') throw refused('NUMBER_BLOCKED')
  if (found.line !== line) throw refused('NUMBER_ON_OTHER_LINE')
  if (amountInCents < least || amountInCents > most) throw refused('SUM_OUT_OF_LIMITS')
  if (others.cardDetailsReference !== undefined) throw refused('CARD_NOT_FOUND')
  if (others.recurringPayment) throw refused('RECURRING_PAYMENT_NOT_FOUND')
  const reference = newReference()
  database.insert('top_ups', {
    reference,
    phone_number: phoneNumber,
    cents: amountInCents,
    state: 'pending',
    return_path: returnPath,
    language,
    began_at: now(),
  })
  return { paymentReference: reference, redirectUrl: `${ownOrigin}/acquirer/${reference}` }
}

export const findTopUp = ({ database }: Operator, reference: string): TopUp | undefined =>
  database.one(TopUp, 'SELECT * FROM top_ups WHERE reference = :reference', { reference })

/** How a top-up goes, for who knows its reference: the number stays masked. */
export function checkResult(operator: Operator, body: unknown) {
  const { paymentReference } = v.parse(v.object({ paymentReference: v.string() }), body)
  const topUp = findTopUp(operator, paymentReference)
  if (!topUp) throw refused('PAYMENT_NOT_FOUND')
  const { cents, phone_number, card, reason, began_at, completed_at } = topUp
  const closesAt = began_at + payableFor
  const facts = {
    paymentReference,
    amountInCents: cents,
    maskedPhoneNumber: masked(phone_number),
    paidBy: { method: 'card', detail: card ?? undefined },
    completedAt: instant(completed_at ?? closesAt),
  }
  switch (topUp.state) {
    case 'pending': {
      // The acquirer has said nothing, so whether money was taken isn't known yet.
      if (operator.now() > closesAt) return { ...facts, status: 'expired', moneyTaken: 'unknown' }
      const { completedAt: _, ...pending } = facts
      return { ...pending, status: 'pending' }
    }
    case 'paid': {
      const vat = Math.round((cents * vatInPercent) / (100 + vatInPercent))
      return { ...facts, status: 'paid', vat: { rateInPercent: vatInPercent, amountInCents: vat } }
    }
    case 'refused':
      return { ...facts, status: 'refused', reason: reason ?? 'other' }
    case 'cancelled':
      return { ...facts, status: 'cancelled' }
    case 'expired':
      return { ...facts, status: 'expired', moneyTaken: 'no' }
  }
}

export const Outcome = v.object({
  paymentReference: v.string(),
  amountInCents: v.number(),
  state: v.picklist(['paid', 'refused', 'cancelled', 'expired']),
  reason: v.optional(v.picklist(['insufficientFunds', 'other'])),
  card: v.optional(v.string()),
})

/**
 * The acquirer's word, which alone decides. It may come twice, late or in any order: what was paid is booked once, and
 * a decided top-up stays as it is, but one that expired and was paid all the same. Another sum than was asked for decides nothing.
 */
export function decideTopUp(
  operator: Operator,
  { paymentReference, amountInCents, ...outcome }: v.InferOutput<typeof Outcome>,
): void {
  const { database, now } = operator
  database.atomically(() => {
    const changed = database.run(
      `UPDATE top_ups SET state = :state, reason = :reason, card = :card, completed_at = :now
       WHERE reference = :reference AND cents = :cents AND (state = 'pending' OR (state = 'expired' AND :state = 'paid'))`,
      {
        reference: paymentReference,
        cents: amountInCents,
        state: outcome.state,
        reason: outcome.reason ?? null,
        card: outcome.card ?? null,
        now: now(),
      },
    )
    const topUp = findTopUp(operator, paymentReference)
    if (changed === 0 || !topUp || outcome.state !== 'paid') return
    const { phone_number, cents } = topUp
    database.run(
      'UPDATE numbers SET balance_cents = balance_cents + :cents WHERE phone_number = :phone_number',
      { cents, phone_number },
    )
    database.insert('records', { phone_number, at: now(), kind: 'TOP_UPS', detail: '', cents })
    sendNoted(operator, phone_number, `Uoga: +${(cents / 100).toFixed(2)} EUR`)
  })
}
