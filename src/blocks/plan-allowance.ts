import type { Allowance, AllowanceKind, Plan } from '../content/plan.ts'
import { fillPlural } from '../i18n/fill-plural.ts'
import type { Language } from '../i18n/language.ts'
import type { PlanCardWords } from './plan-card.microcopy.ts'

const unitKeys = { GB: 'plan.unitGb', MB: 'plan.unitMb', MIN: 'plan.unitMin' } as const

const amount = new Intl.NumberFormat('lt-LT', { maximumFractionDigits: 2 })

/**
 * An allowance's number and unit apart, as a card shows them: `20`, `GB`. Unlimited has no unit, nor have messages: their
 * own word follows, and both would say “50 SMS SMS”.
 */
export function allowanceParts(allowance: Allowance, words: PlanCardWords): { value: string; unit: string } {
  if (allowance.unlimited) return { value: words['plan.unlimited'], unit: '' }
  if (allowance.displayLimit) return { value: allowance.displayLimit, unit: '' }
  const { limited = 0, gainUnit } = allowance
  return { value: amount.format(limited), unit: gainUnit === 'SMS' ? '' : words[unitKeys[gainUnit]] }
}

/** An allowance in one line: `20 GB`, with a no-break space. */
export function allowanceText(allowance: Allowance, words: PlanCardWords): string {
  const { value, unit } = allowanceParts(allowance, words)
  return unit ? `${value}\u00a0${unit}` : value
}

/** An allowance with the zone in which it is good, where it names one: `1 GB (Šveicarija)`. */
export function allowanceWords(allowance: Allowance, words: PlanCardWords): string {
  const text = allowanceText(allowance, words)
  return allowance.roamingZone ? `${text} (${allowance.roamingZone})` : text
}

/**
 * An allowance in a sentence of its own: `20 GB duomenų Lietuvoje`, `Neriboti skambučiai`. Languages decline what follows a
 * number otherwise than what is unlimited.
 */
export function allowanceSentence(
  kind: AllowanceKind,
  allowance: Allowance,
  words: PlanCardWords,
  language: Language,
): string {
  const { unlimited, roamingZone } = allowance
  if (!unlimited)
    return fillPlural(words[`plan.${kind}`], { amount: allowanceWords(allowance, words) }, language)
  const sentence = words[`plan.${kind}Unlimited`]
  return roamingZone ? `${sentence} (${roamingZone})` : sentence
}

/** The allowance that names a plan's size: data at home, else minutes, else messages. */
export function mainAllowance({ allowances }: Plan): [AllowanceKind, Allowance] | undefined {
  for (const kind of ['dataInLt', 'minutes', 'sms'] as const) {
    const allowance = allowances[kind]
    if (allowance) return [kind, allowance]
  }
  return undefined
}
