import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { otherThan } from './enumeration.ts'
import { PriceInCents } from './euro-amount.ts'
import { Instant } from './instant.ts'
import { PhoneNumber } from './phone-number.ts'
import { OrderReference } from './sim-order.ts'
import { PukCode } from './typed-text.ts'

/** What a device needs to install an eSIM (GSMA SGP.22): `LPA:1$smdpAddress$activationCode` is its QR code. */
export const EsimProfile = v.object({
  iccid: v.pipe(v.string(), v.regex(/^89\d{17,18}$/)),
  smdpAddress: v.pipe(v.string(), v.maxLength(253), v.regex(/^[a-z\d-]+(\.[a-z\d-]+)+$/)),
  activationCode: v.pipe(v.string(), v.regex(/^[A-Z\d-]{4,64}$/)),
})
export type EsimProfile = v.InferOutput<typeof EsimProfile>

const order = { orderReference: OrderReference, totalInCents: PriceInCents, orderedAt: Instant }
const profile = {
  phoneNumber: PhoneNumber,
  profile: EsimProfile,
  /**
   * What its declaration asks for, since an eSIM has no holder to print it on; null once the number is declared, and
   * where only a proven identity opens it.
   */
  simPUK: v.nullable(PukCode),
  /** The profile has been ready for 24 hours and the number is not declared: its PUK is for a strong log-in that knows the reference. */
  pukNeedsStrongLogIn: v.boolean(),
}

/** How it may be under this version of the contract. */
const known = [
  v.object({ ...order, status: v.literal('awaitingPayment') }),
  v.object({ ...order, status: v.literal('notPaid') }),
  v.object({ ...order, status: v.literal('preparing') }),
  v.object({ ...order, status: v.literal('ready'), ...profile }),
  v.object({ ...order, status: v.literal('installed'), ...profile }),
] as const

/**
 * How the order of an eSIM is: `awaitingPayment` → `preparing` → `ready` → `installed`, or `notPaid` (refused,
 * cancelled or not in time; nothing was taken, and nothing comes). An installed profile can't be installed again.
 */
export const EsimOrder = v.variant('status', [
  ...known,
  v.object({ ...order, status: otherThan(known, 'status') }),
])
export type EsimOrder = v.InferOutput<typeof EsimOrder>

/**
 * How the order of an eSIM is, for a user who knows its reference: `awaitingPayment` → `preparing` → `ready` →
 * `installed`, or `notPaid`. From `ready` on it has the profile, and the PUK that declaring the number asks for: null once
 * the number is declared, since `accountSettings` has it from then on. For 24 hours the reference alone opens the PUK; later
 * only together with a session of a strong log-in, as it does in `accountSettings`.
 */
export const esimOrdersStatus = endpoint({
  // A POST, since a reference would be in an address otherwise.
  method: 'POST',
  path: '/v1/esim-orders/status',
  effect: 'read',
  request: v.object({ orderReference: OrderReference }),
  answer: EsimOrder,
  errors: ['ORDER_NOT_FOUND'],
})
