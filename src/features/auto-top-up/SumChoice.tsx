import { fill } from '../../i18n/fill.ts'
import { formatEuro } from '../../lib/money.ts'
import type { Limits } from '../../lib/top-up-draft.ts'
import { ChoiceCards } from '../../ui/ChoiceCards.tsx'
import { Field } from '../../ui/Field.tsx'
import type { AutoTopUpWords } from './AutoTopUp.island.tsx'
import type { Draft } from './auto-top-up.ts'

interface Props {
  limits: Limits
  draft: Draft
  words: AutoTopUpWords
  idPrefix: string
  error: string | undefined
  onDraft: (draft: Draft) => void
}

const ownSum = 'own'

/** One of the preset sums or an own one. */
export function SumChoice({ limits, draft, words, idPrefix, error, onDraft }: Props) {
  const isOwnSum = draft.sumIndex === undefined || limits.presets[draft.sumIndex] === undefined
  const range = { minimum: formatEuro(limits.minimum), maximum: formatEuro(limits.maximum) }
  return (
    <>
      <ChoiceCards
        name={`${idPrefix}-sum`}
        legend={words['topUp.sum']}
        choices={[
          ...limits.presets.map((sum, index) => ({ value: String(index), label: formatEuro(sum) })),
          { value: ownSum, label: words['topUp.otherSum'] },
        ]}
        value={isOwnSum ? ownSum : String(draft.sumIndex)}
        onChange={(value) => onDraft({ ...draft, sumIndex: value === ownSum ? undefined : Number(value) })}
      />
      {isOwnSum && (
        <Field
          name={`${idPrefix}-own-sum`}
          label={words['topUp.ownSum']}
          hint={fill(words['topUp.ownSumHint'], range)}
          error={error}
          unit="EUR"
          inputMode="decimal"
          autoComplete="off"
          maxLength={40}
          value={draft.ownSum}
          onChange={({ target }) => onDraft({ ...draft, sumIndex: undefined, ownSum: target.value })}
        />
      )}
    </>
  )
}
