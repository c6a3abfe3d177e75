import type { PaymentReport } from '../merchant.ts'

/** A card that the acquirer knows; it takes no other. */
export interface TestCard {
  number: string
  name: string
  /** Asks on a second page, 3-D Secure, whether the holder agrees. */
  secure: boolean
  /** What the operator receives, for a secure card once the holder has agreed. */
  report: PaymentReport
  /** How long after paying the operator is informed. */
  delayInSeconds: number
}

const refused = (reason: Extract<PaymentReport, { outcome: 'refused' }>['reason']) =>
  ({ outcome: 'refused', reason }) as const
const paid = { outcome: 'paid' } as const

export const testCards: readonly TestCard[] = [
  { number: '4242424242424242', name: 'paid', secure: false, report: paid, delayInSeconds: 2 },
  {
    number: '4000000000009995',
    name: 'refused: insufficient funds',
    secure: false,
    report: refused('insufficientFunds'),
    delayInSeconds: 2,
  },
  {
    number: '4000000000000069',
    name: 'refused: card expired',
    secure: false,
    report: refused('cardExpired'),
    delayInSeconds: 2,
  },
  {
    number: '4000000000003220',
    name: '3-D Secure: paid, refused or left, as you choose on its page',
    secure: true,
    report: paid,
    delayInSeconds: 2,
  },
  {
    number: '4000008400001629',
    name: '3-D Secure: refused by the bank even when you agree',
    secure: true,
    report: refused('authenticationFailed'),
    delayInSeconds: 2,
  },
  {
    number: '4000000000000259',
    name: 'slow: confirmed after a minute',
    secure: false,
    report: paid,
    delayInSeconds: 60,
  },
  {
    number: '4000000000000341',
    name: 'late: confirmed after 20 minutes, when the payment has expired',
    secure: false,
    report: paid,
    delayInSeconds: 20 * 60,
  },
]

export const notAuthenticated: PaymentReport = refused('authenticationFailed')

/** `4242 4242 4242 4242` */
export const formatCardNumber = (number: string): string => number.replace(/(.{4})(?=.)/g, '$1 ')

/** The card of a typed number, blanks and dashes aside. */
export const findTestCard = (typed: string): TestCard | undefined =>
  testCards.find(({ number }) => number === typed.replace(/[\s-]/g, ''))

/** The test card that a saved card's last digits represent; one that is none of them is paid. */
export const testCardOf = (lastDigits: string): TestCard | undefined =>
  testCards.find(({ number }) => number.endsWith(lastDigits)) ?? testCards[0]
