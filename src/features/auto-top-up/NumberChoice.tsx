import { formatPhoneNumber } from '../../lib/phone-number.ts'
import { ChoiceCards } from '../../ui/ChoiceCards.tsx'
import { PhoneField } from '../../ui/PhoneField.tsx'
import type { AutoTopUpWords } from './auto-top-up.microcopy.ts'
import { type Draft, type Facts, otherNumber } from './auto-top-up.ts'

interface Props {
  facts: Facts
  draft: Draft
  words: AutoTopUpWords
  idPrefix: string
  error: string | undefined
  onDraft: (draft: Draft) => void
}

/** One of the account's numbers or another; a change stays with its number. */
export function NumberChoice({
  facts: { numbers, replaced },
  draft,
  words,
  idPrefix,
  error,
  onDraft,
}: Props) {
  if (replaced) {
    return (
      <div className="field">
        <p className="field-label">{words['topUp.phone']}</p>
        <p className="font-display font-[600] text-[1.1875rem]/[1.3] figures">
          {formatPhoneNumber(replaced.phoneNumber)}
        </p>
      </div>
    )
  }
  const isOther = draft.number === otherNumber
  return (
    <>
      <div className="choice-rows">
        <ChoiceCards
          name={`${idPrefix}-number`}
          legend={words['autoTopUp.number']}
          choices={[
            ...numbers.map((number) => ({ value: number, label: formatPhoneNumber(number) })),
            { value: otherNumber, label: words['autoTopUp.otherNumber'] },
          ]}
          value={draft.number}
          error={isOther ? undefined : error}
          onChange={(number) => onDraft({ ...draft, number })}
        />
      </div>
      {isOther && (
        <PhoneField
          name={`${idPrefix}-phone`}
          label={words['topUp.phone']}
          hint={words['topUp.phoneHint']}
          error={error}
          value={draft.otherPhone}
          onWrite={(otherPhone) => onDraft({ ...draft, otherPhone })}
        />
      )}
    </>
  )
}
