import type { ComponentProps } from 'react'
import type { AutoTopUpResultScreen } from '../features/auto-top-up/AutoTopUpResultScreen.tsx'
import type { AutoTopUpScreen } from '../features/auto-top-up/AutoTopUpScreen.tsx'
import { draftFrom, newCard, otherNumber } from '../features/auto-top-up/auto-top-up.ts'
import { toCents } from '../lib/money.ts'
import { parsePhoneNumber } from '../lib/phone-number.ts'

type State = Pick<ComponentProps<typeof AutoTopUpScreen>, 'screen' | 'draft'>
type Facts = Extract<State['screen'], { name: 'form' }>['facts']
type Checked = Extract<State['screen'], { name: 'confirm' }>['checked']
type ResultScreen = ComponentProps<typeof AutoTopUpResultScreen>['screen']
type RecurringPayment = Extract<ResultScreen, { name: 'setUp' }>['recurringPayment']

export const today = '2026-01-15'
const numbers = ['612 34567', '623 45678'].flatMap((number) => parsePhoneNumber(number) ?? [])
const [phoneNumber] = numbers

const card = (reference: string, digits: string, expiryMonth: number, expiryYear: number) => ({
  variant: 'VISA',
  cardDetailsReference: reference,
  cardInfo: { expiryMonth, expiryYear, holderName: 'RASA', number: `**** ${digits}` },
})
const good = card('good', '4242', 9, 2028)
const facts: Facts = {
  numbers,
  cards: [good, card('old', '0069', 11, 2025), card('soon', '9995', 1, 2026)],
  limits: {
    presets: [500, 1000, 1500, 2000, 3000].map(toCents),
    minimum: toCents(300),
    maximum: toCents(100_00),
  },
  isNewCardOffered: true,
  current: [],
  replaced: undefined,
}
const draft = draftFrom(facts, today, undefined)
const earlier = {
  idempotencyKey: 'K',
  amountInCents: toCents(1000),
  dayOfMonth: 15,
  standing: 'unknown',
  canSend: true,
} as const
const failed = { kind: 'unknown', reason: 'timeLimit', reference: '7K3M9QXW2RTA' } as const

const ofNumber = (number: NonNullable<typeof phoneNumber>) => {
  const recurringPayment: RecurringPayment = {
    recurringPaymentId: 'auto',
    nextPaymentDate: '2026-01-31',
    amount: toCents(1250),
    brand: 'VISA',
    number: '**** 0069',
    phoneNumber: number,
    dayOfMonth: 31,
    cardDetailsReference: 'old',
    isPaused: false,
    lastFailure: 'CARD_EXPIRED',
  }
  const changing: Facts = { ...facts, current: [recurringPayment], replaced: recurringPayment }
  const checked: Checked = {
    phoneNumber: number,
    amountInCents: toCents(1000),
    dayOfMonth: 31,
    card: good,
    line: 'uoga',
  }
  const withNewCard: Checked = { ...checked, dayOfMonth: 5, card: undefined }
  const forms: [string, State][] = [
    ['Loading', { screen: { name: 'loading' }, draft: undefined }],
    ['Failed', { screen: { name: 'failed', failed }, draft: undefined }],
    ['Gone', { screen: { name: 'gone' }, draft: undefined }],
    ['Form', { screen: { name: 'form', facts, problems: {} }, draft }],
    [
      'Other number, last day, new card',
      {
        screen: { name: 'form', facts, problems: {} },
        draft: { ...draft, number: otherNumber, otherPhone: '+370 645 67890', day: '30', card: newCard },
      },
    ],
    [
      'Everything wrong',
      {
        screen: {
          name: 'form',
          facts,
          problems: { phone: 'notOurs', sum: 'tooSmall', day: 'wrong', card: 'expired' },
        },
        draft: {
          ...draft,
          number: otherNumber,
          otherPhone: '+370 699 99999',
          sumIndex: undefined,
          ownSum: '1',
          day: '32',
          card: 'old',
        },
      },
    ],
    ['Own number blocked', { screen: { name: 'form', facts, problems: { phone: 'blocked' } }, draft }],
    [
      'No new cards',
      {
        screen: {
          name: 'form',
          facts: { ...facts, cards: [], isNewCardOffered: false },
          problems: { card: 'missing' },
        },
        draft: { ...draft, card: '' },
      },
    ],
    [
      'Change',
      {
        screen: { name: 'form', facts: changing, problems: {} },
        draft: draftFrom(changing, today, undefined),
      },
    ],
    [
      'One is on, another paused',
      {
        screen: {
          name: 'form',
          facts: {
            ...facts,
            current: [
              recurringPayment,
              { ...recurringPayment, recurringPaymentId: 'paused', isPaused: true, nextPaymentDate: null },
            ],
          },
          problems: {},
        },
        draft,
      },
    ],
    ['Checking', { screen: { name: 'checking', facts }, draft }],
    ['Not checked', { screen: { name: 'form', facts, problems: {}, failure: failed }, draft }],
    ['Confirmation', { screen: { name: 'confirm', facts, checked }, draft }],
    ['Without the mandate', { screen: { name: 'confirm', facts, checked, isMandateMissing: true }, draft }],
    ['Change, confirmation', { screen: { name: 'confirm', facts: changing, checked }, draft }],
    ['New card', { screen: { name: 'confirm', facts, checked: withNewCard }, draft }],
    ['Sending', { screen: { name: 'sending', facts, checked }, draft }],
    [
      'Leaving for the bank',
      { screen: { name: 'leaving', facts, checked: withNewCard, reference: 'r' }, draft },
    ],
    ['An earlier one, unanswered', { screen: { name: 'confirm', facts, checked, earlier }, draft }],
    ['Not set up', { screen: { name: 'confirm', facts, checked, failure: failed }, draft }],
  ]
  const results: [string, ResultScreen][] = [
    ['Loading', { name: 'loading' }],
    ['Nothing', { name: 'nothing' }],
    ['Set up', { name: 'setUp', recurringPayment }],
    [
      'Paid',
      {
        name: 'paid',
        result: {
          paymentReference: '4WQ8-1ZJX-7T0M-C9KE',
          amountInCents: toCents(1250),
          maskedPhoneNumber: '+370 6** **567',
          status: 'paid',
          completedAt: Date.UTC(2026, 0, 15, 10, 30),
          paidBy: { method: 'card', detail: 'VISA **** 4242' },
          vat: { rateInPercent: 21, amountInCents: toCents(217) },
        },
        nextPaymentDate: '2026-02-05',
      },
    ],
    ['Failed', { name: 'failed', failed, isAsking: false }],
    ['Asking again', { name: 'failed', failed, isAsking: true }],
  ]
  return { forms, results }
}

export const { forms, results } = phoneNumber ? ofNumber(phoneNumber) : { forms: [], results: [] }
