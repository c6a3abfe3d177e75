import * as v from 'valibot'
import { toCents } from '../../../src/lib/money.ts'
import { PhoneNumber } from '../../../src/operator/contract/phone-number.ts'
import { adultCode, findPerson } from '../../shared/persons.ts'
import type { Database } from '../database.ts'
import { finishActivation } from '../declaration/activation.ts'
import { endIdentityCheck } from '../declaration/end-identity-check.ts'
import { putDeclarableNumber } from '../declaration/numbers.ts'
import type { Situation } from '../declaration/tables.ts'
import { setPart } from '../health.ts'
import { ownerOf } from '../idempotency.ts'
import { limits } from '../limits.ts'
import { switchLimits } from '../limits-switch.ts'
import { logInDesk } from '../log-in/log-in-desk.ts'
import { openSession, signIn } from '../log-in/sessions.ts'
import { expirePayment, takeReport } from '../payments.ts'
import { putPerson } from '../people/put-person.ts'
import { putNumber } from '../phone-numbers.ts'
import type { IdentityProvider } from '../providers.ts'
import { newReference } from '../reference.ts'
import { proceed, putSimOrder } from '../sim-orders/sim-order-records.ts'

const minute = 60_000

/** How payments, identity checks and activations may be made to end, and parts of health to be. */
export const endings = [
  'paid',
  'refused',
  'cancelled',
  'expired',
  'declined',
  'resubmissionRequested',
  'activated',
  'notActivated',
  'wantsConsents',
  'ok',
  'degraded',
  'down',
] as const
type Ending = (typeof endings)[number]

interface Books {
  database: Database
  now: number
  /** What a state is about: an address, a reference, a declaration, a number or a part. */
  subject: string
  /** How it ends, where a state says that. */
  outcome: Ending | undefined
  identity: IdentityProvider
}

/** What a number's activation meets. */
const situationsBy: Partial<Record<Ending, Situation>> = {
  activated: 'delayed',
  notActivated: 'failing',
  wantsConsents: 'consentRequired',
}

const customer = async ({ database, now }: Books, strong: boolean) => {
  const { phoneNumber } = await putNumber(database, now, { balanceInCents: toCents(50_00) })
  return { phoneNumber, cookie: await signIn(database, now, { phoneNumber, strong }) }
}

/** What the conformance suite can't force from outside, each with people of its own. */
export const providerStates = {
  signedIn: (books: Books) => customer(books, false),
  signedInStrongly: (books: Books) => customer(books, true),
  async fullAccount({ database, now }: Books) {
    const [{ phoneNumber }, { phoneNumber: otherNumber }] = [
      await putNumber(database, now),
      await putNumber(database, now),
    ]
    const [cardReference, recurringPaymentId] = [newReference(), newReference()]
    const card = { cardDetailsReference: cardReference, variant: 'VISA', lastDigits: '4242' } as const
    await putPerson(database, now, {
      partnerId: `P-${newReference()}`,
      name: 'Rūta',
      situation: 'everything that there is to see',
      numbers: [
        {
          number: phoneNumber,
          nickname: 'Rūta',
          balanceInCents: toCents(40_50),
          historyLines: 40,
          plans: [{ planId: 'uoga-l', daysAgo: 18, used: 0.6, rollover: 7.5, socialOffers: ['CHAT'] }],
        },
        { number: otherNumber },
      ],
      cards: [{ ...card, expiresInMonths: 22 }],
      autoTopUps: [
        {
          recurringPaymentId,
          number: phoneNumber,
          cardDetailsReference: cardReference,
          euros: 10,
          dayOfMonth: 31,
        },
      ],
      esim: true,
    })
    const signInStrongly = () => signIn(database, now, { phoneNumber, strong: true })
    const [cookie, otherCookie] = [await signInStrongly(), await signInStrongly()]
    return { cookie, otherCookie, phoneNumber, otherNumber, cardReference, recurringPaymentId }
  },
  async numberOutOfUse({ database, now }: Books) {
    const { phoneNumber } = await putNumber(database, now, { status: 'ended' })
    return { cookie: await signIn(database, now, { phoneNumber }) }
  },
  async expiredSession({ database, now }: Books) {
    const { partnerId, phoneNumber } = await putNumber(database, now)
    const longAgo = now - 400 * 24 * 60 * 60 * 1000
    const holder = { partnerId, phoneNumber, strong: 0, personalCode: null } as const
    const { cookie } = await openSession(database, longAgo, holder)
    return { cookie }
  },
  async endingSession({ database, now }: Books) {
    const { partnerId, phoneNumber } = await putNumber(database, now)
    const holder = { partnerId, phoneNumber, strong: 0, personalCode: null } as const
    const { cookie } = await openSession(database, now - limits.session.idle + minute, holder)
    return { cookie }
  },
  async oldStrongLogIn({ database, now }: Books) {
    const { phoneNumber } = await putNumber(database, now)
    const before = now - limits.session.strongFor
    return { cookie: await signIn(database, before, { phoneNumber, strong: true }) }
  },
  async othersNumber({ database, now }: Books) {
    const { phoneNumber } = await putNumber(database, now)
    return { phoneNumber }
  },
  async freeNumber({ database, now }: Books) {
    const { phoneNumber } = await putNumber(database, now, { partnerId: null })
    return { phoneNumber }
  },
  async noBalance({ database, now }: Books) {
    const { phoneNumber } = await putNumber(database, now)
    return { phoneNumber, cookie: await signIn(database, now, { phoneNumber }) }
  },
  async extraNumber({ database, now }: Books) {
    const { phoneNumber } = await putNumber(database, now, { line: 'extra' })
    return { phoneNumber }
  },
  async sentCode({ database, subject }: Books) {
    const text = await database
      .selectFrom('texts')
      .select('text')
      .where('phoneNumber', '=', v.parse(PhoneNumber, subject))
      .orderBy('id', 'desc')
      .executeTakeFirst()
    return { code: /\d{6}/.exec(text?.text ?? '')?.[0] }
  },
  async undeclaredNumber({ database, now, outcome }: Books) {
    const situation = situationsBy[outcome ?? 'ok'] ?? 'plain'
    const { phoneNumber, simPUK } = await putDeclarableNumber(database, now, { situation })
    return { phoneNumber, pukCode: simPUK }
  },
  async oldEsimOrder({ database, now }: Books) {
    const before = now - limits.pukOfOrder
    const { partnerId, phoneNumber } = await putNumber(database, now)
    const session = { partnerId, phoneNumber, strong: 0, personalCode: null } as const
    const ordering = await openSession(database, now, session)
    const owner = ownerOf(ordering.session)
    const order = {
      kind: 'esim',
      owner,
      paymentReference: null,
      totalInCents: toCents(0),
      planId: null,
    } as const
    const { firstName, lastName } = findPerson(adultCode) ?? {}
    const details = JSON.stringify({ firstName, lastName })
    const orderReference = await putSimOrder(database, before, { ...order, details })
    await proceed(database, before, orderReference)
    const strongly = { ...session, strong: 1 } as const
    const buyer = {
      partnerId: `P-${adultCode}`,
      phoneNumber: null,
      strong: 1,
      personalCode: adultCode,
    } as const
    return {
      orderReference,
      cookie: ordering.cookie,
      strongCookie: (await openSession(database, now, strongly)).cookie,
      buyerCookie: (await openSession(database, now, buyer)).cookie,
    }
  },
  async confirmedLogIn({ database, now, subject }: Books) {
    const { phoneNumber } = await putNumber(database, now)
    const claim = /\/smart\//.test(subject) ? { personalCode: adultCode } : { phoneNumber }
    return wayOn(await logInDesk(database, { now: () => now }).approve(idIn(subject), claim))
  },
  async expiredLogIn({ database, now, subject }: Books) {
    const { phoneNumber } = await putNumber(database, now)
    const before = now - limits.logIn.ticketLife
    return wayOn(await logInDesk(database, { now: () => before }).approve(idIn(subject), { phoneNumber }))
  },
  async accountlessLogIn({ database, now, subject }: Books) {
    const { phoneNumber } = await putDeclarableNumber(database, now, { situation: 'plain' })
    return wayOn(await logInDesk(database, { now: () => now }).approve(idIn(subject), { phoneNumber }))
  },
  cancelledLogIn: async ({ database, now, subject }: Books) =>
    wayOn(await logInDesk(database, { now: () => now }).cancel(idIn(subject))),
  async approvedIdentity({ identity, subject }: Books) {
    await endIdentityCheck(identity, idIn(subject), 'approved')
    return {}
  },
  async endedPayment({ database, now, subject, outcome }: Books) {
    await endPayment(database, now, subject, outcome)
    return {}
  },
  async endedIdentity({ identity, subject, outcome }: Books) {
    await endIdentityCheck(
      identity,
      idIn(subject),
      outcome === 'declined' ? 'declined' : 'documentUnreadable',
    )
    return {}
  },
  async endedActivation({ database, now, subject }: Books) {
    await finishActivation(database, now, subject)
    return {}
  },
  async nextOrderState({ database, now, subject }: Books) {
    await proceed(database, now, subject)
    return {}
  },
  async partHealth({ database, subject, outcome }: Books) {
    if (outcome !== 'ok' && outcome !== 'degraded' && outcome !== 'down')
      throw new Error(`no part is so: ${outcome}`)
    await setPart(database, subject, outcome)
    return {}
  },
  async trustedAddress({ database, now }: Books) {
    await switchLimits(database, now, false)
    return {}
  },
}

const idIn = (address: string): string => /[^/]*$/.exec(address)?.[0] ?? ''

async function endPayment(
  database: Database,
  now: number,
  paymentReference: string,
  outcome: Ending | undefined,
): Promise<void> {
  switch (outcome) {
    case 'paid':
    case 'cancelled':
      return takeReport(database, now, paymentReference, { outcome })
    case 'refused':
      return takeReport(database, now, paymentReference, { outcome, reason: 'insufficientFunds' })
    case 'expired':
      return expirePayment(database, now, paymentReference)
    default:
      throw new Error(`no payment ends so: ${outcome}`)
  }
}

/** Where a provider's page sends the browser. */
function wayOn(callbackUrl: string | undefined) {
  if (callbackUrl === undefined) throw new Error('no open log-in')
  return { callbackUrl }
}

const isStateName = (name: string): name is keyof typeof providerStates => name in providerStates

export const stateNames = Object.keys(providerStates).filter(isStateName)
