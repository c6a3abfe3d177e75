import type * as v from 'valibot'
import type { Language } from '../../../src/i18n/language.ts'
import type { Cents } from '../../../src/lib/money.ts'
import { currentPrice } from '../../../src/lib/sold-plan.ts'
import { AllowanceEntry, PlanEntry, readEntries } from './content-entries.ts'

/** What plans give, in the words of the contract. */
export type GainKind = 'dataInLT' | 'dataOffPeak' | 'dataInEU' | 'dataAbroad' | 'minutes' | 'messages'

/** What a plan gives in one period, in `unit`. */
export interface PlanGain {
  kind: GainKind
  unit: 'GB' | 'MB' | 'MIN' | 'SMS'
  unlimited: boolean
  /** 0 where it is unlimited. */
  limit: number
  displayLimit: Record<Language, string> | null
  roamingZone: string | null
}

export interface SoldPlan {
  planId: string
  planName: Record<Language, string>
  productType: 'PLAN' | 'OWN_PLAN'
  /** What is taken for a period, with VAT. */
  priceInCents: Cents
  periodInDays: number
  /** Whether another period follows by itself, as long as the balance covers it. */
  renews: boolean
  gains: PlanGain[]
}

/** A plan of the content, with what its card says. */
export interface ListedPlan extends SoldPlan {
  orderCode: string
  planCardType: 'data' | 'calls' | 'all'
  planPriceInCents: Cents
  salePriceInCents: Cents | null
}

export const gainOf = (kind: GainKind, allowance: v.InferOutput<typeof AllowanceEntry>): PlanGain => ({
  kind,
  unit: allowance.gainUnit,
  unlimited: allowance.unlimited,
  limit: allowance.unlimited ? 0 : allowance.limited,
  displayLimit: allowance.displayLimit ?? null,
  roamingZone: allowance.roamingZone ?? null,
})

let listed: Map<string, ListedPlan> | undefined

/** The plans of the content, by id: the operator sells what the site shows. Read when first asked for. */
export function listedPlans(): Map<string, ListedPlan> {
  listed ??= readPlans()
  return listed
}

function readPlans(): Map<string, ListedPlan> {
  const allowances = readEntries('allowance', AllowanceEntry)
  const plans = [...readEntries('plan', PlanEntry).values()].map((plan): ListedPlan => {
    const gain = (kind: GainKind, allowanceId: string | undefined): PlanGain[] => {
      const allowance = allowances.get(allowanceId ?? '')
      return allowance ? [gainOf(kind, allowance)] : []
    }
    return {
      planId: plan.planId,
      planName: plan.planTitle,
      productType: 'PLAN',
      priceInCents: currentPrice(plan),
      periodInDays: plan.periodInDays,
      renews: true,
      gains: [
        ...gain('dataInLT', plan.dataInLt),
        ...gain('dataOffPeak', plan.dataOffPeak),
        ...gain('dataInEU', plan.dataInEu),
        ...gain('dataAbroad', plan.dataAbroad),
        ...gain('minutes', plan.minutes),
        ...gain('messages', plan.sms),
      ],
      orderCode: plan.orderCode,
      planCardType: plan.planCardType,
      planPriceInCents: plan.planPrice,
      salePriceInCents: plan.salePrice ?? null,
    }
  })
  return new Map(plans.map((plan) => [plan.planId, plan]))
}
