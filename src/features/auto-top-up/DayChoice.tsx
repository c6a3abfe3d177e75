import type { Language } from '../../i18n/language.ts'
import { Field } from '../../ui/Field.tsx'
import type { AutoTopUpWords } from './auto-top-up.microcopy.ts'
import { type Draft, newCard, readDay } from './auto-top-up.ts'
import { FirstPayment } from './FirstPayment.tsx'

interface Props {
  draft: Draft
  today: string
  words: AutoTopUpWords
  language: Language
  idPrefix: string
  error: string | undefined
  onDraft: (draft: Draft) => void
}

/** The day of the month, typed in two figures, with the date that it comes to. */
export function DayChoice({ draft, today, words, language, idPrefix, error, onDraft }: Props) {
  return (
    <div className="day-choice grid gap-[6px]">
      <Field
        name={`${idPrefix}-day`}
        label={words['autoTopUp.day']}
        hint={words['autoTopUp.dayHint']}
        error={error}
        inputMode="numeric"
        autoComplete="off"
        maxLength={2}
        value={draft.day}
        onChange={({ target }) => onDraft({ ...draft, day: target.value })}
      />
      <FirstPayment
        isPaidNow={draft.card === newCard}
        dayOfMonth={readDay(draft.day)}
        {...{ today, words, language }}
      />
    </div>
  )
}
