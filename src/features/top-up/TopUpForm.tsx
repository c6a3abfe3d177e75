import { useEffect, useRef } from 'react'
import { fill } from '../../i18n/fill.ts'
import { formatEuro } from '../../lib/money.ts'
import { formatPhoneNumber, parsePhoneNumber } from '../../lib/phone-number.ts'
import type { Limits } from '../../lib/top-up-draft.ts'
import { Button } from '../../ui/Button.tsx'
import { ChoiceCards } from '../../ui/ChoiceCards.tsx'
import { Field } from '../../ui/Field.tsx'
import { Form } from '../../ui/Form.tsx'
import { PhoneField } from '../../ui/PhoneField.tsx'
import type { BankChoice as BankChoiceComponent } from './BankChoice.tsx'
import { FailureNotice } from './FailureNotice.tsx'
import type { OwnNumbers as OwnNumbersComponent } from './OwnNumbers.tsx'
import { PaymentChoice } from './PaymentChoice.tsx'
import { type Choice, chosenOption, type Option } from './payment-choice.ts'
import type { TopUpWords } from './TopUp.island.tsx'
import type { Banks, Screen } from './top-up.store.ts'
import type { Draft, Problems } from './top-up.ts'
import { ownSumValue, sumValue } from './typed-draft.ts'

interface Props {
  words: TopUpWords
  limits: Limits
  screen: Extract<Screen, { name: 'form' | 'checking' }>
  draft: Draft
  options: readonly Option[]
  banks: Banks
  /** Loaded once the bank link is chosen. */
  BankChoice?: typeof BankChoiceComponent | undefined
  /** Loaded where somebody is signed in. */
  OwnNumbers?: typeof OwnNumbersComponent | undefined
  onDraft: (draft: Draft) => void
  /** A way to pay is chosen; what it needs may be loaded. */
  onChoose: (choice: Choice) => void
  onReview: (draft: Draft) => void
  /** Begins the fields' ids, which are unique in a page. */
  idPrefix?: string
}

const phoneKeys = {
  missing: 'topUp.phoneMissing',
  invalid: 'topUp.phoneInvalid',
  notOurs: 'topUp.phoneNotOurs',
  blocked: 'topUp.phoneBlocked',
  otherLine: 'topUp.phoneOtherLine',
} as const
const sumKeys = {
  missing: 'topUp.sumMissing',
  invalid: 'topUp.sumInvalid',
  tooSmall: 'topUp.sumTooSmall',
  tooLarge: 'topUp.sumTooLarge',
} as const

export function TopUpForm(props: Props) {
  const { words, limits, options, banks, screen, draft, onDraft, onChoose, onReview } = props
  const { BankChoice, OwnNumbers, idPrefix = 'topup' } = props
  const problems: Problems = screen.name === 'form' ? screen.problems : {}
  const range = { minimum: formatEuro(limits.minimum), maximum: formatEuro(limits.maximum) }
  const isOwnSum = draft.sumIndex === undefined || limits.presets[draft.sumIndex] === undefined
  const phoneError = problems.phone && words[phoneKeys[problems.phone]]
  // A preset is never wrong: whoever chooses one has mended the sum.
  const sumError = isOwnSum && problems.sum ? fill(words[sumKeys[problems.sum]], range) : undefined
  const isBankLink = chosenOption(options, draft.choice)?.choice.method === 'bankLink'
  const bankError =
    isBankLink && problems.bank && !draft.choice?.bankId ? words['topUp.bankMissing'] : undefined
  const errors = [
    ...(phoneError ? [{ field: `${idPrefix}-phone`, message: phoneError }] : []),
    ...(sumError ? [{ field: `${idPrefix}-own-sum`, message: sumError }] : []),
    ...(bankError ? [{ field: `${idPrefix}-bank`, message: bankError }] : []),
  ]
  const phone = useRef<HTMLInputElement>(null)
  const isReturned = screen.name === 'form' && screen.isReturned === true
  useEffect(() => {
    if (isReturned) phone.current?.focus()
  }, [isReturned])

  const showInOneForm = () => {
    const number = parsePhoneNumber(draft.phone)
    if (number) onDraft({ ...draft, phone: formatPhoneNumber(number) })
  }
  const submit = () => {
    showInOneForm()
    onReview(draft)
  }

  return (
    <Form errors={errors} words={words} onSubmit={submit}>
      {screen.name === 'form' && screen.failure && <FailureNotice failure={screen.failure} words={words} />}
      <PhoneField
        ref={phone}
        name={`${idPrefix}-phone`}
        label={words['topUp.phone']}
        hint={words['topUp.phoneHint']}
        error={phoneError}
        value={draft.phone}
        onWrite={(phone) => onDraft({ ...draft, phone })}
      />
      {OwnNumbers && (
        <OwnNumbers words={words} phone={draft.phone} onChoose={(phone) => onDraft({ ...draft, phone })} />
      )}
      <ChoiceCards
        name={`${idPrefix}-sum`}
        legend={words['topUp.sum']}
        choices={[
          ...limits.presets.map((sum, index) => ({ value: String(index), label: formatEuro(sum) })),
          { value: ownSumValue, label: words['topUp.otherSum'] },
        ]}
        value={isOwnSum ? ownSumValue : String(draft.sumIndex)}
        onChange={(value) => onDraft({ ...draft, sumIndex: sumValue(value) })}
      />
      {isOwnSum && (
        <Field
          name={`${idPrefix}-own-sum`}
          label={words['topUp.ownSum']}
          hint={fill(words['topUp.ownSumHint'], range)}
          error={sumError}
          unit="EUR"
          inputMode="decimal"
          autoComplete="off"
          maxLength={40}
          value={draft.ownSum}
          onChange={({ target }) => onDraft({ ...draft, sumIndex: undefined, ownSum: target.value })}
        />
      )}
      <PaymentChoice
        name={`${idPrefix}-method`}
        words={words}
        options={options}
        choice={draft.choice}
        onChoose={(choice) => {
          onDraft({ ...draft, choice: { ...choice, bankId: draft.choice?.bankId } })
          onChoose(choice)
        }}
      />
      {isBankLink && BankChoice && (
        <BankChoice
          name={`${idPrefix}-bank`}
          words={words}
          banks={banks}
          bankId={draft.choice?.bankId}
          error={bankError}
          onChoose={(bankId) => onDraft({ ...draft, choice: { method: 'bankLink', bankId } })}
          onAskAgain={() => onChoose({ method: 'bankLink' })}
        />
      )}
      <Button submit isWide busyLabel={screen.name === 'checking' ? words['topUp.checking'] : undefined}>
        {words['topUp.continue']}
      </Button>
    </Form>
  )
}
