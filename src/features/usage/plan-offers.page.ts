import type { Allowance } from '../../content/plan.ts'
import type { Site } from '../../content/snapshot.ts'
import { currentPrice } from '../../lib/sold-plan.ts'

/** Calls come in seconds, and a plan may count each minute that was begun: half of its minutes are sure to do. */
const perUnit: Record<Allowance['gainUnit'], number> = { GB: 1024, MB: 1, MIN: 30, SMS: 1 }

/** What of an allowance one period has, in megabytes, seconds or texts; null without end. */
const limitOf = (allowance: Allowance | undefined): number | null => {
  if (!allowance) return 0
  return allowance.unlimited ? null : (allowance.limited ?? 0) * perUnit[allowance.gainUnit]
}

/** The plans that the site sells, with what each has. Data at night is left out: no one knows when data was used. */
export const planOffers = ({ plans }: Pick<Site, 'plans'>) =>
  plans
    .filter(({ display }) => display)
    .map(({ planId, planTitle, periodInDays, allowances, ...plan }) => ({
      planId,
      name: planTitle,
      priceInCents: currentPrice(plan),
      periodInDays,
      limits: {
        dataInLtInMB: limitOf(allowances.dataInLt),
        dataInEuInMB: limitOf(allowances.dataInEu),
        dataBeyondEuInMB: limitOf(allowances.dataAbroad),
        callsInSeconds: limitOf(allowances.minutes),
        messages: limitOf(allowances.sms),
      },
    }))
