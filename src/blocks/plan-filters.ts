import type { Allowance, Plan } from '../content/plan.ts'
import { fill } from '../i18n/fill.ts'
import { megabytesInGigabyte } from '../lib/gigabyte.ts'
import { formatEuro } from '../lib/money.ts'
import { currentPrice } from '../lib/sold-plan.ts'
import { allowanceText } from './plan-allowance.ts'
import type { PlanCardWords } from './plan-card.microcopy.ts'
import type { PlanFinderWords } from './plan-finder.microcopy.ts'

interface Option {
  value: string
  label: string
}
export interface Filter {
  /** The field of a plan that it asks for. */
  name: 'dataInLt' | 'dataInEu' | 'minutes' | 'price'
  options: Option[]
}

/** How much of an allowance a plan has, as filters compare it: GB, minutes or `unlimited`; nothing where it has none. */
function amount(allowance: Allowance | undefined): string | undefined {
  if (allowance?.unlimited) return 'unlimited'
  if (!allowance?.limited) return undefined
  return String(allowance.gainUnit === 'MB' ? allowance.limited / megabytesInGigabyte : allowance.limited)
}

const size = (value: string) => (value === 'unlimited' ? Number.POSITIVE_INFINITY : Number(value))

/** What a page's HTML says of a plan for the filters to compare. */
export const planFacts = (plan: Plan) => ({
  'data-plan-card-type': plan.planCardType,
  'data-data-in-lt': amount(plan.allowances.dataInLt),
  'data-data-in-eu': amount(plan.allowances.dataInEu),
  'data-minutes': amount(plan.allowances.minutes),
  'data-price': currentPrice(plan),
})

/** The kinds that there are plans of, in the order in which plans are. */
export const kindsOf = (plans: readonly Plan[]) => [...new Set(plans.map(({ planCardType }) => planCardType))]

/** The amounts that these plans have of an allowance, the least first; the first is '0' where one has nothing of it. */
const amountsOf = (plans: readonly Plan[], name: Filter['name'] & keyof Plan['allowances']) =>
  [...new Map(plans.map(({ allowances }) => [amount(allowances[name]) ?? '0', allowances[name]]))].toSorted(
    ([one], [other]) => size(one) - size(other),
  )

/** Filters by amounts and prices that tell these plans apart: none offers what every plan fulfils. */
export function filtersOf(
  plans: readonly Plan[],
  words: PlanFinderWords,
  cardWords: PlanCardWords,
): Filter[] {
  const byAllowance = (['dataInLt', 'dataInEu', 'minutes'] as const).map(
    (name): Filter => ({
      name,
      options: amountsOf(plans, name)
        .slice(1)
        .flatMap(([value, allowance]) =>
          allowance ? [{ value, label: leastWords(allowance, words, cardWords) }] : [],
        ),
    }),
  )
  const prices = [...new Set(plans.map(currentPrice))].toSorted((one, other) => one - other).slice(0, -1)
  const byPrice: Filter = {
    name: 'price',
    options: prices.map((price) => ({
      value: String(price),
      label: fill(words['plans.upTo'], { price: formatEuro(price) }),
    })),
  }
  return [...byAllowance, byPrice].filter(({ options }) => options.length > 0)
}

/** Two questions that tell these plans apart, with every amount that one of them has; undefined where one wouldn't. */
export function questionsOf(
  plans: readonly Plan[],
  words: PlanFinderWords,
  cardWords: PlanCardWords,
): Filter[] | undefined {
  const questions = (['dataInLt', 'minutes'] as const).map(
    (name): Filter => ({
      name,
      options: amountsOf(plans, name).flatMap(([value, allowance]) =>
        allowance && value !== '0' ? [{ value, label: amountWords(allowance, words, cardWords) }] : [],
      ),
    }),
  )
  return questions.every(({ options }) => options.length > 1) ? questions : undefined
}

const amountWords = (allowance: Allowance, words: PlanFinderWords, cardWords: PlanCardWords): string =>
  allowance.unlimited ? words['plans.unlimited'] : allowanceText(allowance, cardWords)

const leastWords = (allowance: Allowance, words: PlanFinderWords, cardWords: PlanCardWords): string => {
  const amount = amountWords(allowance, words, cardWords)
  return allowance.unlimited ? amount : fill(words['plans.from'], { amount })
}
