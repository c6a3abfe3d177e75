import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { addressWith } from '../../lib/address-fields.ts'
import { orderLookup } from '../../operator/contract/order-lookup.ts'
import { answering, operatorInPage } from '../top-up/operator.fixture.ts'
import { wordsIn } from '../top-up/words.fixture.ts'
import { OrderLookup } from './OrderLookup.island.tsx'
import { orderLookupMicrocopy } from './order-lookup.microcopy.ts'

const words = wordsIn('lt', orderLookupMicrocopy)
const [first, second] = ['7K3M-9QXW-2RTA-5T8C', 'XP3T-2WHD-005W-M8K7']
const reference = () => page.getByRole('textbox', { name: words['cardOrder.reference'] })

beforeEach(() => {
  const before = new URL(location.href)
  onTestFinished(() => history.replaceState(null, '', before))
})

const follow = (orderReference: string) => {
  location.hash = addressWith('', { orderReference })
}

const open = () =>
  render(
    <OrderLookup
      words={words}
      language="lt"
      esimPath="#"
      registrationPath="#"
      orderPaths={{ simStatus: '#', esimStatus: '#', sim: '#', plans: '#', usage: '#' }}
      berries={{}}
    />,
  )

test('a link that is followed while the page is open fills in its order, and leaves the address', async () => {
  await open()
  await userEvent.fill(reference(), first)
  follow(second)
  await expect.element(reference()).toHaveValue(second)
  expect(location.href).not.toContain(second)
})

test('followed at the code of another order, it leads back to the details', async () => {
  const now = Date.now()
  operatorInPage().answers(
    orderLookup,
    answering(orderLookup, {
      status: 'codeSent',
      orderLookupId: 'LOOKUP-1',
      restrictedUntil: new Date(now + 60_000).toISOString(),
      codeExpiresAt: new Date(now + 300_000).toISOString(),
    }),
  )
  await open()
  await userEvent.fill(reference(), first)
  await userEvent.fill(page.getByRole('textbox', { name: words['cardOrder.phone'] }), '612 34567')
  await userEvent.click(page.getByRole('button', { name: words['leave.sendCode'] }))
  await expect.element(page.getByRole('textbox', { name: words['link.code'] })).toHaveFocus()
  follow(second)
  await expect.element(reference()).toHaveValue(second)
  await vi.waitFor(() => expect(location.href).not.toContain(second))
})
