import { ownedNumbers } from '../account/assets.ts'
import { balanceOf } from '../account/balance.ts'
import {
  type Asking,
  forCustomer,
  forNamedNumber,
  forNumber,
  type Named,
  refusal,
} from '../graphql/asking.ts'
import { newReference } from '../reference.ts'
import type { PlanGain } from './catalogue.ts'
import { dailyUsage } from './daily-usage.ts'
import { monthlyUsage } from './monthly-usage.ts'
import { type OwnPlanWish, ownPlanFor } from './own-plan.ts'
import { terminatePlan } from './plan-life.ts'
import { pendingOperations, plansInUse } from './usage.ts'
import { withdraw } from './withdrawal.ts'

/** What a plan gives, as the contract's `PlanGains`. */
export function planGainsOf(gains: readonly PlanGain[]) {
  return Object.fromEntries(
    gains.map(({ kind, unit, unlimited, limit }) => [
      kind,
      { limit: unlimited ? null : limit, units: unit, unlimited },
    ]),
  )
}

export const planResolvers = {
  Query: {
    detailedUsage: forNumber(async ({ database, now, language, number }) => ({
      pendingOperations: await pendingOperations(database, number),
      orderedPlans: await plansInUse(database, now, language, number),
    })),
    commonUsage: forNumber(async ({ database, now, language, number }) => {
      const plans = await plansInUse(database, now, language, number)
      return {
        pendingOperations: await pendingOperations(database, number),
        insufficientBalanceNotificationStartedAt: number.insufficientBalanceNotificationStartedAt,
        standardFeeActivatedAt: number.standardFeeActivatedAt,
        orderedPlans: plans.filter(({ validTo }) => validTo !== null && validTo > now),
      }
    }),
    numbersAtAGlance: forCustomer(async ({ database, now, language, customer }) => {
      const numbers = await ownedNumbers(database, customer.partnerId)
      return Promise.all(
        numbers.map(async (number) => {
          const plans = await plansInUse(database, now, language, number)
          return {
            phoneNumber: number.phoneNumber,
            balanceInEuro: number.isBalanceKnown ? balanceOf(number) : null,
            standardFeeActivatedAt: number.standardFeeActivatedAt,
            orderedPlans: plans.filter(({ validTo }) => validTo !== null && validTo > now),
          }
        }),
      )
    }),
    dailyUsage: forNumber(async ({ database, now, number }) => ({
      phoneNumber: number.phoneNumber,
      days: await dailyUsage(database, now, number),
    })),
    monthlyUsage: forNumber(({ database, now, number }) => monthlyUsage(database, now, number)),
    priceOwnPlan: (
      _parent: unknown,
      { ownPlanInput: wish }: { ownPlanInput: Partial<OwnPlanWish> },
      { now }: Asking,
    ) => {
      const { dataInLtInGB = null, minutes = null, messages = null, roamingZone = null } = wish
      const plan = ownPlanFor({ dataInLtInGB, minutes, messages, roamingZone }, now)
      if (!plan) throw refusal('OWN_PLAN_NOT_OFFERED')
      return {
        planId: plan.planId,
        eurPrice: plan.priceInCents,
        periodInDays: plan.periodInDays,
        planGains: planGainsOf(plan.gains),
      }
    },
  },
  Mutation: {
    terminatePlan: forNamedNumber(
      async ({ database, now, number }, { planId }: Named & { planId: string }) => {
        const plan = await terminatePlan(database, now, number.phoneNumber, planId)
        if (!plan) throw refusal('PLAN_NOT_FOUND')
        const { phoneNumber, validTo } = plan
        return { terminated: false, phoneNumber, planId, terminationDate: validTo }
      },
    ),
    withdrawFromContract: forNamedNumber(
      async ({ database, now, language, number }, { orderedPlanId }: Named & { orderedPlanId: string }) => {
        const plans = await plansInUse(database, now, language, number)
        const plan = plans.find((one) => one.orderedPlanId === orderedPlanId)
        if (!plan || plan.withdrawnAt !== null) throw refusal('PLAN_NOT_FOUND')
        if (plan.withdrawalPossibleUntil === null) throw refusal('WITHDRAWAL_PERIOD_OVER')
        return {
          orderedPlanId,
          planId: plan.planId,
          planName: plan.planName,
          phoneNumber: number.phoneNumber,
          acknowledgementReference: newReference(),
          withdrawnAt: now,
          eurRefund: await withdraw(database, now, orderedPlanId),
        }
      },
    ),
  },
}
