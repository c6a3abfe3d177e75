import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { toCents } from '../../lib/money.ts'
import type { Failed } from '../../session/loaded.ts'
import { berriesIn } from '../../ui/berry.fixture.ts'
import { gainOf } from '../gains/gains.fixture.ts'
import { autoTopUpOf } from '../renewal/renewal.fixture.ts'
import { wordsIn } from '../top-up/words.fixture.ts'
import { UsageScreen } from './UsageScreen.tsx'
import { orderedPlanOf } from './usage.fixture.ts'
import { usageMicrocopy } from './usage.microcopy.ts'
import type { OrderedPlan } from './usage.ts'
import type { UsageScreenProps } from './usage-props.ts'

const words = wordsIn('lt', usageMicrocopy)
const now = Date.UTC(2026, 0, 15, 10)
const hour = 60 * 60 * 1000
const failed: Failed = { kind: 'unknown', reason: 'serverError', reference: '7K3M9QXW2RTA' }
const idle = { lastActivationStartedAt: null, lastTerminationStartedAt: null, lastRefillStartedAt: null }

const open = (orderedPlans: OrderedPlan[], state: Partial<UsageScreenProps> = {}) =>
  render(
    <UsageScreen
      loaded={{ name: 'ready', value: { pendingOperations: idle, orderedPlans }, at: now }}
      known={undefined}
      balance={toCents(420)}
      autoTopUps={{ name: 'ready', value: [], at: now }}
      drawing={{ src: '/media/empty-jar.svg', width: 480, height: 400, alt: 'Tuščias stiklainis' }}
      isOffline={false}
      words={words}
      language="lt"
      paths={{ order: '#uzsakymas', plans: '#planai', topUp: '#papildyti' }}
      berries={{ 'uoga-l': 'raspberry' }}
      now={now}
      onReorder={vi.fn()}
      onCancel={vi.fn()}
      onWithdraw={vi.fn()}
      onTryAgain={vi.fn()}
      {...state}
    />,
  )

test('an active plan can be ordered again, cancelled and withdrawn from', async () => {
  const plan = orderedPlanOf()
  const acts = { onReorder: vi.fn(), onCancel: vi.fn(), onWithdraw: vi.fn() }
  await open([plan], acts)
  await userEvent.click(page.getByRole('button', { name: words['usage.reorder'] }))
  await userEvent.click(page.getByRole('button', { name: words['usage.cancel'] }))
  await userEvent.click(page.getByRole('button', { name: words['usage.withdraw'] }))
  expect(acts.onReorder).toHaveBeenCalledExactlyOnceWith(plan.planId)
  expect(acts.onCancel).toHaveBeenCalledExactlyOnceWith(plan)
  expect(acts.onWithdraw).toHaveBeenCalledExactlyOnceWith(plan)
})

test('whether what is left lasts is said of the only plan in use', async () => {
  const lasts = 'Užteks.'
  const ended = orderedPlanOf({ orderedPlanId: '2', validTo: now - hour })
  const { unmount } = await open([orderedPlanOf(), ended], { lasts })
  await expect.element(page.getByText(lasts)).toHaveLength(1)
  await unmount()
  await open([orderedPlanOf(), orderedPlanOf({ orderedPlanId: '2' })], { lasts })
  await expect.element(page.getByText(lasts)).not.toBeInTheDocument()
})

test('each plan has its berry', async () => {
  const { container } = await open([
    orderedPlanOf({ planId: 'uoga-l', orderedPlanId: '1' }),
    orderedPlanOf({ planId: 'own-10', orderedPlanId: '2' }),
  ])
  expect(berriesIn(container).toSorted()).toEqual(['bowl', 'raspberry'])
})

test.each([
  ['usage.activating', { status: 'ACTIVATION_IN_PROGRESS', validFrom: null, validTo: null }],
  ['usage.cancelling', { status: 'CANCELLATION_IN_PROGRESS' }],
  ['usage.cancelled', { status: 'CANCELLED' }],
] as const)('%s is shown, and cannot be cancelled', async (key, other) => {
  await open([orderedPlanOf(other)])
  await expect.element(page.getByText(words[key], { exact: true })).toBeVisible()
  await expect.element(page.getByRole('button', { name: words['usage.cancel'] })).not.toBeInTheDocument()
})

test('without a plan in use that is said first, and what ended is behind a line', async () => {
  const { container } = await open([orderedPlanOf({ status: 'CANCELLED', validTo: now })])
  await expect.element(page.getByRole('heading', { name: words['usage.noneTitle'] })).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: words['account.orderPlan'] }))
    .toHaveAttribute('href', '#planai')
  await expect.element(page.getByText(words['usage.moreTitle'])).not.toBeInTheDocument()
  expect(container.querySelector('details')?.open).toBe(false)
  expect(container.querySelector('details .plan-phase')?.textContent).toBe(words['usage.ended'])
  await expect.element(page.getByRole('button', { name: words['usage.cancel'] })).not.toBeInTheDocument()
})

test('the last days are between the plans and what is sold', async () => {
  const { container } = await open([orderedPlanOf()], { days: <p className="days">Dienos</p> })
  const order = [...container.querySelectorAll('.plan-usage, .days, .more-plans')].map(
    ({ className }) => className.split(' ')[0],
  )
  expect(order).toEqual(['plan-usage', 'days', 'more-plans'])
})

test('the last day is shown in hours, a shortening in days', async () => {
  await open([orderedPlanOf({ validTo: now + 5 * hour, validToReductionInHours: 48 })])
  await expect.element(page.getByText('Liko 5 valandos')).toBeVisible()
  await expect.element(page.getByText(/Galioja trumpiau \(2\sdienos\)/)).toBeVisible()
})

test('whether the balance does for the renewal is shown where the operator says so', async () => {
  await open([orderedPlanOf({ hasSufficientBalanceForRecurringPayment: false })])
  await expect.element(page.getByText(words['usage.insufficient'], { exact: false })).toBeVisible()
  await expect.element(page.getByRole('link', { name: words['usage.topUp'] })).toBeVisible()
})

test('an auto top-up that comes before the renewal and is enough is named instead', async () => {
  const plan = orderedPlanOf({ hasSufficientBalanceForRecurringPayment: false, eurPrice: toCents(790) })
  const value = [autoTopUpOf({ nextPaymentDate: '2026-01-16', amount: toCents(1000) })]
  await open([plan], { autoTopUps: { name: 'ready', value, at: now } })
  await expect.element(page.getByText(/Pasipildys sausio\s16\sd\. \+10,00\sEUR/)).toBeVisible()
  await expect.element(page.getByText(words['usage.covered'])).toBeVisible()
  await expect.element(page.getByText(words['usage.insufficient'])).not.toBeInTheDocument()
})

test('before it is known whether one comes, nothing is said to be missing', async () => {
  await open([orderedPlanOf({ hasSufficientBalanceForRecurringPayment: false })], {
    autoTopUps: { name: 'loading' },
  })
  await expect.element(page.getByText(words['usage.insufficient'])).not.toBeInTheDocument()
})

test('ended plans are behind one line, where another works', async () => {
  await open([
    orderedPlanOf({ orderedPlanId: '1', planName: 'Avietė' }),
    orderedPlanOf({ orderedPlanId: '2', planName: 'Žemuogė', status: 'CANCELLED', validTo: now }),
  ])
  const ended = page.getByRole('heading', { name: 'Žemuogė' })
  await expect.element(ended).not.toBeInTheDocument()
  await userEvent.click(page.getByText(`${words['usage.endedPlans']} (1)`))
  await expect.element(ended).toBeVisible()
})

test('every figure of a plan is in its table', async () => {
  await open([orderedPlanOf({ gains: [gainOf(4, 12, { type: 'DATA_IN_EU', zone: 'EU' })] })])
  await userEvent.click(page.getByText(words['gains.table']))
  await expect
    .element(page.getByRole('row', { name: /Duomenys ES\/EEE ES\/EEE 12 GB 0 GB 4 GB 33/ }))
    .toBeVisible()
})

test('of what has no limit nothing can roll over, and no share is left', async () => {
  const unlimited = { unlimited: true, value: null, unit: 'MIN' } as const
  const gain = gainOf(0, 0, { type: 'MINUTES', periodAmount: unlimited, remainingAmount: unlimited })
  await open([orderedPlanOf({ gains: [gain] })])
  await userEvent.click(page.getByText(words['gains.table']))
  await expect.element(page.getByRole('row', { name: /Minutės Lietuva Neribota – Neribota –/ })).toBeVisible()
})

test('gains for some apps only say for which', async () => {
  const gains = [gainOf(1, 5, { socialOffers: [{ type: 'CHAT' }, { type: 'MAPS' }] })]
  await open([orderedPlanOf({ gains })])
  await expect
    .element(page.getByRole('meter'))
    .toHaveAccessibleName('Duomenys Lietuvoje: tik pokalbių programėlėms ir žemėlapiams')
})

test('without plans the page says where to get one', async () => {
  await open([])
  await expect.element(page.getByText(words['usage.emptyTitle'])).toBeVisible()
  await expect.element(page.getByRole('img', { name: 'Tuščias stiklainis' })).toBeInTheDocument()
  await expect
    .element(page.getByRole('link', { name: words['account.orderPlan'] }))
    .toHaveAttribute('href', '#planai')
})

test('no answer is shown with a reference', async () => {
  await open([], { loaded: { name: 'failed', failed } })
  await expect.element(page.getByRole('alert').getByText(/7K3M9QXW2RTA/)).toBeVisible()
})

test('until the operator answers, what was known last is with its time, plan by plan', async () => {
  const known = { value: [[gainOf(27, 60)], [gainOf(4, 12)]], at: now }
  await open([], { loaded: { name: 'loading' }, known })
  await expect.element(page.getByText('Atnaujinta 2026-\u206001-\u206015 12:00').first()).toBeVisible()
  await expect.element(page.getByRole('article')).toHaveLength(2)
  await expect
    .element(page.getByRole('meter').first())
    .toHaveAttribute('aria-valuetext', 'Liko 27\u00a0GB iš 60\u00a0GB')
  await expect.element(page.getByRole('status').getByText(words['usage.loading'])).toBeInTheDocument()
})

test('without an answer what was known last stays, and nothing more seems to come', async () => {
  await open([], { loaded: { name: 'failed', failed }, known: { value: [[gainOf(27, 60)]], at: now } })
  await expect.element(page.getByText('Atnaujinta 2026-\u206001-\u206015 12:00').first()).toBeVisible()
  await expect.element(page.getByRole('meter')).toBeVisible()
  expect(document.querySelectorAll('[class*="-wait"]')).toHaveLength(0)
})
