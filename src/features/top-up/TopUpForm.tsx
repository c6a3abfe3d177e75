import { useCallback, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { fill } from '../../i18n/fill.ts'
import { formatEuro } from '../../lib/money.ts'
import { parsePhoneNumber, writePhoneNumber } from '../../lib/phone-number.ts'
import { Button } from '../../ui/Button.tsx'
import { Form } from '../../ui/Form.tsx'
import { InView } from '../../ui/InView.tsx'
import { later } from '../../ui/later.tsx'
import { OptionalPart } from '../../ui/OptionalPart.tsx'
import { PhoneField } from '../../ui/PhoneField.tsx'
import { UntilOnline } from '../../ui/UntilOnline.tsx'
import { SumChoice } from '../top-up-draft/SumChoice.tsx'
import { type Limits, readSum } from '../top-up-draft/top-up-draft.ts'
import { phoneErrorInWords, sumErrorInWords } from '../top-up-draft/top-up-draft-words.ts'
import { BankChoice } from './BankChoice.tsx'
import { FailureNotice } from './FailureNotice.tsx'
import { PaymentChoice } from './PaymentChoice.tsx'
import { type Choice, chosenOption, type Option } from './payment-choice.ts'
import type { TopUpWords } from './top-up.microcopy.ts'
import type { Banks, Screen } from './top-up.store.ts'
import { type Draft, type Problems, phoneProblemNow } from './top-up.ts'

/** Without them a number is typed, as guests do. */
const OwnNumbers = later(async () => (await import('./customer-parts.ts')).OwnNumbers)

/** On a wide screen, beside the form of a customer. */
const TopUpSummary = later(async () => (await import('./customer-parts.ts')).TopUpSummary)

/** Says once that the part isn't there. */
function Missing({ onMissing }: { onMissing: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once.
  useEffect(onMissing, [])
  return null
}

interface Props {
  words: TopUpWords
  limits: Limits
  screen: Extract<Screen, { name: 'form' | 'checking' }>
  draft: Draft
  options: readonly Option[]
  banks: Banks
  /** A customer is signed in, whose numbers can be chosen. */
  isCustomer?: boolean
  /** What of the draft is another now; one function for good, so that fields that are not typed in stay as they are. */
  onDraft: (change: Partial<Draft>) => void
  /** A way to pay is chosen; what it needs may be loaded. */
  onChoose: (choice: Choice) => void
  /** `isAgreed`: the button said that it pays, and by what. */
  onReview: (draft: Draft, isAgreed?: boolean) => void
  /** Begins the fields' ids, which are unique in a page. */
  idPrefix?: string
}

export function TopUpForm(props: Props) {
  const { words, limits, options, banks, screen, draft, onDraft, onChoose, onReview } = props
  const { isCustomer = false, idPrefix = 'topup' } = props
  const problems: Problems = screen.name === 'form' ? screen.problems : {}
  const failure = screen.name === 'form' ? screen.failure : undefined
  const [leftWith, setLeftWith] = useState<string>()
  // `awaited`: the customer went on before their own number had come.
  const [own, setOwn] = useState<'coming' | 'awaited' | 'known'>('coming')
  const isWaiting = own === 'awaited' && draft.phone === ''
  const phoneError = phoneErrorInWords(phoneProblemNow(draft.phone, problems.phone, leftWith), words)
  const sumError = sumErrorInWords(problems.sum, draft, limits, words)
  const sum = readSum(draft, limits)
  const bankId = draft.choice?.bankId
  const option = chosenOption(options, draft.choice)
  const method = option?.choice.method
  const isBankLink = method === 'bankLink'
  const [isFilledIn, setFilledIn] = useState(false)
  // No number was typed, and all is on the screen: there is nothing to look over once more.
  const isOnePress = method === 'savedCard' && sum.ok && isFilledIn
  const bankError = isBankLink && problems.bank && !bankId ? words['topUp.bankMissing'] : undefined
  const bankField = `${idPrefix}-bank`
  const askBanks = () => onChoose({ method: 'bankLink' })
  const errors = [
    // The summary takes focus, so that it comes by a press only.
    ...(problems.phone && phoneError ? [{ field: `${idPrefix}-phone`, message: phoneError }] : []),
    ...(sumError ? [{ field: `${idPrefix}-own-sum`, message: sumError }] : []),
    ...(bankError ? [{ field: bankField, message: bankError }] : []),
  ]
  const phone = useRef<HTMLInputElement>(null)
  const isReturned = screen.name === 'form' && screen.isReturned === true
  useEffect(() => {
    if (isReturned) phone.current?.focus()
  }, [isReturned])

  const choose = useCallback(
    (choice: Choice) => {
      onDraft({ choice: { ...choice, bankId } })
      onChoose(choice)
    },
    [bankId, onDraft, onChoose],
  )
  const showInOneForm = () => {
    const number = parsePhoneNumber(draft.phone)
    if (number) onDraft({ phone: writePhoneNumber(number) })
  }
  const submit = () => {
    if (isCustomer && draft.phone === '' && own === 'coming') return setOwn('awaited')
    showInOneForm()
    onReview(draft, isOnePress)
  }
  const takeOwn = (current?: string) => {
    setOwn('known')
    // Not under the fingers of who is about to type another.
    const isWanted = isWaiting || document.activeElement !== phone.current
    const filled = current && draft.phone === '' && isWanted ? { phone: current, filledIn: current } : {}
    if ('phone' in filled) {
      setFilledIn(true)
      onDraft(filled)
    }
    if (isWaiting) onReview({ ...draft, ...filled })
  }

  return (
    <Form errors={errors} words={words} onSubmit={submit}>
      <div className="grid gap-gap">
        {failure && (
          <UntilOnline failure={failure}>
            <InView>
              <FailureNotice failure={failure} words={words} />
            </InView>
          </UntilOnline>
        )}
        {isCustomer && (
          <OptionalPart missing={<Missing onMissing={takeOwn} />}>
            <OwnNumbers
              words={words}
              phone={draft.phone}
              onChoose={(phone) => {
                setFilledIn(true)
                onDraft({ phone })
              }}
              onOther={() => {
                // In sight at once, so that it takes focus.
                flushSync(() => {
                  setFilledIn(false)
                  onDraft({ phone: '' })
                })
                phone.current?.focus()
              }}
              onNotOwn={() => setFilledIn(false)}
              onKnown={takeOwn}
            />
          </OptionalPart>
        )}
        {/* An own number needs no field: it is typed where another is wanted, or something is wrong with it. */}
        <div hidden={isFilledIn && !phoneError}>
          <PhoneField
            ref={phone}
            name={`${idPrefix}-phone`}
            label={words['topUp.phone']}
            hint={words['topUp.phoneHint']}
            error={phoneError}
            value={draft.phone}
            onWrite={(phone) => {
              setFilledIn(false)
              onDraft({ phone })
            }}
            onLeave={setLeftWith}
          />
        </div>
        <SumChoice
          limits={limits}
          sumIndex={draft.sumIndex}
          ownSum={draft.ownSum}
          words={words}
          idPrefix={idPrefix}
          error={sumError}
          onSum={onDraft}
        />
        <PaymentChoice
          name={`${idPrefix}-method`}
          words={words}
          options={options}
          choice={draft.choice}
          onChoose={choose}
        />
        {isBankLink && (
          <BankChoice
            name={bankField}
            words={words}
            banks={banks}
            bankId={bankId}
            error={bankError}
            onChoose={(bankId) => onDraft({ choice: { method: 'bankLink', bankId } })}
            onAskAgain={askBanks}
          />
        )}
      </div>
      <div className="top-up-end">
        {isCustomer && (
          <OptionalPart>
            <TopUpSummary
              words={words}
              phone={draft.phone}
              sum={sum.ok ? sum.value : undefined}
              option={option}
            />
          </OptionalPart>
        )}
        <Button
          submit
          isWide
          busyLabel={isWaiting || screen.name === 'checking' ? words['topUp.checking'] : undefined}
        >
          {sum.ok
            ? fill(words[isOnePress ? 'topUp.pay' : 'topUp.continueWith'], { sum: formatEuro(sum.value) })
            : words['topUp.continue']}
        </Button>
      </div>
      {isOnePress && (
        <p className="field-hint">
          {words['topUp.vatIncluded']} {words['topUp.savedCardDescription']} {words['fact.acquirer']}.
        </p>
      )}
    </Form>
  )
}
