import * as v from 'valibot'
import type { Language } from '../../../src/i18n/language.ts'
import type { Database } from '../database.ts'
import { limits } from '../limits.ts'
import type { NumberOnRecord } from '../phone-numbers.ts'
import type { Tables } from '../tables.ts'
import type { GainKind } from './catalogue.ts'
import { findPlan } from './find-plan.ts'
import { type OrderedPlan, orderedPlansOf } from './ordered-plans.ts'

const day = 24 * 60 * 60 * 1000

/** A number's plans with their gains as the contract has them, newest first. */
export async function plansInUse(
  database: Database,
  now: number,
  language: Language,
  number: NumberOnRecord,
) {
  const plans = await orderedPlansOf(database, number.phoneNumber)
  const ids = plans.map(({ orderedPlanId }) => orderedPlanId)
  const gains =
    ids.length === 0
      ? []
      : await database
          .selectFrom('gains')
          .selectAll()
          .where('orderedPlanId', 'in', ids)
          .orderBy('id')
          .execute()
  return plans.map((plan) => ({
    ...planOf(plan, now, language, number),
    gains: gains.filter(({ orderedPlanId }) => orderedPlanId === plan.orderedPlanId).map(gainOf),
  }))
}

function planOf(plan: OrderedPlan, now: number, language: Language, { balanceInCents }: NumberOnRecord) {
  const { planId, status, validTo, isRecurring, orderedAt } = plan
  const sold = findPlan(planId, now)
  const renews = isRecurring === 1 && status === 'ACTIVE'
  const withdrawalPossibleUntil = orderedAt + limits.plans.withdrawal
  return {
    ...plan,
    planName: sold?.planName[language] ?? planId,
    isRecurring: isRecurring === 1,
    hasSufficientBalanceForRecurringPayment: renews ? balanceInCents >= plan.priceInCents : null,
    validToReductionInHours: plan.shortenedByHours,
    canBeReordered: sold !== undefined && (status === 'ACTIVE' || status === 'CANCELLED'),
    eurPrice: plan.priceInCents,
    remainingDaysValidity: validTo === null ? null : Math.max(0, Math.ceil((validTo - now) / day)),
    withdrawalPossibleUntil:
      plan.withdrawnAt === null && withdrawalPossibleUntil > now ? withdrawalPossibleUntil : null,
  }
}

const types = {
  dataInLT: { type: 'DATA_IN_LT', zone: 'LT' },
  dataOffPeak: { type: 'DATA_OFF_PEAK', zone: 'LT' },
  dataInEU: { type: 'DATA_IN_EU', zone: 'EU' },
  dataAbroad: { type: 'DATA_ABROAD', zone: 'ABROAD' },
  minutes: { type: 'MINUTES', zone: 'LT' },
  messages: { type: 'MESSAGES', zone: 'LT' },
} as const satisfies Record<GainKind, object>

const SocialOffers = v.array(v.string())

function gainOf({
  kind,
  unit,
  unlimited,
  periodAmount,
  rolloverAmount,
  remainingAmount,
  socialOffers,
}: Omit<Tables['gains'], 'id'>) {
  const isUnlimited = unlimited === 1
  const amount = (value: number) => ({ unlimited: isUnlimited, value: isUnlimited ? null : value, unit })
  const whole = periodAmount + rolloverAmount
  const share = whole > 0 ? Math.round((remainingAmount / whole) * 100) : 0
  return {
    ...types[kind],
    periodAmount: amount(periodAmount),
    rolloverAmount: { unlimited: false, value: rolloverAmount, unit },
    remainingAmount: amount(remainingAmount),
    remainingPercentage: isUnlimited ? 100 : share,
    socialOffers: v.parse(SocialOffers, JSON.parse(socialOffers)).map((type) => ({ type })),
  }
}

/** Since when something is under way for a number; null where nothing is. */
export async function pendingOperations(database: Database, { phoneNumber }: NumberOnRecord) {
  const plans = await orderedPlansOf(database, phoneNumber)
  const refill = await database
    .selectFrom('payments')
    .select('startedAt')
    .where('phoneNumber', '=', phoneNumber)
    .where('status', '=', 'pending')
    .where('submitted', '=', 1)
    // What pays for a card's order tops nothing up.
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('simOrders')
            .select('orderReference')
            .whereRef('simOrders.paymentReference', '=', 'payments.paymentReference'),
        ),
      ),
    )
    .orderBy('startedAt', 'desc')
    .executeTakeFirst()
  const latest = (times: (number | null)[]) => {
    const known = times.filter((time) => time !== null)
    return known.length > 0 ? Math.max(...known) : null
  }
  return {
    lastActivationStartedAt: latest(plans.map(({ activationStartedAt }) => activationStartedAt)),
    lastTerminationStartedAt: latest(plans.map(({ terminationStartedAt }) => terminationStartedAt)),
    lastRefillStartedAt: refill?.startedAt ?? null,
  }
}
