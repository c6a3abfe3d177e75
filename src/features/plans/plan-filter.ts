/** What filters ask for, by the field of a plan; an empty text asks for nothing. */
export const filterKeys = ['planCardType', 'dataInLt', 'dataInEu', 'minutes', 'price'] as const
export type PlanFilter = Readonly<Partial<Record<(typeof filterKeys)[number], string>>>

/** What a plan has, in the same words: GB, minutes, euro cents; what it does not have is left out. */
export type PlanFacts = PlanFilter

/** An amount as pages write it: a number, or `unlimited`; nothing is none. */
const amountOf = (text: string | undefined): number =>
  text === 'unlimited' ? Number.POSITIVE_INFINITY : Number(text || 0)

/** Whether a plan is what is asked for: of the kind, with at least these allowances, for at most this price. */
export const suits = (plan: PlanFacts, filter: PlanFilter): boolean =>
  filterKeys.every((key) => {
    const wanted = filter[key]
    if (!wanted) return true
    if (key === 'planCardType') return plan[key] === wanted
    if (key === 'price') return amountOf(plan[key]) <= amountOf(wanted)
    return amountOf(plan[key]) >= amountOf(wanted)
  })
