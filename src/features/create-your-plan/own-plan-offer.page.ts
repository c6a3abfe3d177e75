import { allowanceText } from '../../blocks/plan-allowance.ts'
import type { PlanCardWords } from '../../blocks/plan-card.microcopy.ts'
import type { Allowance } from '../../content/plan.ts'
import { namelessZones, type PlanBuilder, type PlanBuilderStep } from '../../content/plan-builder.ts'
import type { RoamingZone } from '../../content/roaming.ts'
import { inGigabytes } from '../../lib/gigabyte.ts'
import type { OwnPlanChoice, OwnPlanOffer } from '../own-plan/own-plan.ts'

/** How much an allowance is: gigabytes, minutes or messages, null for unlimited; nothing where there is none. */
export function amountOf(allowance: Allowance | undefined): number | null {
  if (!allowance) return 0
  if (allowance.unlimited) return null
  const { limited = 0, gainUnit } = allowance
  return inGigabytes(limited, gainUnit)
}

/** "Create your own plan" with the words of its choices; throws where a choice of zone is called like no zone. */
export function ownPlanOffer(
  builder: PlanBuilder,
  zones: readonly RoamingZone[],
  words: PlanCardWords,
): OwnPlanOffer {
  const choice = ({ key, title, allowance, price }: PlanBuilderStep): OwnPlanChoice => ({
    key,
    label: title ?? (allowance ? allowanceText(allowance, words) : key),
    price,
    amount: amountOf(allowance),
  })
  const [nameless] = namelessZones(builder, zones)
  if (nameless)
    throw new Error(`planBuilderStep "${nameless.id}": no roaming zone has the id "${nameless.key}"`)
  return {
    title: builder.title,
    basePrice: builder.basePrice,
    periodInDays: builder.periodInDays,
    choices: {
      data: builder.data.map(choice),
      minutes: builder.minutes.map(choice),
      messages: builder.messages.map(choice),
      zone: builder.roamingZones.map(choice),
    },
  }
}
