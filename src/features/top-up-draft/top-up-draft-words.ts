import { fill } from '../../i18n/fill.ts'
import { formatEuro } from '../../lib/money.ts'
import type { TopUpDraftWords } from './top-up-draft.microcopy.ts'
import { isOwnSum, type Limits, type PhoneProblem, type SumDraft, type SumProblem } from './top-up-draft.ts'

const phoneKeys = {
  missing: 'topUp.phoneMissing',
  invalid: 'topUp.phoneInvalid',
  notOurs: 'topUp.phoneNotOurs',
  blocked: 'topUp.phoneBlocked',
  otherLine: 'topUp.phoneOtherLine',
  unknown: 'topUp.phoneUnknown',
} as const
const sumKeys = {
  missing: 'topUp.sumMissing',
  invalid: 'topUp.sumInvalid',
  tooSmall: 'topUp.sumTooSmall',
  tooLarge: 'topUp.sumTooLarge',
} as const

/** What is said at the number's field; undefined where nothing is wrong. */
export const phoneErrorInWords = (
  problem: PhoneProblem | undefined,
  words: TopUpDraftWords,
): string | undefined => problem && words[phoneKeys[problem]]

/** A preset is never wrong: a user who chooses one has mended the sum. */
export const sumErrorInWords = (
  problem: SumProblem | undefined,
  draft: SumDraft,
  limits: Limits,
  words: TopUpDraftWords,
): string | undefined =>
  problem && isOwnSum(draft, limits) ? fill(words[sumKeys[problem]], rangeInWords(limits)) : undefined

/** The least and the most, for a text that names both. */
export const rangeInWords = ({ minimum, maximum }: Limits) => ({
  minimum: formatEuro(minimum),
  maximum: formatEuro(maximum),
})
