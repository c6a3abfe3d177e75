import type { BerriesByPlan } from '../../content/berry.ts'
import { fill } from '../../i18n/fill.ts'
import type { Language } from '../../i18n/language.ts'
import { formatNumber } from '../../i18n/number.ts'
import { keepTogether } from '../../lib/keep-together.ts'
import { formatAmount } from '../../lib/money.ts'
import { Berry } from '../../ui/Berry.tsx'
import { Summary } from '../../ui/Summary.tsx'
import { amountPattern } from '../gains/gain-words.ts'
import { planBerry } from '../own-plan/plan-berry.ts'
import type { OfferDetailWords } from './offer-detail.microcopy.ts'
import type { OfferedAllowance, OfferedPlan } from './offers.ts'

const kinds = ['dataInLt', 'dataOffPeak', 'dataInEu', 'dataAbroad', 'minutes', 'sms'] as const

interface Props {
  plan: OfferedPlan
  berries: BerriesByPlan
  words: OfferDetailWords
  language: Language
}

/** What the plan of an offer brings, and what it usually costs. */
export function OfferPlan({ plan, berries, words, language }: Props) {
  const {
    planId,
    planTitle,
    planCardType,
    orderCode,
    planPrice,
    salePrice,
    priceUnits = 'EUR',
    allowances,
  } = plan
  return (
    <section className="grid w-full gap-2" aria-label={planTitle}>
      <p>
        <Berry berry={planBerry(planId, berries[planId])} detail="mark" />
        <strong>{fill(words['offers.includes'], { plan: planTitle })}</strong>
      </p>
      {planCardType && planCardType !== 'unknown' && <p>{words[`offers.${planCardType}`]}</p>}
      <Summary
        facts={kinds.map((kind) => {
          const allowance = allowances[kind]
          return [words[`offers.${kind}`], allowance && limitWords(allowance, words, language)]
        })}
      />
      {salePrice !== null && (
        <p className="text-small text-ink-soft">
          {fill(words['offers.priceWas'], { sum: `${formatAmount(planPrice)} ${priceUnits}` })}
        </p>
      )}
      {orderCode && (
        <p className="text-small text-ink-soft">{fill(words['offers.orderCode'], { code: orderCode })}</p>
      )}
    </section>
  )
}

function limitWords(
  { unlimited, limited, displayLimit, gainUnit, roamingZone }: OfferedAllowance,
  words: OfferDetailWords,
  language: Language,
): string {
  const limit = unlimited
    ? words['offers.unlimited']
    : (displayLimit ??
      keepTogether(fill(amountPattern(gainUnit, words), { amount: formatNumber(limited ?? 0, language) })))
  return roamingZone ? `${limit} (${roamingZone})` : limit
}
