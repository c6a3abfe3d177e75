import { vi } from 'vitest'
import { CheckoutScreen } from '../features/checkout/CheckoutScreen.tsx'
import type { orderOf } from '../features/checkout/checkout.fixture.ts'
import { checkoutMicrocopy } from '../features/checkout/checkout.microcopy.ts'
import { orderResultMicrocopy } from '../features/checkout/order-result.microcopy.ts'
import { DashboardScreen } from '../features/dashboard/DashboardScreen.tsx'
import { dashboardMicrocopy } from '../features/dashboard/dashboard.microcopy.ts'
import { gainsScreen } from '../features/dashboard/dashboard.ts'
import { esimCodesMicrocopy } from '../features/esim/esim-codes.microcopy.ts'
import { planOf } from '../features/gains/gains.fixture.ts'
import { historyMicrocopy } from '../features/history/history.microcopy.ts'
import { leaveExtraMicrocopy } from '../features/leave-extra/leave-extra.microcopy.ts'
import { offerDetailMicrocopy } from '../features/offers/offer-detail.microcopy.ts'
import { offersMicrocopy } from '../features/offers/offers.microcopy.ts'
import { serviceReportMicrocopy } from '../features/service-report/service-report.microcopy.ts'
import { consentsMicrocopy } from '../features/settings/consents/consents.microcopy.ts'
import { numbersMicrocopy } from '../features/settings/numbers/numbers.microcopy.ts'
import { paymentsMicrocopy } from '../features/settings/payments/payments.microcopy.ts'
import { profileMicrocopy } from '../features/settings/profile/profile.microcopy.ts'
import { settingsMicrocopy } from '../features/settings/settings.microcopy.ts'
import { simMicrocopy } from '../features/settings/sim/sim.microcopy.ts'
import { simOrderStatusMicrocopy } from '../features/sim-order/sim-order.microcopy.ts'
import { topUpResultMicrocopy } from '../features/top-up/top-up-result.microcopy.ts'
import { wordsIn } from '../features/top-up/words.fixture.ts'
import { UsageScreen } from '../features/usage/UsageScreen.tsx'
import { orderedPlanOf } from '../features/usage/usage.fixture.ts'
import { usageMicrocopy } from '../features/usage/usage.microcopy.ts'
import { toCents } from '../lib/money.ts'
import { accountOf, assetOf } from '../operator/client/account.fixture.ts'
import type { CommonUsage } from '../operator/client/common-usage.ts'

/** UTC milliseconds. */
export const now = Date.UTC(2026, 0, 15, 10)
export const nothing = vi.fn()
/** What every screen of an operator's answer says. */
export const words = {
  ...wordsIn('lt', usageMicrocopy),
  ...wordsIn('lt', dashboardMicrocopy),
  ...wordsIn('lt', settingsMicrocopy),
  ...wordsIn('lt', profileMicrocopy),
  ...wordsIn('lt', consentsMicrocopy),
  ...wordsIn('lt', numbersMicrocopy),
  ...wordsIn('lt', paymentsMicrocopy),
  ...wordsIn('lt', simMicrocopy),
  ...wordsIn('lt', offersMicrocopy),
  ...wordsIn('lt', offerDetailMicrocopy),
  ...wordsIn('lt', historyMicrocopy),
  ...wordsIn('lt', serviceReportMicrocopy),
  ...wordsIn('lt', checkoutMicrocopy),
  ...wordsIn('lt', orderResultMicrocopy),
  ...wordsIn('lt', topUpResultMicrocopy),
  ...wordsIn('lt', simOrderStatusMicrocopy),
  ...wordsIn('lt', esimCodesMicrocopy),
  ...wordsIn('lt', leaveExtraMicrocopy),
  ...wordsIn('lt', ['topUp.phoneUnknown', 'trouble.unknownValue', 'trouble.unknown']),
}
export const idle = {
  lastActivationStartedAt: null,
  lastTerminationStartedAt: null,
  lastRefillStartedAt: null,
}
/** The page of usage with one plan. */
export const usage = (other: Parameters<typeof orderedPlanOf>[0]) => (
  <UsageScreen
    loaded={{
      name: 'ready',
      value: { pendingOperations: idle, orderedPlans: [orderedPlanOf(other)] },
      at: now,
    }}
    known={undefined}
    balance={toCents(420)}
    autoTopUps={{ name: 'ready', value: [], at: now }}
    drawing={undefined}
    isOffline={false}
    berries={{}}
    words={words}
    language="lt"
    paths={{ order: '#', plans: '#', topUp: '#' }}
    now={now}
    onReorder={nothing}
    onCancel={nothing}
    onWithdraw={nothing}
    onTryAgain={nothing}
  />
)

/** The dashboard with one plan. */
export function dashboard(
  other: Parameters<typeof planOf>[0],
  more: Partial<CommonUsage> = {},
  account = accountOf(assetOf('612 34567')),
) {
  const value = {
    pendingOperations: idle,
    insufficientBalanceNotificationStartedAt: null,
    standardFeeActivatedAt: null,
    orderedPlans: [planOf(other)],
    ...more,
  }
  const used = { name: 'ready', value, at: now } as const
  return (
    <DashboardScreen
      loaded={{ name: 'ready', value: account, at: now }}
      used={used}
      gains={gainsScreen(used, undefined, now)}
      days={{ name: 'loading' }}
      spent={{ name: 'loading' }}
      glance={{ name: 'loading' }}
      autoTopUps={{ name: 'ready', value: [], at: now }}
      balance={{ amountInCents: toCents(420), at: now, isLastKnown: false }}
      isOffline={false}
      berries={{}}
      drawing={undefined}
      words={words}
      language="lt"
      paths={{
        topUp: '#topUp',
        plans: '#plans',
        usage: '#usage',
        autoTopUp: '#autoTopUp',
        numbers: '#numbers',
        orders: '#orders',
        report: '#report',
        standardRates: '#standardRates',
      }}
      topUpLimits={{ minimum: toCents(300), maximum: toCents(100_00) }}
      now={now}
    />
  )
}

/** The page that orders, before the contract. */
export const checkout = (order: ReturnType<typeof orderOf>) => (
  <CheckoutScreen
    screen={{ name: 'order', order }}
    words={words}
    language="lt"
    paths={{
      topUp: '#',
      plans: '#',
      usage: '#',
      success: '#',
      failure: '#',
      terms: '#',
      withdrawal: '#',
      rates: '#',
      complaints: '#',
    }}
    promo={undefined}
    topUpLimits={{ minimum: toCents(300), maximum: toCents(100_00) }}
    isUnsure={() => false}
    onRemove={nothing}
    onProceed={nothing}
    onChange={nothing}
    onOrder={nothing}
    onSendEarlier={nothing}
    onOrderBeside={nothing}
    onTryAgain={nothing}
  />
)
