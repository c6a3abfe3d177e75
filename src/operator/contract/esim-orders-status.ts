import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { otherThan } from './enumeration.ts'
import { PriceInCents } from './euro-amount.ts'
import { Instant } from './instant.ts'
import { PhoneNumber } from './phone-number.ts'
import { OrderReference, PayAt } from './sim-order.ts'
import { PukCode } from './typed-text.ts'

/** What a device needs to install an eSIM (GSMA SGP.22): `LPA:1$smdpAddress$activationCode` is its QR code. */
export const EsimProfile = v.object({
  iccid: v.pipe(v.string(), v.regex(/^89\d{17,18}$/)),
  smdpAddress: v.pipe(v.string(), v.maxLength(253), v.regex(/^[a-z\d-]+(\.[a-z\d-]+)+$/)),
  activationCode: v.pipe(v.string(), v.regex(/^[A-Z\d-]{4,64}$/)),
})
export type EsimProfile = v.InferOutput<typeof EsimProfile>

const order = { orderReference: OrderReference, totalInCents: PriceInCents, orderedAt: Instant }

/** All that installs an eSIM and activates its number. */
const Esim = v.object({
  phoneNumber: PhoneNumber,
  profile: EsimProfile,
  /**
   * What its declaration asks for, since an eSIM has no holder to print it on; null once the number is declared, and
   * where only a proven identity opens it.
   */
  simPUK: v.nullable(PukCode),
  /** The profile has been ready for 24 hours and the number is not declared: its PUK is for a strong log-in. */
  pukNeedsStrongLogIn: v.boolean(),
})

/** Null where another session asks than the one that ordered: a reference alone opens nothing. */
const ordered = { esim: v.nullable(Esim) }

/** How it may be under this version of the contract. */
const known = [
  v.object({ ...order, status: v.literal('awaitingPayment'), redirectUrl: PayAt }),
  v.object({ ...order, status: v.literal('notPaid') }),
  v.object({ ...order, status: v.literal('preparing') }),
  v.object({ ...order, status: v.literal('ready'), ...ordered }),
  v.object({ ...order, status: v.literal('installed'), ...ordered }),
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
 * How the order of an eSIM is: `awaitingPayment` → `preparing` → `ready` → `installed`, or `notPaid`. Who knows its
 * reference learns the state alone. From `ready` on `esim` has the number, the profile and the PUK that declaring the number
 * asks for, for these sessions only: the guest's that ordered it, the account's that it was or that this guest logged in to,
 * and one of a strong log-in whose person has the buyer's name. Everybody else gets null. The PUK is null once the number is
 * declared, since `accountSettings` has it from then on; 24 hours after the profile was ready it is for a strong log-in, as
 * it is there. An order of a browser without cookies (`X-No-Cookies`) is opened by its reference for those 24 hours.
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
