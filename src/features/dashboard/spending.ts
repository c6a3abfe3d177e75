import type { Cents } from '../../lib/money.ts'
import type { Spending } from '../../operator/client/spending.ts'

export interface Spent {
  on: Exclude<Spending['groups'][number]['kind'], 'TOP_UPS'>
  cents: Cents
}

/** What money was spent on, the most first; what was paid in, or cost nothing, is not among it. */
export const spentOn = ({ groups }: Pick<Spending, 'groups'>): Spent[] =>
  groups
    .flatMap(({ kind, eurTotal }) =>
      kind === 'TOP_UPS' || eurTotal <= 0 ? [] : [{ on: kind, cents: eurTotal }],
    )
    .toSorted((one, other) => other.cents - one.cents)
