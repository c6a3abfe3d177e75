import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { toCents } from '../../lib/money.ts'
import { paymentMethodsAndCards } from '../../operator/contract/payment-methods-and-cards.ts'
import { $session } from '../../session/session.state.ts'
import { CheckoutScreen } from '../checkout/CheckoutScreen.tsx'
import { orderOf } from '../checkout/checkout.fixture.ts'
import { checkoutMicrocopy } from '../checkout/checkout.microcopy.ts'
import { DashboardScreen } from '../dashboard/DashboardScreen.tsx'
import { dashboardMicrocopy } from '../dashboard/dashboard.microcopy.ts'
import { planOf } from '../gains/gains.fixture.ts'
import { answering, operatorInPage } from '../top-up/operator.fixture.ts'
import { wordsIn } from '../top-up/words.fixture.ts'

const nowhere = '#'
const now = Date.UTC(2026, 0, 15, 10)

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  $session.set('signedIn')
})

/** An operator that takes from 5 to 6 euros; the content says from 3 to 100. */
function strictOperator() {
  const operator = operatorInPage()
  operator.answers(
    paymentMethodsAndCards,
    answering(paymentMethodsAndCards, {
      methods: ['card'],
      minimumInCents: 500,
      maximumInCents: 600,
      presetSumsInCents: [500],
      cardsDetails: [],
    }),
  )
  return operator
}

/** A plan for 7,90 EUR. */
const openOrder = (balanceInCents: number) =>
  render(
    <CheckoutScreen
      screen={{ name: 'order', order: orderOf([{ planId: 'l' }], balanceInCents) }}
      words={wordsIn('lt', checkoutMicrocopy)}
      language="lt"
      paths={{
        topUp: '#papildyti',
        plans: nowhere,
        usage: nowhere,
        success: nowhere,
        failure: nowhere,
        terms: nowhere,
        withdrawal: nowhere,
        rates: nowhere,
        complaints: nowhere,
      }}
      promo={undefined}
      topUpLimits={{ minimum: toCents(300), maximum: toCents(100_00) }}
      isUnsure={() => false}
      onRemove={vi.fn()}
      onProceed={vi.fn()}
      onChange={vi.fn()}
      onOrder={vi.fn()}
      onSendEarlier={vi.fn()}
      onOrderBeside={vi.fn()}
      onTryAgain={vi.fn()}
    />,
  )

/** A renewal for 7,90 EUR. */
const openDashboard = (balanceInCents: number) =>
  render(
    <DashboardScreen
      loaded={{ name: 'loading' }}
      used={{
        name: 'ready',
        at: now,
        value: {
          pendingOperations: {
            lastActivationStartedAt: null,
            lastTerminationStartedAt: null,
            lastRefillStartedAt: null,
          },
          insufficientBalanceNotificationStartedAt: null,
          standardFeeActivatedAt: null,
          orderedPlans: [planOf({ hasSufficientBalanceForRecurringPayment: false })],
        },
      }}
      gains={{ name: 'empty' }}
      days={{ name: 'loading' }}
      spent={{ name: 'loading' }}
      glance={{ name: 'loading' }}
      autoTopUps={{ name: 'ready', value: [], at: now }}
      balance={{ amountInCents: toCents(balanceInCents), at: now, isLastKnown: false }}
      isOffline={false}
      words={wordsIn('lt', dashboardMicrocopy)}
      language="lt"
      berries={{}}
      drawing={undefined}
      paths={{
        topUp: '#papildyti',
        plans: nowhere,
        usage: nowhere,
        autoTopUp: nowhere,
        numbers: nowhere,
        orders: nowhere,
        report: nowhere,
        standardRates: nowhere,
      }}
      topUpLimits={{ minimum: toCents(300), maximum: toCents(100_00) }}
      now={now}
    />,
  )

const topUp = (sum: string) => page.getByRole('link', { name: `Papildyti ${sum}`, exact: true })
const prefilled = () => localStorage.getItem('app:v1:topup-sum')

test('where nothing is lacking the operator isn’t asked', async () => {
  const operator = strictOperator()
  await openOrder(2000)
  await expect.element(page.getByText('12,10 EUR')).toBeVisible()
  expect(operator.sentTo(paymentMethodsAndCards)).toEqual([])
})

test('an order’s top-up is prefilled with a sum that the operator takes', async () => {
  strictOperator()
  await openOrder(690)
  await expect.element(page.getByText(/Mažiausia papildymo suma – 5,00\sEUR/)).toBeVisible()
  await userEvent.click(topUp('5,00 EUR'))
  expect(prefilled()).toBe('"5,00"')
})

test('where more is lacking than one top-up may be, it is the most, and the page says so', async () => {
  strictOperator()
  await openOrder(90)
  await expect.element(page.getByText(/Didžiausia papildymo suma – 6,00\sEUR/)).toBeVisible()
  await userEvent.click(topUp('6,00 EUR'))
  expect(prefilled()).toBe('"6,00"')
})

test.each([
  [420, '5,00'],
  [90, '6,00'],
])(
  'a renewal’s top-up, at %i cents, is prefilled with a sum that the operator takes',
  async (balance, sum) => {
    strictOperator()
    await openDashboard(balance)
    await userEvent.click(topUp(`${sum} EUR`))
    expect(prefilled()).toBe(`"${sum}"`)
  },
)
