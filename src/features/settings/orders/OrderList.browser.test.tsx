import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { toCents } from '../../../lib/money.ts'
import { assetOf } from '../../../operator/client/account.fixture.ts'
import type { Order } from '../../../operator/client/orders.ts'
import type { Loaded } from '../../../session/loaded.ts'
import { orderOf } from '../../placed-orders/order.fixture.ts'
import { wordsIn } from '../../top-up/words.fixture.ts'
import { settingsMicrocopy } from '../settings.microcopy.ts'
import { OrderList } from './OrderList.tsx'
import { ordersMicrocopy } from './orders.microcopy.ts'

const words = wordsIn('lt', [...settingsMicrocopy, ...ordersMicrocopy])
const reference = '7K3M9QXW2RTA'
const { phoneNumber } = assetOf('612 34567')

async function list(loaded: Loaded<Order[]>, onReceipt = vi.fn()) {
  const onTryAgain = vi.fn()
  await render(
    <OrderList
      loaded={loaded}
      words={words}
      language="lt"
      esimPath="/esim"
      registrationPath="/aktyvuok"
      berries={{ Mėlynė: 'blueberry' }}
      orderPaths={{
        simStatus: '/sim-busena',
        esimStatus: '/esim-busena',
        sim: '/sim',
        plans: '/planai',
        usage: '/likuciai',
      }}
      onTryAgain={onTryAgain}
      onReceipt={onReceipt}
    />,
  )
  return onTryAgain
}
const ready = (...value: Order[]): Loaded<Order[]> => ({ name: 'ready', value, at: 0 })
const link = (label: string) => page.getByRole('link', { name: new RegExp(`^${label}`) })

test.each<[Partial<Order>, way: string, href: string]>([
  [{ state: 'AWAITING_PAYMENT' }, words['cardOrder.payNow'], '/sim-busena#orderReference=7K3M-9QXW-2RTA'],
  [{ state: 'NOT_PAID' }, words['cardOrder.orderAgain'], '/sim'],
  [{ kind: 'ESIM', state: 'NOT_PAID' }, words['cardOrder.orderAgain'], '/esim'],
  [{ state: 'POSTED' }, words['orders.show'], '/sim-busena#orderReference=7K3M-9QXW-2RTA'],
  [{ state: 'DELIVERED' }, words['orders.activate'], '/aktyvuok'],
  [{ kind: 'ESIM', state: 'READY' }, words['orders.install'], '/esim-busena#orderReference=7K3M-9QXW-2RTA'],
  [{ kind: 'ESIM', state: 'INSTALLED' }, words['orders.activate'], '/aktyvuok'],
  [{ kind: 'PLANS', state: 'ACTIVATING' }, words['orderResult.usage'], '/likuciai'],
  [{ kind: 'PLANS', state: 'ENDED' }, words['account.orderPlan'], '/planai'],
])('what comes next of %o is one press away', async (order, way, href) => {
  await list(ready(orderOf(order)))
  await expect.element(link(way)).toHaveAttribute('href', href)
})

test('an order says what it is, for which number, when, for how much, and what it is called', async () => {
  await list(
    ready(
      orderOf({
        kind: 'PLANS',
        state: 'ACTIVE',
        planNames: ['Avietė', 'Žemuogė'],
        phoneNumber,
        eurTotal: toCents(1090),
      }),
    ),
  )
  const item = page.getByRole('listitem')
  await expect.element(item.getByRole('heading', { name: 'Avietė, Žemuogė' })).toBeVisible()
  for (const text of [/612\s34567/, /sausio\s15/, /10,90\sEUR/, '7K3M-9QXW-2RTA', words['orders.ACTIVE']])
    await expect.element(item.getByText(text).first()).toBeVisible()
})

test('an order of a plan has the plan’s berry, and the round one where its name says none', async () => {
  await list(
    ready(
      orderOf({ kind: 'PLANS', state: 'ACTIVE', planNames: ['Mėlynė'] }),
      orderOf({ kind: 'PLANS', state: 'ACTIVE', planNames: ['Kita'], orderReference: '8K3M-9QXW-2RTA' }),
    ),
  )
  await expect.element(page.getByRole('listitem')).toHaveLength(2)
  const drawn = [...document.querySelectorAll('.berry use')].map((use) => use.getAttribute('href'))
  expect(drawn).toEqual([expect.stringMatching(/#blueberry-mark$/), expect.stringMatching(/#round-mark$/)])
})

test('a card on its way says where it goes, and by what its parcel is followed', async () => {
  await list(
    ready(orderOf({ state: 'POSTED', parcelTerminal: 'Ozo paštomatas', trackingNumber: 'LT123456789' })),
  )
  await expect.element(page.getByText(/Ozo paštomatas/)).toBeVisible()
  await expect.element(page.getByText('LT123456789')).toBeVisible()
})

test('a number that is transferred says on which day, and costs nothing', async () => {
  await list(ready(orderOf({ kind: 'NUMBER_TRANSFER', state: 'ACTIVATING', transfersOn: '2026-01-17' })))
  await expect.element(page.getByText(/sausio\s17/)).toBeVisible()
  await expect.element(page.getByText(words['cardOrder.free'])).not.toBeInTheDocument()
})

test('a paid order opens its receipt; one without a receipt offers none', async () => {
  const onReceipt = vi.fn()
  const orders = [
    orderOf({ receiptReference: 'UK-00000001' }),
    orderOf({ kind: 'ESIM', orderReference: '8K3M-9QXW-2RTA' }),
  ]
  await list(ready(...orders), onReceipt)
  await userEvent.click(page.getByRole('button', { name: `${words['history.receipt']}: 7K3M-9QXW-2RTA` }))
  await expect.element(page.getByRole('button')).toHaveLength(1)
  expect(onReceipt).toHaveBeenCalledExactlyOnceWith({
    receiptReference: 'UK-00000001',
    orderReference: '7K3M-9QXW-2RTA',
  })
})

test('a reference that can’t be one leads nowhere', async () => {
  await list(ready(orderOf({ state: 'AWAITING_PAYMENT', orderReference: 'a.b' })))
  await expect.element(page.getByText(words['orders.AWAITING_PAYMENT'])).toBeVisible()
  await expect.element(page.getByRole('link')).not.toBeInTheDocument()
})

test('without orders the ways to one are there', async () => {
  await list(ready())
  await expect.element(page.getByRole('heading', { name: words['orders.emptyTitle'] })).toBeVisible()
  await expect.element(link(words['account.orderPlan'])).toHaveAttribute('href', '/planai')
  await expect.element(link(words['orders.esim'])).toHaveAttribute('href', '/esim')
})

test('an operator without a list: whom to ask is said, and nothing is tried again', async () => {
  await list({ name: 'failed', failed: { kind: 'unknown', reason: 'refused', reference } })
  await expect.element(page.getByText(/Užsakymų čia parodyti negalime/)).toBeVisible()
  await expect.element(page.getByRole('link', { name: '1808', exact: true })).toBeVisible()
  await expect.element(page.getByRole('button')).not.toBeInTheDocument()
})

test('a failure says its reference, and may be tried again', async () => {
  const onTryAgain = await list({
    name: 'failed',
    failed: { kind: 'unknown', reason: 'malformedAnswer', reference },
  })
  await expect.element(page.getByText(new RegExp(reference))).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: words['settings.tryAgain'] }))
  expect(onTryAgain).toHaveBeenCalledOnce()
})
