import { type ComponentType, type RefObject, useEffect, useRef, useState } from 'react'
import { fill } from '../../i18n/fill.ts'
import type { Language } from '../../i18n/language.ts'
import { formatEuro } from '../../lib/money.ts'
import { formatPhoneNumber } from '../../lib/phone-number.ts'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { InView } from '../../ui/InView.tsx'
import { OptionalPart } from '../../ui/OptionalPart.tsx'
import { Summary } from '../../ui/Summary.tsx'
import { UntilOnline } from '../../ui/UntilOnline.tsx'
import { CardName, maskOf } from '../saved-cards/card.tsx'
import { AskFirst } from '../unfinished/AskFirst.tsx'
import { EarlierTopUp } from './EarlierTopUp.tsx'
import { FailureNotice } from './FailureNotice.tsx'
import type { Extras } from './payment.ts'
import { paymentName } from './payment-words.ts'
import type { TopUpWords } from './top-up.microcopy.ts'
import type { Failure, Screen } from './top-up.store.ts'
import type { WalletButtonProps } from './wallet-button-props.ts'

interface Props {
  words: TopUpWords
  language: Language
  screen: Extract<Screen, { name: 'confirm' | 'paying' | 'leaving' }>
  /** The wallets' own buttons. The gallery has none: no wallet is ready there. */
  WalletButton?: ComponentType<WalletButtonProps>
  /** Someone is signed in, who may keep a card for the next time. */
  isCustomer: boolean
  onPay: (extras?: Extras) => Promise<boolean>
  onCheckEarlier: () => Promise<void>
  onShowEarlier: () => void
  onPayBeside: (extras?: Extras) => Promise<void>
  onFail: (failure: Failure) => void
  onChange: () => void
  idPrefix?: string
}

const hintKeys = {
  card: 'topUp.cardDescription',
  savedCard: 'topUp.savedCardDescription',
  bankLink: 'topUp.bankDescription',
  googlePay: undefined,
  applePay: undefined,
} as const

/** Everything once more before the button that pays. */
export function TopUpConfirmation(props: Props) {
  const { words, language, screen, isCustomer, onPay, onPayBeside, onChange, idPrefix = 'topup' } = props
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const [isCardKept, setCardKept] = useState(false)
  // Where another attempt is asked about first, the button that comes after the answer is pressed by the person.
  const isAgreed = useRef(screen.name === 'confirm' && screen.isAgreed === true)
  useEffect(() => {
    isAgreed.current = false
  }, [])
  const { topUp, payment } = screen
  const isPaying = screen.name !== 'confirm'
  const extras: Extras = isCardKept ? { saveCard: true } : {}
  const hintKey = hintKeys[payment.method]
  return (
    <div className="form-card">
      <h2 className="form-title" ref={heading} tabIndex={-1}>
        {words['topUp.confirmTitle']}
      </h2>
      {screen.name === 'confirm' && screen.failure && (
        <UntilOnline failure={screen.failure}>
          <InView>
            <FailureNotice failure={screen.failure} words={words}>
              <p>{words['topUp.chargedOnce']}</p>
            </FailureNotice>
          </InView>
        </UntilOnline>
      )}
      <Summary
        facts={[
          [words['topUp.phone'], formatPhoneNumber(topUp.phoneNumber)],
          [words['topUp.sum'], formatEuro(topUp.amountInCents)],
          [
            words['topUp.method'],
            payment.method === 'savedCard' ? (
              <CardName key="card" masked={maskOf(payment.card)} words={words} />
            ) : (
              paymentName(words, payment)
            ),
          ],
        ]}
      />
      <p className="field-hint">
        {words['topUp.vatIncluded']} {hintKey && words[hintKey]}
        {payment.method !== 'bankLink' && ` ${words['fact.acquirer']}.`}
      </p>
      {payment.method === 'card' && isCustomer && (
        <Checkbox
          name={`${idPrefix}-save-card`}
          label={words['topUp.saveCard']}
          checked={isCardKept}
          disabled={isPaying}
          onChange={({ target }) => setCardKept(target.checked)}
        />
      )}
      {screen.name === 'confirm' && screen.earlier ? (
        <EarlierTopUp
          words={words}
          earlier={screen.earlier}
          amountInCents={topUp.amountInCents}
          isChecking={screen.isChecking === true}
          onCheck={props.onCheckEarlier}
          onShow={props.onShowEarlier}
          onPayBeside={() => onPayBeside(extras)}
        />
      ) : (
        <AskFirst
          own="topUp"
          language={language}
          loadingLabel={words['topUp.checking']}
          failed={words['trouble.partNotLoaded']}
          tryAgain={words['topUp.tryAgain']}
          isBusy={isPaying}
        >
          <PayButton {...props} isAgreed={isAgreed} onPay={(more) => onPay({ ...more, ...extras })} />
        </AskFirst>
      )}
      <Button type="text" disabled={isPaying} onClick={onChange}>
        {words['topUp.change']}
      </Button>
    </div>
  )
}

/** A wallet is paid with by its own button, as its owner demands; while it is under way, ours says so. */
function PayButton({
  words,
  language,
  screen,
  WalletButton,
  isAgreed,
  onPay,
  onFail,
}: Pick<Props, 'words' | 'language' | 'screen' | 'WalletButton' | 'onPay' | 'onFail'> & {
  isAgreed: RefObject<boolean>
}) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as it comes.
  useEffect(() => {
    if (isAgreed.current) void onPay()
  }, [])
  const { topUp, payment } = screen
  const isPaying = screen.name !== 'confirm'
  const isWallet = payment.method === 'googlePay' || payment.method === 'applePay'
  if (isWallet && !isPaying)
    return (
      WalletButton && (
        <OptionalPart>
          <WalletButton
            payment={payment}
            amountInCents={topUp.amountInCents}
            language={language}
            onPay={onPay}
            onFail={onFail}
          />
        </OptionalPart>
      )
    )
  return (
    <Button isWide busyLabel={isPaying ? words['topUp.paying'] : undefined} onClick={() => void onPay()}>
      {fill(words['topUp.pay'], { sum: formatEuro(topUp.amountInCents) })}
    </Button>
  )
}
