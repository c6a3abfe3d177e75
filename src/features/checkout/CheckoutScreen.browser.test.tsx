import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { fill } from '../../i18n/fill.ts'
import { formatEuro, toCents } from '../../lib/money.ts'
import type { Failed } from '../../session/loaded.ts'
import { berriesIn } from '../../ui/berry.fixture.ts'
import { wordsIn } from '../top-up/words.fixture.ts'
import {
  answerAbout,
  begunWithoutAnswer,
  keepBegun,
  unfinishedWords,
} from '../unfinished/unfinished.fixture.ts'
import { CheckoutScreen } from './CheckoutScreen.tsx'
import { orderOf } from './checkout.fixture.ts'
import { checkoutMicrocopy } from './checkout.microcopy.ts'
import type { CheckoutScreenProps } from './checkout-props.ts'
import { runningPlan } from './running-plans.fixture.ts'
import { $orderedPlans } from './running-plans.state.ts'

const words = wordsIn('lt', checkoutMicrocopy)
const failed: Failed = { kind: 'unknown', reason: 'timeLimit', reference: '7K3M9QXW2RTA' }
const paths = {
  topUp: '#papildyti',
  plans: '#planai',
  usage: '#naudojimas',
  success: '#pavyko',
  failure: '#nepavyko',
  terms: '#taisykles',
  withdrawal: '#atsisakymas',
  rates: '#tarifai',
  complaints: '#skundai',
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

const screenOf = (state: Partial<CheckoutScreenProps>) => (
  <CheckoutScreen
    screen={{ name: 'loading' }}
    words={words}
    language="lt"
    paths={paths}
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
    {...state}
  />
)

const open = (state: Partial<CheckoutScreenProps>) => render(screenOf(state))

const button = (name: string) => page.getByRole('button', { name })

test.each(['order', 'contract'] as const)('each plan of the %s has its berry', async (name) => {
  const order = orderOf([{ planId: 'l' }, { planId: 'own-10' }, { planId: 's' }], 5000)
  const screen = name === 'order' ? { name, order } : ({ name, order, earlier: undefined } as const)
  const { container } = await open({ screen })
  const shown = () => berriesIn(container.querySelector('.order-lines, .contract') ?? container)
  await expect.poll(shown).toEqual(['raspberry', 'bowl', 'round'])
})

test('the contract has plans, number and total beside the one button, and what is left', async () => {
  const order = orderOf([{ planId: 'l' }], 5000)
  const { container } = await open({ screen: { name: 'contract', order, earlier: undefined } })
  const sums = page.getByRole('region', { name: words['checkout.sums'] })
  await expect
    .element(
      sums.getByRole('button', { name: fill(words['checkout.order'], { sum: formatEuro(order.total) }) }),
    )
    .toBeVisible()
  await expect.element(sums.getByText(words['checkout.left'])).toBeVisible()
  const stages = [...container.querySelectorAll('.progress > li')]
  expect(stages.map((stage) => stage.getAttribute('aria-current'))).toEqual([null, null, 'step'])
})

test('a reduced price is shown beside the one before it', async () => {
  const order = orderOf([{ planId: 'l' }], 5000)
  const [line] = order.lines
  if (!line?.sold) throw new Error('not sold')
  const reduced = { ...order, lines: [{ ...line, cost: toCents(line.sold.planPrice - 100) }] }
  const { container } = await open({ screen: { name: 'order', order: reduced } })
  expect(container.querySelector('s')?.textContent).toBe(formatEuro(line.sold.planPrice))
})

test('an order says all six kinds of gains, its price, and what is left after it', async () => {
  await open({ screen: { name: 'order', order: orderOf([{ planId: 'l' }], 2000) }, promo: 'Vasaros uogos' })
  const gains = [
    '60 GB duomenų Lietuvoje',
    '30 GB duomenų naktį (00–08 val.)',
    '12,5 GB duomenų ES/EEE',
    '500 MB duomenų užsienyje',
    '100 min. skambučių',
    'Neribotos SMS žinutės',
  ]
  for (const gain of gains) await expect.element(page.getByText(gain)).toBeVisible()
  await expect.element(page.getByText('12,10 EUR')).toBeVisible()
  await expect.element(page.getByText('Akcija: Vasaros uogos')).toBeVisible()
  await expect.element(button(words['checkout.proceed'])).toBeVisible()
})

test('what lacks is topped up with the sum, the number and the way back, none of them in the address', async () => {
  await open({ screen: { name: 'order', order: orderOf([{ planId: 'l' }], 90) } })
  await expect.element(page.getByText('Trūksta 7,00 EUR')).toBeVisible()
  await userEvent.click(page.getByRole('link', { name: 'Papildyti 7,00 EUR' }))
  expect(localStorage.getItem('app:v1:topup-sum')).toBe('"7,00"')
  expect(sessionStorage.getItem('app:v1:after-top-up')).toBe(JSON.stringify(location.pathname))
  expect(location.href).not.toContain('7,00')
})

test('where the operator says that the balance doesn’t do, and not what lacks, nothing is said to be left', async () => {
  const order = orderOf([{ planId: 'l' }], 2000, { errorMessage: 'INSUFFICIENT_BALANCE' })
  const { rerender } = await open({ screen: { name: 'order', order } })
  await expect.element(page.getByText(words['checkout.INSUFFICIENT_BALANCE'])).toBeVisible()
  await expect.element(page.getByText(words['checkout.left'])).not.toBeInTheDocument()
  await expect.element(page.getByRole('link', { name: 'Papildyti 3,00 EUR' })).toBeVisible()
  await rerender(screenOf({ screen: { name: 'contract', order, earlier: undefined }, isUnsure: () => true }))
  await expect.element(page.getByText(words['checkout.contractTitle'])).toBeVisible()
  await expect.element(page.getByText(words['checkout.left'])).not.toBeInTheDocument()
})

test('less than the least top-up is shown', async () => {
  await open({ screen: { name: 'order', order: orderOf([{ planId: 'l' }], 700) } })
  await expect.element(page.getByRole('link', { name: 'Papildyti 3,00 EUR' })).toBeVisible()
  await expect.element(page.getByText(/Mažiausia papildymo suma – 3,00\sEUR/)).toBeVisible()
})

test('each notice has its words; an unknown one the operator’s', async () => {
  const notices = ['ALREADY_ACTIVE', 'REPLACES_PLAN', 'ACTIVATES_LATER', 'PLAN_NOT_AVAILABLE'] as const
  const items = [...notices, 'unknown' as const].map((notice) => ({ planId: notice, notice }))
  await open({ screen: { name: 'order', order: orderOf(items) } })
  for (const notice of notices)
    await expect.element(page.getByText(words[`checkout.${notice}`])).toBeVisible()
  await expect.element(page.getByText('The operator’s words')).toBeVisible()
})

test('another price than the site said is shown beside the one to be paid', async () => {
  await open({ screen: { name: 'order', order: orderOf([{ planId: 'l', cost: 890 }]) } })
  await expect.element(page.getByText(/svetainėje buvo 7,90\sEUR/)).toBeVisible()
  await expect.element(page.getByText('8,90 EUR').first()).toBeVisible()
})

test('where nothing can be ordered there is no way to pay', async () => {
  const order = orderOf([{ planId: 's' }], 2000, { errorMessage: 'NUMBER_BLOCKED' })
  await open({ screen: { name: 'order', order } })
  await expect
    .element(page.getByRole('alert').getByText(words['checkout.NUMBER_BLOCKED'], { exact: true }))
    .toBeVisible()
  await expect.element(button(words['checkout.proceed'])).not.toBeInTheDocument()
})

test('why an order can’t be placed may be unknown: nothing is said to have failed, and there are ways on', async () => {
  const order = orderOf([{ planId: 's' }], 2000, { errorMessage: 'unknown' })
  const onTryAgain = vi.fn()
  await open({ screen: { name: 'order', order }, onTryAgain })
  const alert = page.getByRole('alert')
  for (const key of ['notNow', 'nothingOrdered', 'unknown'] as const)
    await expect.element(alert.getByText(words[`checkout.${key}`])).toBeVisible()
  await userEvent.click(button(words['checkout.tryAgain']))
  expect(onTryAgain).toHaveBeenCalledOnce()
  const link = (name: string) => page.getByRole('link', { name })
  await expect.element(link(words['checkout.toPlans'])).toHaveAttribute('href', paths.plans)
  await expect.element(link(words['checkout.call'])).toHaveAttribute('href', 'tel:+37060001808')
})

test('while this very order may have been sent before, nothing is said of what was ordered', async () => {
  const order = orderOf([{ planId: 's' }], 2000, { errorMessage: 'unknown' })
  await open({ screen: { name: 'order', order }, isUnsure: () => true })
  await expect.element(page.getByText(words['checkout.unsureTitle'])).toBeVisible()
  await expect.element(page.getByText(words['checkout.nothingOrdered'])).not.toBeInTheDocument()
})

test('a plan is removed by its own button, and focus stays near', async () => {
  const onRemove = vi.fn()
  await open({ screen: { name: 'order', order: orderOf([{ planId: 's' }, { planId: 'm' }]) }, onRemove })
  await userEvent.click(button('Pašalinti iš užsakymo: Mėlynė'))
  expect(onRemove).toHaveBeenCalledExactlyOnceWith('m')
  await expect.element(page.getByRole('heading', { name: words['checkout.plans'] })).toHaveFocus()
})

test('the contract takes focus, names everything, and its button obliges to pay', async () => {
  const onOrder = vi.fn()
  await open({ screen: { name: 'contract', order: orderOf([{ planId: 'l' }]) }, onOrder })
  await expect.element(page.getByRole('heading', { name: words['checkout.contractTitle'] })).toHaveFocus()
  for (const key of ['payment', 'start', 'end'] as const)
    await expect.element(page.getByText(words[`checkout.${key}`], { exact: true })).toBeVisible()
  for (const key of ['withdrawal', 'rates', 'complaints'] as const) {
    const name = `${words[`checkout.${key}`]} ${words['link.opensInNewTab']}`
    await expect.element(page.getByRole('link', { name })).toBeVisible()
  }
  await userEvent.click(button('Užsakyti ir sumokėti 7,90 EUR'))
  expect(onOrder).toHaveBeenCalledOnce()
})

test('the contract says that a plan which works already continues and renews', async () => {
  $orderedPlans.set([runningPlan()])
  onTestFinished(() => $orderedPlans.set([]))
  await open({ screen: { name: 'contract', order: orderOf([{ planId: 'l' }]) } })
  await expect
    .element(page.getByText(/^Mėlynė veiks toliau.* 2126\sm\.\ssausio\s31\sd\. .* 6,90\sEUR/))
    .toBeVisible()
  await expect
    .element(page.getByRole('link', { name: `${words['checkout.running']} ${words['link.opensInNewTab']}` }))
    .toHaveAttribute('href', '#naudojimas')
})

test('where no other plan works nothing is said of one', async () => {
  $orderedPlans.set([runningPlan({ planId: 'l' })])
  onTestFinished(() => $orderedPlans.set([]))
  await open({ screen: { name: 'contract', order: orderOf([{ planId: 'l' }]) } })
  await expect.element(page.getByText(words['checkout.payment'], { exact: true })).toBeVisible()
  await expect.element(page.getByText(words['checkout.running'])).not.toBeInTheDocument()
})

test('a busy button takes no second press', async () => {
  const onOrder = vi.fn()
  await open({ screen: { name: 'submitting', order: orderOf([{ planId: 'l' }]) }, onOrder })
  await userEvent.click(page.getByRole('button', { name: /Užsakyti ir sumokėti/ }))
  expect(onOrder).not.toHaveBeenCalled()
})

test('no answer to an order is shown with its reference, and that it may be sent again', async () => {
  const screen = { name: 'contract', order: orderOf([{ planId: 'l' }]), failed } as const
  await open({ screen, isUnsure: () => true })
  const alert = page.getByRole('alert')
  await expect.element(alert.getByText(/7K3M9QXW2RTA/)).toBeVisible()
  await expect.element(alert.getByText(words['checkout.unsureTitle'])).toBeVisible()
  await expect.element(alert.getByText(words['checkout.unsureText'])).toBeVisible()
})

test('an order that may have been placed is shown as such when self-service is there again, but not while it is sent', async () => {
  const order = orderOf([{ planId: 'l' }])
  const { rerender } = await open({ screen: { name: 'contract', order }, isUnsure: () => true })
  await expect.element(page.getByRole('status').getByText(words['checkout.unsureText'])).toBeVisible()
  await rerender(screenOf({ screen: { name: 'submitting', order }, isUnsure: () => true }))
  await expect.element(page.getByText(words['checkout.unsureText'])).not.toBeInTheDocument()
})

test('an order that was not sent is not said to be unsure', async () => {
  await open({ screen: { name: 'contract', order: orderOf([{ planId: 'l' }]), failed } })
  const alert = page.getByRole('alert')
  await expect.element(alert.getByText(/7K3M9QXW2RTA/)).toBeVisible()
  await expect.element(page.getByText(words['checkout.unsureTitle'])).not.toBeInTheDocument()
  await expect.element(page.getByText(words['checkout.unsureText'])).not.toBeInTheDocument()
})

test('no answer at all has a way to ask again', async () => {
  const onTryAgain = vi.fn()
  await open({ screen: { name: 'failed', failed }, onTryAgain })
  await userEvent.click(page.getByRole('alert').getByRole('button'))
  expect(onTryAgain).toHaveBeenCalledOnce()
})

test('an order whose answer was lost can be sent again, though the balance no longer does', async () => {
  await open({ screen: { name: 'order', order: orderOf([{ planId: 'l' }], 0) }, isUnsure: () => true })
  await expect.element(page.getByText(words['checkout.unsureTitle'])).toBeVisible()
  await expect.element(button(words['checkout.proceed'])).toBeVisible()
})

test('nothing to order leads to the plans', async () => {
  await open({ screen: { name: 'empty' }, promo: 'Žiemos uogos' })
  await expect.element(page.getByText('Akcija: Žiemos uogos')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: words['checkout.toPlans'] }))
    .toHaveAttribute('href', paths.plans)
})

test('an earlier order without an answer is in place of the button: sent again, or ordered beside', async () => {
  const order = orderOf([{ planId: 'l' }], 2000)
  const earlier = { idempotencyKey: 'K', planIds: ['s'], planNames: ['Uoga S'] }
  const [onSendEarlier, onOrderBeside] = [vi.fn(), vi.fn()]
  const { rerender } = await open({
    screen: { name: 'contract', order, earlier },
    onSendEarlier,
    onOrderBeside,
  })
  await expect
    .element(page.getByText(fill(words['checkout.earlierTitle'], { plans: 'Uoga S' })))
    .toBeVisible()
  await expect.element(page.getByText(words['checkout.earlierText'])).toBeVisible()
  await expect
    .element(button(fill(words['checkout.order'], { sum: formatEuro(order.total) })))
    .not.toBeInTheDocument()
  await userEvent.click(button(words['checkout.earlierSend']))
  await userEvent.click(button(words['checkout.orderBeside']))
  expect([onSendEarlier.mock.calls.length, onOrderBeside.mock.calls.length]).toEqual([1, 1])
  await rerender(screenOf({ screen: { name: 'submitting', order, earlier } }))
  const busy = page.getByRole('button', { name: words['checkout.earlierSend'], exact: false })
  await expect.element(busy).toHaveAttribute('aria-busy', 'true')
  await expect.element(button(words['checkout.orderBeside'])).toBeDisabled()
})

test('an unfinished top-up is asked about before an order, in place of the button', async () => {
  answerAbout()
  keepBegun('topUp', begunWithoutAnswer.topUp)
  await open({ screen: { name: 'contract', order: orderOf([{ planId: 'l' }]) } })
  await expect.element(page.getByText(unfinishedWords['unfinished.topUp'])).toBeVisible()
  const order = button(fill(words['checkout.order'], { sum: formatEuro(toCents(790)) }))
  await expect.element(order).not.toBeInTheDocument()
  await userEvent.click(button(unfinishedWords['unfinished.goOn']))
  await expect.element(order).toBeVisible()
})
