import { memo } from 'react'
import { fill } from '../../i18n/fill.ts'
import { formatEuro } from '../../lib/money.ts'
import { ChoiceCards } from '../../ui/ChoiceCards.tsx'
import { Field } from '../../ui/Field.tsx'
import type { TopUpDraftWords } from './top-up-draft.microcopy.ts'
import { isOwnSum, type Limits, ownSumValue, type SumDraft, sumValue } from './top-up-draft.ts'
import { rangeInWords } from './top-up-draft-words.ts'

interface Props extends SumDraft {
  limits: Limits
  words: TopUpDraftWords
  idPrefix: string
  /** What is wrong with the own sum. */
  error: string | undefined
  onSum: (sum: Partial<SumDraft>) => void
}

/** One of the preset sums or an own one. Kept while another field is typed in: a slow phone would be late with each digit. */
export const SumChoice = memo(function SumChoice({
  limits,
  sumIndex,
  ownSum,
  words,
  idPrefix,
  error,
  onSum,
}: Props) {
  const isOwn = isOwnSum({ sumIndex, ownSum }, limits)
  return (
    <>
      <ChoiceCards
        name={`${idPrefix}-sum`}
        legend={words['topUp.sum']}
        choices={[
          ...limits.presets.map((sum, index) => ({ value: String(index), label: formatEuro(sum) })),
          { value: ownSumValue, label: words['topUp.otherSum'] },
        ]}
        value={isOwn ? ownSumValue : String(sumIndex)}
        onChange={(value) => onSum({ sumIndex: sumValue(value) })}
      />
      {isOwn && (
        <Field
          name={`${idPrefix}-own-sum`}
          label={words['topUp.ownSum']}
          hint={fill(words['topUp.ownSumHint'], rangeInWords(limits))}
          error={error}
          unit="EUR"
          inputMode="decimal"
          autoComplete="off"
          maxLength={40}
          value={ownSum}
          onChange={({ target }) => onSum({ sumIndex: undefined, ownSum: target.value })}
        />
      )}
    </>
  )
})
