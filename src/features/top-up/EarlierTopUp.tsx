import { fill } from '../../i18n/fill.ts'
import { type Cents, formatEuro } from '../../lib/money.ts'
import { formatPhoneNumber } from '../../lib/phone-number.ts'
import { EarlierAttempt, type Way } from '../../ui/EarlierAttempt.tsx'
import type { Earlier } from './earlier-top-up.ts'
import { methodName } from './payment-words.ts'
import type { TopUpWords } from './top-up.microcopy.ts'

interface Props {
  words: TopUpWords
  earlier: Earlier
  /** What is about to be paid as well. */
  amountInCents: Cents
  isChecking: boolean
  onCheck: () => Promise<void>
  onShow: () => void
  onPayBeside: () => Promise<void>
}

const textKeys = {
  paid: 'topUp.earlierPaid',
  pending: 'topUp.earlierPending',
  unknown: 'topUp.earlierUnknown',
} as const

/** An earlier top-up that may be paid, or is: the person decides, in place of the button that pays. */
export function EarlierTopUp(props: Props) {
  const { words, earlier, amountInCents, isChecking, onCheck, onShow, onPayBeside } = props
  const { standing, method, phoneNumber, paymentReference } = earlier
  const sum = formatEuro(amountInCents)
  const number = phoneNumber && formatPhoneNumber(phoneNumber)
  // Neither its reference nor its number is known: the operator can't be asked about it.
  const canCheck = standing !== 'paid' && (paymentReference ?? number) !== undefined
  const ways: Way[] = [
    ...(canCheck
      ? [
          {
            label: words['topUp.earlierCheck'],
            busyLabel: isChecking ? words['topUp.earlierChecking'] : undefined,
            onChoose: () => void onCheck(),
          },
        ]
      : []),
    ...(paymentReference === undefined ? [] : [{ label: words['topUp.earlierShow'], onChoose: onShow }]),
    { label: fill(words['topUp.payBeside'], { sum }), onChoose: () => void onPayBeside() },
  ]
  return (
    <EarlierAttempt
      title={fill(words['topUp.earlierTitle'], { sum: formatEuro(earlier.amountInCents) })}
      ways={ways}
    >
      <p>{[number, methodName(words, method)].filter(Boolean).join(', ')}</p>
      <p>{fill(words[textKeys[standing]], { sum })}</p>
    </EarlierAttempt>
  )
}
