import { calendarDateOf } from '../../i18n/date.ts'
import { type Cents, toCents } from '../../lib/money.ts'
import type { PhoneNumber } from '../../lib/phone-number.ts'
import type { OrderedPlanSummary } from '../../operator/client/ordered-plan.ts'
import type { RecurringPayment } from '../../operator/client/recurring-payment.ts'
import type { CardDetails } from '../../operator/contract/card-details.ts'
import { isExpired } from '../saved-cards/card.tsx'

/** The next renewal: when (UTC milliseconds), of which plans, what it costs and what is missing, in cents. */
export interface Renewal {
  at: number
  plans: { planId: string; planName: string }[]
  cost: Cents
  /** The auto top-up before it, if any: the day as the calendar writes it, and how much comes until the renewal. */
  autoTopUp: { date: string; amount: Cents } | undefined
  /** What balance and auto top-up lack; nothing where they do, or the balance isn't known. */
  shortfall: Cents
  /** By the figures, or because the operator says so and no auto top-up comes before it. */
  isInsufficient: boolean
}

type RenewingPlan = Pick<
  OrderedPlanSummary,
  | 'planId'
  | 'planName'
  | 'status'
  | 'isRecurring'
  | 'validTo'
  | 'eurPrice'
  | 'hasSufficientBalanceForRecurringPayment'
>

const sameRenewal = 24 * 60 * 60 * 1000

/** Whether one renews by itself in a status that this site doesn't know: then nothing can be said of renewals. */
export const mayRenew = (plans: readonly RenewingPlan[], now: number): boolean =>
  plans.some(
    ({ status, isRecurring, validTo }) =>
      status === 'unknown' && isRecurring && (validTo === null || validTo > now),
  )

/** What renews by itself within a day of the first; undefined where nothing does. `autoTopUps`: those of the plans' number. */
export function nextRenewal(
  plans: readonly RenewingPlan[],
  balance: Cents | undefined,
  now: number,
  autoTopUps: readonly RecurringPayment[] = [],
): Renewal | undefined {
  const renewing = renewingOf(plans, now)
  if (renewing.length === 0) return undefined
  const at = Math.min(...renewing.map(({ validTo }) => validTo))
  const next = renewing.filter(({ validTo }) => validTo - at < sameRenewal)
  const cost = toCents(next.reduce((sum, { eurPrice }) => sum + eurPrice, 0))
  const autoTopUp = autoTopUpBefore(at, autoTopUps)
  const shortfall = toCents(
    balance === undefined ? 0 : Math.max(0, cost - balance - (autoTopUp?.amount ?? 0)),
  )
  return {
    at,
    plans: next.map(({ planId, planName }) => ({ planId, planName })),
    cost,
    autoTopUp,
    shortfall,
    isInsufficient:
      shortfall > 0 ||
      ((autoTopUp === undefined || balance === undefined) &&
        next.some((plan) => plan.hasSufficientBalanceForRecurringPayment === false)),
  }
}

/**
 * Whether balance and auto top-ups do for all that renews until a plan does, in UTC milliseconds; undefined where the balance isn't
 * known. Plans that renew within a day are charged together.
 */
export function coverUntil(
  at: number,
  plans: readonly RenewingPlan[],
  balance: Cents | undefined,
  now: number,
  autoTopUps: readonly RecurringPayment[],
): { autoTopUp: Renewal['autoTopUp']; isCovered: boolean } | undefined {
  if (balance === undefined) return undefined
  const earlier = renewingOf(plans, now).filter(({ validTo }) => validTo < at + sameRenewal)
  const cost = earlier.reduce((sum, { eurPrice }) => sum + eurPrice, 0)
  const autoTopUp = autoTopUpBefore(at, autoTopUps)
  return { autoTopUp, isCovered: cost <= balance + (autoTopUp?.amount ?? 0) }
}

const renewingOf = (plans: readonly RenewingPlan[], now: number) =>
  plans.flatMap(({ status, isRecurring, validTo, ...plan }) =>
    status === 'ACTIVE' && isRecurring && validTo !== null && validTo > now ? [{ ...plan, validTo }] : [],
  )

/** What is charged on a day before the renewal's: which comes first within a day isn't known. One that failed may fail again. */
function autoTopUpBefore(at: number, autoTopUps: readonly RecurringPayment[]): Renewal['autoTopUp'] {
  const day = calendarDateOf(at)
  const coming = autoTopUps.flatMap(({ isPaused, lastFailure, nextPaymentDate: date, amount }) =>
    !isPaused && lastFailure === null && date !== null && date < day ? [{ date, amount }] : [],
  )
  const first = coming.map(({ date }) => date).sort()[0]
  if (first === undefined) return undefined
  return { date: first, amount: toCents(coming.reduce((sum, { amount }) => sum + amount, 0)) }
}

/** Those that top up a number; none of a number that is blocked. */
export const autoTopUpsOf = (
  all: readonly RecurringPayment[],
  phoneNumber: PhoneNumber | null,
  balance: { active: boolean } | null,
): RecurringPayment[] =>
  balance?.active === false ? [] : all.filter((one) => one.phoneNumber === phoneNumber)

/** Those whose card still works on the day of the charge. */
export const withWorkingCards = (
  all: readonly RecurringPayment[],
  cards: readonly Pick<CardDetails, 'cardDetailsReference' | 'cardInfo'>[],
): RecurringPayment[] =>
  all.filter(({ cardDetailsReference, nextPaymentDate }) => {
    const card = cards.find((one) => one.cardDetailsReference === cardDetailsReference)
    return card !== undefined && nextPaymentDate !== null && !isExpired(card.cardInfo, nextPaymentDate)
  })
