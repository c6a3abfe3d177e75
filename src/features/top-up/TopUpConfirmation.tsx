import { useEffect, useRef } from 'react'
import { fill } from '../../i18n/fill.ts'
import { formatEuro } from '../../lib/money.ts'
import { formatPhoneNumber } from '../../lib/phone-number.ts'
import { Button } from '../../ui/Button.tsx'
import { FailureNotice } from './FailureNotice.tsx'
import type { TopUpWords } from './TopUp.island.tsx'
import type { Screen } from './top-up.store.ts'

interface Props {
  words: TopUpWords
  screen: Extract<Screen, { name: 'confirm' | 'paying' | 'leaving' }>
  onPay: () => void
  onChange: () => void
}

/** Everything once more before the button that pays. */
export function TopUpConfirmation({ words, screen, onPay, onChange }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { phoneNumber, amountInCents } = screen.topUp
  const isPaying = screen.name !== 'confirm'
  return (
    <div className="form-card">
      <h2 className="form-title" ref={heading} tabIndex={-1}>
        {words['topUp.confirmTitle']}
      </h2>
      {screen.name === 'confirm' && screen.failure && (
        <FailureNotice failure={screen.failure} words={words} />
      )}
      <dl className="summary">
        <div>
          <dt>{words['topUp.phone']}</dt>
          <dd>{formatPhoneNumber(phoneNumber)}</dd>
        </div>
        <div>
          <dt>{words['topUp.sum']}</dt>
          <dd>{formatEuro(amountInCents)}</dd>
        </div>
        <div>
          <dt>{words['topUp.method']}</dt>
          <dd>{words['topUp.card']}</dd>
        </div>
      </dl>
      <p className="field-hint">{words['topUp.vatIncluded']}</p>
      <Button
        size="lg"
        isFullWidthOnMobile
        isFullWidthOnTablet
        isFullWidthOnDesktop
        busyLabel={isPaying ? words['topUp.paying'] : undefined}
        onClick={onPay}
      >
        {fill(words['topUp.pay'], { sum: formatEuro(amountInCents) })}
      </Button>
      <Button type="text" disabled={isPaying} onClick={onChange}>
        {words['topUp.change']}
      </Button>
    </div>
  )
}
