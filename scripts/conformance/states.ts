import * as v from 'valibot'
import { PhoneNumber } from '../../src/operator/contract/phone-number.ts'
import { OrderReference } from '../../src/operator/contract/sim-order.ts'
import { PukCode, VerificationCode } from '../../src/operator/contract/typed-text.ts'
import { NotProven } from './difference.ts'

/** What can't be forced from outside, and what it brings. Each of them is new: no check sees another's. */
const stateSchemas = {
  /** Someone signed in, with balance for an order, by `Set-Cookie` as a log-in sends it. */
  signedIn: v.object({ cookie: v.string(), phoneNumber: PhoneNumber }),
  /** The same, by the strong provider. */
  signedInStrongly: v.object({ cookie: v.string(), phoneNumber: PhoneNumber }),
  /**
   * A customer who has all of it: two sessions by the strong provider, two numbers, balance for an order, a plan with
   * allowances, an eSIM, a saved card with an auto top-up, a history, and calls, texts and data that cost something this year.
   */
  fullAccount: v.object({
    cookie: v.string(),
    otherCookie: v.string(),
    phoneNumber: PhoneNumber,
    otherNumber: PhoneNumber,
    cardReference: v.string(),
    recurringPaymentId: v.string(),
  }),
  /** Signed in; the account's current number is no longer in use. */
  numberOutOfUse: v.object({ cookie: v.string() }),
  /** A session whose time is up. */
  expiredSession: v.object({ cookie: v.string() }),
  /** A session that ends within two minutes unless it is used. */
  endingSession: v.object({ cookie: v.string() }),
  /** Signed in by the strong provider so long ago that the operator wants another proof. */
  oldStrongLogIn: v.object({ cookie: v.string() }),
  /** A number that another account has. */
  othersNumber: v.object({ phoneNumber: PhoneNumber }),
  /** Signed in, without balance. */
  noBalance: v.object({ cookie: v.string(), phoneNumber: PhoneNumber }),
  /** A number in use that is in no account. */
  freeNumber: v.object({ phoneNumber: PhoneNumber }),
  /** A number of the extra line. */
  extraNumber: v.object({ phoneNumber: PhoneNumber }),
  /** Given a phone number: the code of the last text that was sent to it. */
  sentCode: v.object({ code: VerificationCode }),
  /**
   * A new number that waits for its holder's identity. With an outcome the network takes its time to activate it, and then does
   * (`activated`) or doesn't (`notActivated`), or its holder has to answer the consents first (`wantsConsents`).
   */
  undeclaredNumber: v.object({ phoneNumber: PhoneNumber, pukCode: PukCode }),
  /**
   * An eSIM that has been ready for more than a day, with a number that is not declared. `cookie` is of a session of the
   * account that ordered it, `strongCookie` of the same account by the strong provider, and `buyerCookie` of another account
   * by the strong provider, whose person has the name that the order was given.
   */
  oldEsimOrder: v.object({
    orderReference: OrderReference,
    cookie: v.string(),
    strongCookie: v.string(),
    buyerCookie: v.string(),
  }),
  /** Given a log-in's `redirectUrl`: someone proves who they are there. Where the provider's page sends the browser. */
  confirmedLogIn: v.object({ callbackUrl: v.pipe(v.string(), v.url()) }),
  /** The same, but the person gives up. */
  cancelledLogIn: v.object({ callbackUrl: v.pipe(v.string(), v.url()) }),
  /** The same, but who they are is proven, and they come back when it is too late. */
  expiredLogIn: v.object({ callbackUrl: v.pipe(v.string(), v.url()) }),
  /** The same, but no account is theirs, and none is opened for them. */
  accountlessLogIn: v.object({ callbackUrl: v.pipe(v.string(), v.url()) }),
  /** Given an identity check's `sessionUrl`: an adult's document is shown there and approved. */
  approvedIdentity: v.object({}),
  /** Given a payment's reference and an outcome: the acquirer or the bank says so, or its time is up (`expired`). */
  endedPayment: v.object({}),
  /** Given an identity check's `sessionUrl` and an outcome: the provider has decided so. */
  endedIdentity: v.object({}),
  /** Given the `declarationId` of a number that is being activated: the network has done so, or failed. */
  endedActivation: v.object({}),
  /** Given the reference of an order that is paid for: it is in its next state. */
  nextOrderState: v.object({}),
  /** Given a part of `health` and an outcome: it is found to be so. */
  partHealth: v.object({}),
  /** The suite's calls count as the site's: the visitor's address is what their header says, and is limited by. */
  trustedAddress: v.object({}),
}
/** What a state is about, where it isn't new. */
interface Given {
  /** Another customer than the environment's: the check ends the session, or wants two. */
  isSpare?: boolean
  redirectUrl?: string
  sessionUrl?: string
  paymentReference?: string
  orderReference?: string
  part?: string
  phoneNumber?: string
  declarationId?: string
  outcome?:
    | 'paid'
    | 'refused'
    | 'cancelled'
    | 'expired'
    | 'declined'
    | 'resubmissionRequested'
    | 'activated'
    | 'notActivated'
    | 'wantsConsents'
    | 'ok'
    | 'degraded'
    | 'down'
}
export type StateName = keyof typeof stateSchemas
type StateOf<Name extends StateName> = v.InferOutput<(typeof stateSchemas)[Name]>

export interface States {
  /** Brings a state about, or skips the check. */
  state<Name extends StateName>(name: Name, given?: Given): Promise<StateOf<Name>>
}

/** Answers undefined for a state that it can't bring about. */
export type Provide = (state: StateName, given: Given) => Promise<unknown>

export const statesOf = (provide: Provide): States => ({
  async state<Name extends StateName>(name: Name, about: Given = {}): Promise<StateOf<Name>> {
    const given = await provide(name, about)
    if (given === undefined) throw new NotProven(`needs “${name}” of --hooks, which has none`)
    return v.parse<(typeof stateSchemas)[Name]>(stateSchemas[name], given)
  },
})

/** States by an operator's own hook: POST `{ state }` and what it is about, answered with what it brings, or 404. */
export const providedBy =
  (url: string, send: (request: Request) => Promise<Response>): Provide =>
  async (state, given) => {
    const headers = { 'Content-Type': 'application/json' }
    const response = await send(
      new Request(url, { method: 'POST', headers, body: JSON.stringify({ state, ...given }) }),
    )
    if (response.status === 404) return undefined
    if (!response.ok) throw new Error(`the hook failed with ${response.status} for ${state}`)
    return response.json()
  }

/** The one test account that the environment names: fit for reading, where there is no hook. */
export const providedByEnvironment =
  ({ CONFORMANCE_COOKIE, CONFORMANCE_PHONE_NUMBER }: Record<string, string | undefined>): Provide =>
  async (state, { isSpare }) =>
    state === 'signedIn' && !isSpare && CONFORMANCE_COOKIE && CONFORMANCE_PHONE_NUMBER
      ? { cookie: CONFORMANCE_COOKIE, phoneNumber: CONFORMANCE_PHONE_NUMBER }
      : undefined
