import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'
import { fill } from '../../i18n/fill.ts'
import { formatEuro } from '../../lib/money.ts'
import { formatPhoneNumber, parsePhoneNumber } from '../../lib/phone-number.ts'
import { Button } from '../../ui/Button.tsx'
import { ChoiceCards } from '../../ui/ChoiceCards.tsx'
import { ErrorSummary } from '../../ui/ErrorSummary.tsx'
import { Field } from '../../ui/Field.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { FailureNotice } from './FailureNotice.tsx'
import type { TopUpWords } from './TopUp.island.tsx'
import { $draft } from './top-up.state.ts'
import type { Screen } from './top-up.store.ts'
import { type Draft, firstDraft, type Limits, type Problems } from './top-up.ts'

interface Props {
  words: TopUpWords
  limits: Limits
  screen: Extract<Screen, { name: 'form' | 'checking' }>
  onReview: (draft: Draft) => void
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
const ownSum = 'own'

export function TopUpForm({ words, limits, screen, onReview }: Props) {
  const draft = useStore($draft, { ssr: () => firstDraft })
  const problems: Problems = screen.name === 'form' ? screen.problems : {}
  const range = { minimum: formatEuro(limits.minimum), maximum: formatEuro(limits.maximum) }
  const phoneError = problems.phone && words[phoneKeys[problems.phone]]
  const sumError = problems.sum && fill(words[sumKeys[problems.sum]], range)
  const isOwnSum = draft.sumIndex === undefined || limits.presets[draft.sumIndex] === undefined
  const errors = [
    ...(phoneError ? [{ field: 'topup-phone', message: phoneError }] : []),
    ...(sumError ? [{ field: isOwnSum ? 'topup-own-sum' : 'topup-sum', message: sumError }] : []),
  ]
  useErrorTitle(errors.length > 0, words['document.errorPrefix'])

  const showInOneForm = () => {
    const number = parsePhoneNumber(draft.phone)
    if (number) $draft.set({ ...draft, phone: formatPhoneNumber(number) })
  }

  return (
    <form
      className="form-card"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onReview(draft)
      }}
    >
      {/* A new attempt is a new summary, which takes focus again. */}
      {errors.length > 0 && (
        <ErrorSummary key={JSON.stringify(problems)} title={words['errorSummary.title']} errors={errors} />
      )}
      {screen.name === 'form' && screen.failure && <FailureNotice failure={screen.failure} words={words} />}
      <Field
        name="topup-phone"
        label={words['topUp.phone']}
        hint={words['topUp.phoneHint']}
        error={phoneError}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={40}
        value={draft.phone}
        onChange={({ target }) => $draft.set({ ...draft, phone: target.value })}
        onBlur={showInOneForm}
      />
      <ChoiceCards
        name="topup-sum"
        legend={words['topUp.sum']}
        choices={[
          ...limits.presets.map((sum, index) => ({ value: String(index), label: formatEuro(sum) })),
          { value: ownSum, label: words['topUp.otherSum'] },
        ]}
        value={isOwnSum ? ownSum : String(draft.sumIndex)}
        onChange={(value) => $draft.set({ ...draft, sumIndex: value === ownSum ? undefined : Number(value) })}
        error={isOwnSum ? undefined : sumError}
      />
      {isOwnSum && (
        <Field
          name="topup-own-sum"
          label={words['topUp.ownSum']}
          hint={fill(words['topUp.ownSumHint'], range)}
          error={sumError}
          unit="EUR"
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          value={draft.ownSum}
          onChange={({ target }) => $draft.set({ ...draft, sumIndex: undefined, ownSum: target.value })}
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

/** Says in the document's title that something is wrong, as long as it is. */
function useErrorTitle(isWrong: boolean, prefix: string) {
  const title = useRef<string>(undefined)
  useEffect(() => {
    title.current ??= document.title
    document.title = isWrong ? `${prefix} ${title.current}` : title.current
  }, [isWrong, prefix])
}
