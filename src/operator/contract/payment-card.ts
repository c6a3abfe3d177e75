import * as v from 'valibot'
import { languages } from '../../i18n/language.ts'
import { endpoint } from './endpoint.ts'
import { AmountInCents } from './euro-amount.ts'
import { Line } from './line.ts'
import { PhoneNumber } from './phone-number.ts'

/** Unguessable, and short enough to be read out: who knows it may see how the payment goes. */
export const PaymentReference = v.pipe(v.string(), v.regex(/^[A-Z0-9][A-Z0-9-]{6,62}[A-Z0-9]$/))

/** The query parameter with which the acquirer sends the person back to `returnPath`. */
export const paymentReferenceParameter = 'paymentReference'

/** A path of the site without its origin: one slash, no backslash. The operator checks again where it leads. */
const ReturnPath = v.pipe(v.string(), v.maxLength(200), v.regex(/^\/(?![/\\])[\w\-/.]*$/))

/** The acquirer's page: https, or this very machine's. */
const RedirectUrl = v.pipe(
  v.string(),
  v.check(
    (text) => /^(https:\/\/|http:\/\/(127\.0\.0\.1|localhost)(:\d+)?\/)/.test(text) && URL.canParse(text),
  ),
)

/**
 * Starts a top-up by card. Money moves only on the acquirer's page at `redirectUrl`, which sends the person back to
 * `returnPath?paymentReference=…` however it went; how it went is `check-result`'s to say.
 */
export const paymentCard = endpoint({
  method: 'POST',
  path: '/v1/payment/card',
  effect: 'write',
  request: v.object({
    phoneNumber: PhoneNumber,
    amountInCents: AmountInCents,
    language: v.picklist(languages),
    line: Line,
    returnPath: ReturnPath,
  }),
  answer: v.object({ paymentReference: PaymentReference, redirectUrl: RedirectUrl }),
  errors: ['NUMBER_NOT_OURS', 'NUMBER_BLOCKED', 'NUMBER_ON_OTHER_LINE', 'SUM_OUT_OF_LIMITS'],
})
