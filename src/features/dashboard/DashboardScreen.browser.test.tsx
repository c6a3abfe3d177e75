import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { toCents } from '../../lib/money.ts'
import { accountOf, assetOf } from '../../operator/client/account.fixture.ts'
import type { CommonUsage } from '../../operator/client/common-usage.ts'
import { berriesIn } from '../../ui/berry.fixture.ts'
import { dayOf } from '../daily-usage/usage-days.fixture.ts'
import { gainOf, planOf } from '../gains/gains.fixture.ts'
import { autoTopUpOf } from '../renewal/renewal.fixture.ts'
import { wordsIn } from '../top-up/words.fixture.ts'
import { DashboardScreen } from './DashboardScreen.tsx'
import { dashboardMicrocopy } from './dashboard.microcopy.ts'
import type { DashboardScreenProps } from './dashboard-props.ts'

const words = wordsIn('lt', dashboardMicrocopy)
const now = Date.UTC(2026, 0, 15, 10)
const gains = [gainOf(27, 60), gainOf(4, 12, { type: 'DATA_IN_EU', zone: 'EU' })]
const usage: CommonUsage = {
  pendingOperations: {
    lastActivationStartedAt: null,
    lastTerminationStartedAt: null,
    lastRefillStartedAt: null,
  },
  insufficientBalanceNotificationStartedAt: null,
  standardFeeActivatedAt: null,
  orderedPlans: [planOf({ hasSufficientBalanceForRecurringPayment: false })],
}
const paths = {
  topUp: '#papildyti',
  plans: '#planai',
  usage: '#naudojimas',
  autoTopUp: '#periodinis',
  numbers: '#numeriai',
  orders: '#uzsakymai',
  report: '#ataskaita',
  standardRates: '#tarifai',
}

beforeEach(() => localStorage.clear())

const screenOf = (state: Partial<DashboardScreenProps> = {}) => (
  <DashboardScreen
    loaded={{ name: 'loading' }}
    used={{ name: 'ready', value: usage, at: now }}
    gains={{ name: 'ready', gains }}
    days={{ name: 'ready', value: [], at: now }}
    spent={{ name: 'loading' }}
    glance={{ name: 'loading' }}
    autoTopUps={{ name: 'ready', value: [], at: now }}
    balance={{ amountInCents: toCents(420), at: now, isLastKnown: false }}
    isOffline={false}
    words={words}
    language="lt"
    paths={paths}
    berries={{ 'uoga-l': 'raspberry' }}
    drawing={{ src: 'data:,', width: 480, height: 200, alt: '' }}
    topUpLimits={{ minimum: toCents(300), maximum: toCents(100_00) }}
    now={now}
    {...state}
  />
)
const open = (state?: Partial<DashboardScreenProps>) => render(screenOf(state))

const link = (name: string) => page.getByRole('link', { name, exact: true })

test('each gain is a meter that says what is left', async () => {
  await open()
  const meter = page.getByRole('meter', { name: words['gains.DATA_IN_LT'] })
  await expect.element(meter).toHaveAttribute('aria-valuenow', '45')
  await expect.element(meter).toHaveAttribute('aria-valuetext', 'Liko 27\u00a0GB iš 60\u00a0GB')
})

test('what renews next has its berry', async () => {
  await open()
  const renewal = page.getByRole('region', { name: words['dashboard.renewal'] })
  expect(berriesIn(renewal.element())).toEqual(['raspberry'])
})

test('the top-up of what is missing takes its sum along, not in the address', async () => {
  await open()
  await expect.element(page.getByText('Trūksta 3,70 EUR')).toBeVisible()
  await userEvent.click(link('Papildyti 3,70 EUR'))
  expect(localStorage.getItem('app:v1:topup-sum')).toBe('"3,70"')
  expect(location.href).not.toContain('3,70')
})

test('of plans that don’t renew the last says when it ends, what then, and leads to another', async () => {
  const day = 24 * 60 * 60 * 1000
  const orderedPlans = [
    planOf({ isRecurring: false, validTo: now + day, planName: 'Mėlynė' }),
    planOf({ isRecurring: false, validTo: now + 5 * day, planName: 'Avietė' }),
  ]
  await open({ used: { name: 'ready', value: { ...usage, orderedPlans }, at: now } })
  const renewal = page.getByRole('region', { name: words['dashboard.renewal'] })
  await expect.element(renewal.getByText(/sausio\s20\sd\./)).toBeVisible()
  await expect.element(renewal.getByText(/Baigsis „Avietė“/)).toBeVisible()
  await expect
    .element(renewal.getByRole('link', { name: words['account.orderPlan'] }))
    .toHaveAttribute('href', paths.plans)
})

test('what an auto top-up brings before the renewal is not missing', async () => {
  const own = assetOf('612 34567')
  const loaded = { name: 'ready', value: accountOf(own), at: now } as const
  const { rerender } = await open({ loaded, autoTopUps: { name: 'ready', value: [autoTopUpOf()], at: now } })
  const renewal = page.getByRole('region', { name: words['dashboard.renewal'] })
  await expect.element(renewal.getByText(/Pasipildys sausio\s30/)).toBeVisible()
  await expect.element(renewal.getByText('+10,00 EUR')).toBeVisible()
  await expect.element(renewal.getByText(words['dashboard.renewalCovered'])).toBeVisible()
  await expect.element(renewal.getByRole('link')).not.toBeInTheDocument()
  await rerender(screenOf({ loaded, autoTopUps: { name: 'loading' } }))
  await expect.element(page.getByText(/Trūksta/)).not.toBeInTheDocument()
})

const phoneNumber = assetOf('612 34567').phoneNumber
test('what was spent this month is said with what it was for, the most first, and leads to the report', async () => {
  const groups = [
    { kind: 'TOP_UPS', eurTotal: toCents(20_00) },
    { kind: 'CALLS', eurTotal: toCents(126) },
    { kind: 'PLANS', eurTotal: toCents(790) },
    { kind: 'MESSAGES', eurTotal: toCents(0) },
  ] as const
  const value = { phoneNumber, groups: [...groups], eurTotal: toCents(916) }
  await open({ spent: { name: 'ready', value, at: now } })
  await expect.element(link(words['dashboard.spent'])).toHaveAttribute('href', paths.report)
  await expect.element(page.getByText('9,16 EUR', { exact: true })).toBeVisible()
  const kinds = page.getByRole('region', { name: words['dashboard.balance'] }).getByRole('listitem')
  await expect.element(kinds).toHaveLength(2)
  await expect.element(kinds.nth(0)).toHaveTextContent('Planai 7,90 EUR')
  await expect.element(kinds.nth(1)).toHaveTextContent('Skambučiai 1,26 EUR')
})

test('where nothing was spent, or the operator doesn’t say it, nothing is shown of it', async () => {
  const { rerender } = await open({
    spent: { name: 'failed', failed: { kind: 'unknown', reason: 'refused', reference: 'R' } },
  })
  await expect.element(page.getByText(words['dashboard.spent'])).not.toBeInTheDocument()
  const value = { phoneNumber, groups: [], eurTotal: toCents(0) }
  await rerender(screenOf({ spent: { name: 'ready', value, at: now } }))
  await expect.element(page.getByText(words['dashboard.spent'])).not.toBeInTheDocument()
  await rerender(screenOf({ spent: { name: 'ready', value: { ...value, eurTotal: toCents(1) }, at: now } }))
  await expect.element(page.getByText(words['dashboard.spent'])).toBeVisible()
})

test('the pace is that of the last days, and says so', async () => {
  const days = [12, 13, 14].map((date) => dayOf(`2026-01-${date}`, { dataInLtInMB: 6 * 1024 }))
  await open({ days: { name: 'ready', value: days, at: now } })
  await expect.element(page.getByText(/Neužteks: baigsis apie sausio\s17/)).toBeVisible()
  await expect.element(page.getByText(/^6\sGB per dieną nuo sausio\s12/)).toBeVisible()
})

test('until it is known by what the pace is reckoned, nothing is said of it', async () => {
  await open({ days: { name: 'loading' } })
  await expect.element(page.getByText(/Neužteks|Šiuo tempu/)).not.toBeInTheDocument()
})

test('several numbers each say what is wrong, another than the current one also what remains; one alone doesn’t', async () => {
  const [first, second] = [assetOf('612 34567'), assetOf('623 45678')]
  const ofEach = [first, second].map(({ phoneNumber: number }, index) => ({
    phoneNumber: number,
    balanceInEuro: { amount: toCents(index === 0 ? 1250 : 420), active: true, validTo: null },
    standardFeeActivatedAt: null,
    orderedPlans: [planOf()],
  }))
  const glance = { name: 'ready', value: ofEach, at: now } as const
  const { rerender } = await open({
    loaded: { name: 'ready', value: { ...accountOf(first), ownedAssets: [first, second] }, at: now },
    glance,
  })
  const numbers = page.getByRole('region', { name: words['dashboard.numbers'] })
  await expect.element(numbers.getByText(/12,50\sEUR/)).toBeVisible()
  await expect.element(numbers.getByText(/Liko 12\sGB iš 60\sGB/)).toHaveLength(1)
  await expect.element(numbers.getByText(/Trūksta 3,70\sEUR/)).toHaveLength(1)
  await rerender(screenOf({ loaded: { name: 'ready', value: accountOf(first), at: now }, glance }))
  await expect.element(numbers.getByText(/12,50\sEUR/)).not.toBeInTheDocument()
})

test('without any balance it is 0,00', async () => {
  await open({ balance: undefined })
  await expect.element(page.getByText('0,00 EUR', { exact: true })).toBeInTheDocument()
})

test('last known figures say when they were so', async () => {
  await open({ used: { name: 'loading' }, gains: { name: 'lastKnown', gains, at: now } })
  await expect.element(page.getByText('Atnaujinta 2026-\u206001-\u206015 12:00')).toBeVisible()
  await expect.element(page.getByRole('meter').first()).toBeVisible()
})

test('no plan leads to the plans, and standard rates are shown with their day', async () => {
  const value = { ...usage, orderedPlans: [], standardFeeActivatedAt: now }
  await open({ used: { name: 'ready', value, at: now }, gains: { name: 'empty' } })
  await expect.element(page.getByText(words['dashboard.noPlanTitle'])).toBeVisible()
  await expect.element(page.getByText(words['dashboard.standardFeeTitle'])).toBeVisible()
  await expect.element(page.getByText(/nuo\ssausio\s15\sd\./)).toBeVisible()
  await expect.element(link(words['dashboard.standardRates'])).toHaveAttribute('href', paths.standardRates)
})

test.each([
  ['without money the first step is to top up', 0, 'dashboard.firstTopUp', paths.topUp],
  ['with money it is the plan', 500, 'account.orderPlan', paths.plans],
] as const)('without a plan there are three steps; %s', async (_, cents, key, href) => {
  const value = { ...usage, orderedPlans: [] }
  await open({
    used: { name: 'ready', value, at: now },
    gains: { name: 'empty' },
    balance: { amountInCents: toCents(cents), at: now, isLastKnown: false },
  })
  const first = page.getByRole('region', { name: words['dashboard.noPlanTitle'] })
  expect(first.element().querySelectorAll('img')).toHaveLength(1)
  const steps = first.getByRole('listitem')
  await expect.element(steps).toHaveLength(3)
  const next = steps.getByRole('link', { name: words[key] })
  await expect.element(next).toHaveAttribute('href', href)
  await expect.element(next).toHaveClass('button-primary')
  // The same way isn't shown twice.
  const topUp = page.getByRole('region', { name: words['dashboard.balance'] }).getByRole('link')
  if (cents === 0) await expect.element(topUp).not.toBeInTheDocument()
  else await expect.element(topUp).not.toHaveClass('button-primary')
  await expect
    .element(page.getByRole('heading', { name: words['dashboard.renewal'] }))
    .not.toBeInTheDocument()
})

test('without a connection what leads to paying is off', async () => {
  await open({ isOffline: true })
  const topUp = link(words['account.tabTopUp'])
  await expect.element(topUp).toHaveAttribute('aria-disabled', 'true')
  await expect.element(topUp).not.toHaveAttribute('href')
})

test('a balance that no one knows is no balance of 0,00: a dash is in its place, and words say so', async () => {
  const failed = { kind: 'unknown', reason: 'serverError', reference: '7K3M9QXW2RTA' } as const
  await open({
    loaded: { name: 'failed', failed },
    used: { name: 'failed', failed },
    gains: { name: 'failed', failed },
    balance: undefined,
  })
  const balance = page.getByRole('region', { name: words['dashboard.balance'] })
  await expect.element(balance.getByText('–', { exact: true })).toHaveClass('text-ink-soft')
  await expect.element(balance.getByText(/0,00/)).not.toBeInTheDocument()
  await expect.element(balance.getByText(words['dashboard.unknown'])).toBeVisible()
  const renewal = page.getByRole('region', { name: words['dashboard.renewal'] })
  await expect.element(renewal.getByText(words['dashboard.unknown'])).toBeVisible()
})
