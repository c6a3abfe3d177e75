import type { Words } from '../content/words.ts'

/** Words of the filters and the comparison on the plans page. */
export const planFinderMicrocopy = [
  'plans.fitTitle',
  'plans.fitData',
  'plans.fitMinutes',
  'plans.fitChoose',
  'plans.fitAnswer',
  'plans.fitNone',
  'plans.fitShow',
  'plans.filters',
  'plans.kind',
  'plans.kindEvery',
  'plans.kindData',
  'plans.kindCalls',
  'plans.kindAll',
  'plans.more',
  'plans.any',
  'plans.from',
  'plans.upTo',
  'plans.price',
  'plans.dataInLt',
  'plans.dataOffPeak',
  'plans.dataInEu',
  'plans.dataAbroad',
  'plans.minutes',
  'plans.sms',
  'plans.reset',
  'plans.found',
  'plans.noneFound',
  'plans.noneAdvice',
  'plans.ownPlan',
  'plans.compare',
  'plans.compareHint',
  'plans.compareChosen',
  'plans.compareTooMany',
  'plans.compareClear',
  'plans.comparison',
  'plans.contents',
  'plans.onlyDifferences',
  'plans.nothing',
  'plans.unlimited',
] as const

export type PlanFinderWords = Words<typeof planFinderMicrocopy>

export const kindKeys = {
  data: 'plans.kindData',
  calls: 'plans.kindCalls',
  all: 'plans.kindAll',
} as const
