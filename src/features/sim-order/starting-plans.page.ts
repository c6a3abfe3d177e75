import { allowanceSentence } from '../../blocks/plan-allowance.ts'
import { planCardMicrocopy } from '../../blocks/plan-card.microcopy.ts'
import type { Site } from '../../content/snapshot.ts'
import { pickWords } from '../../content/words.ts'
import { currentPrice } from '../../lib/sold-plan.ts'

/** These tell plans apart; the plans page has the rest. */
const told = ['dataInLt', 'minutes'] as const

/** The plans with which a new number can begin, by price as where plans are sold: prices in cents with VAT, and the allowances that tell them apart, in words. */
export function startingPlans(site: Site) {
  const words = pickWords(site, planCardMicrocopy)
  return site.plans
    .filter(({ display }) => display)
    .map(({ planId, planTitle, berry, planPrice, salePrice, allowances }) => ({
      planId,
      planTitle,
      berry,
      priceInCents: currentPrice({ planPrice, salePrice }),
      description: told
        .flatMap((kind) => {
          const allowance = allowances[kind]
          return allowance ? allowanceSentence(kind, allowance, words, site.language) : []
        })
        .join('\n'),
    }))
    .toSorted((one, other) => one.priceInCents - other.priceInCents)
}
