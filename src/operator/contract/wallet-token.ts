import * as v from 'valibot'

/** What a wallet's sheet gave for this one payment. */
export const PaymentToken = v.pipe(v.string(), v.minLength(1), v.maxLength(8_000))

// Why: docs/decisions/0019-wallet-token-and-idempotency.md
/**
 * The field that is another each time a sheet is opened: it doesn't make the request another one. Whatever token comes
 * with a key first counts, and later ones get its answer.
 */
export const oneTimeFields = ['paymentToken'] as const

/**
 * No wallet's token, so it is refused. Sent with the key of a payment whose answer was lost, it says how that one
 * began; and where that one never arrived, the kept refusal sees to it that it never counts.
 */
export const calledOffToken = 'called-off'
