import { fill } from '../../i18n/fill.ts'
import type { Language } from '../../i18n/language.ts'
import type { AutoTopUpWords } from './auto-top-up.microcopy.ts'
import { type Draft, newCard } from './auto-top-up.ts'
import { FirstPayment } from './FirstPayment.tsx'

interface Props {
  draft: Draft
  today: string
  words: AutoTopUpWords
  language: Language
  idPrefix: string
  onDraft: (draft: Draft) => void
}

const days = Array.from({ length: 31 }, (_, index) => index + 1)

/** The day of the month, with the date that it comes to. */
export function DayChoice({ draft, today, words, language, idPrefix, onDraft }: Props) {
  const { dayOfMonth, card } = draft
  return (
    <div className="field">
      <label className="field-label" htmlFor={`${idPrefix}-day`}>
        {words['autoTopUp.day']}
      </label>
      <select
        id={`${idPrefix}-day`}
        className="field-control"
        value={dayOfMonth}
        aria-describedby={`${idPrefix}-date`}
        onChange={({ target }) => onDraft({ ...draft, dayOfMonth: Number(target.value) })}
      >
        {days.map((day) => (
          <option key={day} value={day}>
            {fill(words['autoTopUp.dayOfMonth'], { day })}
          </option>
        ))}
      </select>
      <FirstPayment
        id={`${idPrefix}-date`}
        isPaidNow={card === newCard}
        {...{ today, dayOfMonth, words, language }}
      />
    </div>
  )
}
