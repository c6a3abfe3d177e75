import type { ComponentProps } from 'react'
import type { BankChoice } from '../features/top-up/BankChoice.tsx'
import type { Earlier } from '../features/top-up/earlier-top-up.ts'
import { firstOffer, type Offer, optionsOf } from '../features/top-up/payment-choice.ts'
import type { TopUpConfirmation } from '../features/top-up/TopUpConfirmation.tsx'
import type { TopUpForm } from '../features/top-up/TopUpForm.tsx'
import type { TopUpResultScreen } from '../features/top-up/TopUpResultScreen.tsx'
import { isTopUp, readDraft } from '../features/top-up/top-up.ts'
import type { Limits } from '../features/top-up-draft/top-up-draft.ts'
import { toCents } from '../lib/money.ts'

type FormProps = ComponentProps<typeof TopUpForm>
type FormState = Pick<FormProps, 'screen' | 'draft'> & Partial<Pick<FormProps, 'options'>>
type FormScreen = Extract<FormState['screen'], { name: 'form' }>
type Confirmation = ComponentProps<typeof TopUpConfirmation>['screen']
type ResultScreen = ComponentProps<typeof TopUpResultScreen>['screen']
type Trouble = Extract<ResultScreen, { name: 'failed' }>['trouble']
type Result = Extract<ResultScreen, { name: 'known' }>['result']

export const limits: Limits = {
  presets: [500, 1000, 1500, 2000, 3000].map(toCents),
  minimum: toCents(300),
  maximum: toCents(100_00),
}

const reference = '7K3M9QXW2RTA'
const troubles = {
  'no connection': { kind: 'unknown', reason: 'noConnection', reference },
  'time limit': { kind: 'unknown', reason: 'timeLimit', reference },
  'too many requests': { kind: 'unknown', reason: 'tooManyRequests', retryAfterInSeconds: 60, reference },
  unavailable: { kind: 'unavailable', reference },
  unknown: { kind: 'unknown', reason: 'malformedAnswer', reference },
} satisfies Record<string, Trouble>

/** The same state for each of several things, with their names. */
const each = <Value, State>(of: Record<string, Value>, state: (value: Value) => State): [string, State][] =>
  Object.entries(of).map(([name, value]) => [name, state(value)])

const typed = { phone: '+370 612 34567', sumIndex: undefined, ownSum: '12,50' }
const preset = { ...typed, sumIndex: 1, ownSum: '' }

const offer: Offer = { ...firstOffer, methods: [...firstOffer.methods, 'savedCard', 'googlePay', 'applePay'] }
const device = { googlePay: true, applePay: true }
const cardOf = (lastDigits: string, expiryYear: number) => ({
  variant: 'VISA',
  cardDetailsReference: `card-${lastDigits}`,
  cardInfo: { expiryMonth: 8, expiryYear, holderName: 'RASA UOGIENE', number: `**** ${lastDigits}` },
})
const [card, expired] = [cardOf('4242', 2199), cardOf('0069', 2024)]
const guest = optionsOf(offer, device, 0)
const customer = optionsOf({ ...offer, cards: [card, expired] }, device, Date.UTC(2026, 0))

const bank = (bankId: string, name: string) => ({
  bankId,
  name,
  logoPath: `/api/v1/banklink/logos/${bankId}.svg`,
})
const banks = [bank('gintaro-bankas', 'Gintaro bankas'), bank('upes-unija', 'Upės kredito unija')]
const calm: FormScreen = { name: 'form', problems: {} }

/** The banks of the bank link, apart from their form: the page is long enough. */
export const bankLists: [string, Pick<ComponentProps<typeof BankChoice>, 'banks' | 'bankId' | 'error'>][] = [
  ['loading', { banks: { name: 'loading' }, bankId: undefined }],
  ['chosen', { banks: { name: 'ready', banks }, bankId: 'upes-unija' }],
  [
    'none chosen',
    { banks: { name: 'ready', banks }, bankId: undefined, error: 'Pasirink banką, per kurį mokėsi.' },
  ],
  ['none there', { banks: { name: 'ready', banks: [] }, bankId: undefined }],
  ['no list', { banks: { name: 'failed', failure: troubles.unknown }, bankId: undefined }],
]

/** What is in the way of paying, other than a field or a call without an answer. */
export const obstacles: NonNullable<FormScreen['failure']>[] = [
  { kind: 'nothingOffered' },
  { kind: 'methodUnavailable' },
  { kind: 'bankUnavailable' },
  { kind: 'cardGone' },
  { kind: 'logInRequired' },
  { kind: 'partNotLoaded' },
  { kind: 'walletAbsent', wallet: 'applePay' },
  { kind: 'walletFailed', wallet: 'googlePay' },
]
const wrong = (phone: string, ownSum: string, problems: FormScreen['problems']): FormState => ({
  screen: { name: 'form', problems },
  draft: { phone, sumIndex: undefined, ownSum },
})

export const forms: [string, FormState][] = [
  ['Empty', { screen: { name: 'form', problems: {} }, draft: { ...preset, phone: '' } }],
  ['Own sum', { screen: { name: 'form', problems: {} }, draft: typed }],
  ['Nothing entered', wrong('', '', { phone: 'missing', sum: 'missing' })],
  ['Unreadable', wrong('8 612', 'dešimt', { phone: 'invalid', sum: 'invalid' })],
  ['Not ours, too small', wrong('+370 699 99999', '2,99', { phone: 'notOurs', sum: 'tooSmall' })],
  ['Blocked, too large', wrong('+370 645 67890', '100,01', { phone: 'blocked', sum: 'tooLarge' })],
  ['Other line', { screen: { name: 'form', problems: { phone: 'otherLine' } }, draft: preset }],
  ['Checking', { screen: { name: 'checking' }, draft: preset }],
  ['Every way to pay', { screen: calm, draft: preset, options: guest }],
  ['A customer’s cards', { screen: calm, draft: preset, options: customer }],
  ...each<Trouble, FormState>(troubles, (failure) => ({
    screen: { name: 'form', problems: {}, failure },
    draft: preset,
  })),
]

const topUp = readDraft(typed, limits)
const byCard: Confirmation['payment'] = { method: 'card' }
const byGoogle: Confirmation['payment'] = {
  method: 'googlePay',
  parameters: {
    environment: 'TEST',
    merchantId: '',
    merchantName: 'Uoga',
    gateway: '',
    gatewayMerchantId: '',
    allowedCardNetworks: [],
  },
}
const standings: Record<string, Earlier['standing']> = {
  'an earlier one paid': 'paid',
  'an earlier one pending': 'pending',
  'an earlier one unknown': 'unknown',
}
export const confirmations: [string, Confirmation][] = isTopUp(topUp)
  ? [
      ['Confirmation', { name: 'confirm', topUp, payment: byCard }],
      ['Saved card', { name: 'confirm', topUp, payment: { method: 'savedCard', card } }],
      [
        'Bank link',
        {
          name: 'confirm',
          topUp,
          payment: { method: 'bankLink', bank: bank('upes-unija', 'Upės kredito unija') },
        },
      ],
      ['Google Pay', { name: 'confirm', topUp, payment: byGoogle }],
      [
        'Google Pay, failed',
        { name: 'confirm', topUp, payment: byGoogle, failure: { kind: 'walletFailed', wallet: 'googlePay' } },
      ],
      ['Google Pay, paying', { name: 'paying', topUp, payment: byGoogle }],
      ['Paying', { name: 'paying', topUp, payment: byCard }],
      ...each<Trouble, Confirmation>(troubles, (failure) => ({
        name: 'confirm',
        topUp,
        payment: byCard,
        failure,
      })),
      ...each<Earlier['standing'], Confirmation>(standings, (standing) => ({
        name: 'confirm',
        topUp,
        payment: byCard,
        earlier: {
          idempotencyKey: reference,
          amountInCents: toCents(1000),
          method: 'googlePay',
          phoneNumber: standing === 'unknown' ? undefined : topUp.phoneNumber,
          paymentReference: standing === 'unknown' ? undefined : reference,
          standing,
        },
      })),
    ]
  : []

const payment = {
  paymentReference: '4WQ8-1ZJX-7T0M-C9KE',
  amountInCents: toCents(1250),
  maskedPhoneNumber: '+370 6** **567',
}
const completed = { ...payment, completedAt: Date.UTC(2026, 0, 15, 10, 30) }
const known = (result: Result, { isLate = false, isAsking = false } = {}): ResultScreen => ({
  name: 'known',
  result,
  isLate,
  isAsking,
})
const reasons = ['insufficientFunds', 'cardExpired', 'authenticationFailed', 'other'] as const
const pending: Result = { ...payment, status: 'pending' }
const undecided: Result = { ...completed, status: 'expired', moneyTaken: 'unknown' }

export const results: [string, ResultScreen][] = [
  ['Loading', { name: 'loading' }],
  ['Nothing', { name: 'nothing' }],
  ['Pending', known(pending)],
  ['Pending, late', known(pending, { isLate: true })],
  ['Pending, asking', known(pending, { isLate: true, isAsking: true })],
  ['Paid', known({ ...completed, status: 'paid' })],
  ['Paid, balance known', known({ ...completed, status: 'paid', balanceInCents: toCents(2750) })],
  [
    'Paid, receipt',
    known({
      ...completed,
      status: 'paid',
      paidBy: { method: 'googlePay', detail: 'VISA **** 4242' },
      vat: { rateInPercent: 21, amountInCents: toCents(217) },
    }),
  ],
  ...reasons.map((reason): [string, ResultScreen] => [
    `Refused: ${reason}`,
    known({ ...completed, status: 'refused', reason }),
  ]),
  ['Cancelled', known({ ...completed, status: 'cancelled' })],
  ['Expired, no money taken', known({ ...completed, status: 'expired', moneyTaken: 'no' })],
  ['Expired, unknown', known(undecided)],
  ['Expired, unknown, late', known(undecided, { isLate: true })],
  ...each<Trouble, ResultScreen>(troubles, (trouble) => ({ name: 'failed', trouble, isAsking: false })),
  ['Asking again', { name: 'failed', trouble: troubles.unavailable, isAsking: true }],
]
