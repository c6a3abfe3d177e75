import { useEffect, useRef, useState } from 'react'
import { fill } from '../../i18n/fill.ts'
import { formatEuro } from '../../lib/money.ts'
import { formatPhoneNumber, parsePhoneNumber } from '../../lib/phone-number.ts'
import type { Limits } from '../../lib/top-up-draft.ts'
import { Button } from '../../ui/Button.tsx'
import { ChoiceCards } from '../../ui/ChoiceCards.tsx'
import { ErrorSummary } from '../../ui/ErrorSummary.tsx'
import { Field } from '../../ui/Field.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { useErrorTitle } from '../../ui/use-error-title.ts'
import { FailureNotice } from './FailureNotice.tsx'
import type { TopUpWords } from './TopUp.island.tsx'
import type { Screen } from './top-up.store.ts'
import type { Draft, Problems } from './top-up.ts'
import { ownSumValue, sumValue } from './typed-draft.ts'

interface Props {
  words: TopUpWords
  limits: Limits
  screen: Extract<Screen, { name: 'form' | 'checking' }>
  draft: Draft
  onDraft: (draft: Draft) => void
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
  const { words, limits, screen, draft, onDraft, onReview, idPrefix = 'topup' } = props
  const problems: Problems = screen.name === 'form' ? screen.problems : {}
  const range = { minimum: formatEuro(limits.minimum), maximum: formatEuro(limits.maximum) }
  const isOwnSum = draft.sumIndex === undefined || limits.presets[draft.sumIndex] === undefined
  const phoneError = problems.phone && words[phoneKeys[problems.phone]]
  // A preset is never wrong: whoever chooses one has mended the sum.
  const sumError = isOwnSum && problems.sum ? fill(words[sumKeys[problems.sum]], range) : undefined
  const errors = [
    ...(phoneError ? [{ field: `${idPrefix}-phone`, message: phoneError }] : []),
    ...(sumError ? [{ field: `${idPrefix}-own-sum`, message: sumError }] : []),
  ]
  useErrorTitle(errors.length > 0, words['document.errorPrefix'])
  const [attempt, setAttempt] = useState(0)
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
    setAttempt(attempt + 1)
    showInOneForm()
    onReview(draft)
  }

  return (
    // Sent before script runs, a form of this method goes nowhere: the number must not get into an address.
    <form
      className="form-card"
      method="dialog"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      {/* Each attempt has a summary of its own, which takes focus. */}
      {errors.length > 0 && (
        <ErrorSummary key={attempt} title={words['errorSummary.title']} errors={errors} />
      )}
      {screen.name === 'form' && screen.failure && <FailureNotice failure={screen.failure} words={words} />}
      <Field
        ref={phone}
        name={`${idPrefix}-phone`}
        label={words['topUp.phone']}
        hint={words['topUp.phoneHint']}
        error={phoneError}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={40}
        value={draft.phone}
        onChange={({ target }) => onDraft({ ...draft, phone: target.value })}
        onBlur={showInOneForm}
      />
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
      <div className="field">
        <p className="field-label">{words['topUp.method']}</p>
        <p className="method-row">
          <Icon name="card" size="lg" />
          <span>
            <b>{words['topUp.card']}</b>
            <br />
            <span className="field-hint">{words['topUp.cardDescription']}</span>
          </span>
        </p>
      </div>
      <Button
        submit
        size="lg"
        isFullWidthOnMobile
        isFullWidthOnTablet
        isFullWidthOnDesktop
        busyLabel={screen.name === 'checking' ? words['topUp.checking'] : undefined}
      >
        {words['topUp.continue']}
      </Button>
    </form>
  )
}
