import { type GainKind, gainOf, type PlanGain, type SoldPlan } from './catalogue.ts'
import { AllowanceEntry, RoamingPackEntry, readEntries } from './content-entries.ts'

let packs: Map<string, SoldPlan> | undefined

/** The roaming packs of the content, by id: ordered as plans are, and over when their time is. Read when first asked for. */
export function soldPacks(): Map<string, SoldPlan> {
  packs ??= readPacks()
  return packs
}

function readPacks(): Map<string, SoldPlan> {
  const allowances = readEntries('allowance', AllowanceEntry)
  const sold = [...readEntries('roamingPack', RoamingPackEntry).values()].map((pack): SoldPlan => {
    const gain = (kind: GainKind, allowanceId: string | undefined): PlanGain[] => {
      const allowance = allowances.get(allowanceId ?? '')
      return allowance ? [{ ...gainOf(kind, allowance), roamingZone: pack.zone }] : []
    }
    return {
      planId: pack.planId,
      planName: pack.title,
      productType: 'PLAN',
      priceInCents: pack.price,
      periodInDays: pack.periodInDays,
      renews: false,
      gains: [
        ...gain('dataAbroad', pack.data),
        ...gain('minutes', pack.minutes),
        ...gain('messages', pack.sms),
      ],
    }
  })
  return new Map(sold.map((pack) => [pack.planId, pack]))
}
