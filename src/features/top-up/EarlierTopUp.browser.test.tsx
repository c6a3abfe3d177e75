import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { fill } from '../../i18n/fill.ts'
import { formatEuro, toCents } from '../../lib/money.ts'
import { paymentCard } from '../../operator/contract/payment-card.ts'
import { paymentCheckResult } from '../../operator/contract/payment-check-result.ts'
import {
  answerAbout,
  begunWithoutAnswer,
  keepBegun,
  unfinishedWords,
} from '../unfinished/unfinished.fixture.ts'
import { EarlierTopUp } from './EarlierTopUp.tsx'
import type { Earlier } from './earlier-top-up.ts'
import { answering, failing, operatorInPage, silent } from './operator.fixture.ts'
import { find, forget, open, review, words } from './TopUp.fixture.tsx'

beforeEach(forget)

const twenty = formatEuro(toCents(2000))
const named = (text: string) => page.getByRole('button', { name: text })
const payBeside = () => named(fill(words['topUp.payBeside'], { sum: twenty }))
const title = () => page.getByText(fill(words['topUp.earlierTitle'], { sum: formatEuro(toCents(1000)) }))

const unanswered: Earlier = {
  idempotencyKey: 'K',
  amountInCents: toCents(1000),
  method: 'googlePay',
  phoneNumber: undefined,
  standing: 'unknown',
  paymentReference: undefined,
}

function told(earlier: Earlier, isChecking = false) {
  const [onCheck, onShow, onPayBeside] = [vi.fn(), vi.fn(), vi.fn()]
  void render(
    <EarlierTopUp
      {...{ words, earlier, isChecking, onCheck, onShow, onPayBeside }}
      amountInCents={toCents(2000)}
    />,
  )
  return { onCheck, onShow, onPayBeside }
}

test('one that no one can be asked about: told what is not known, and decided', async () => {
  const { onPayBeside } = told(unanswered)
  await expect.element(title()).toBeVisible()
  await expect.element(page.getByText(words['topUp.googlePay'])).toBeVisible()
  await expect.element(page.getByText(fill(words['topUp.earlierUnknown'], { sum: twenty }))).toBeVisible()
  await expect.element(named(words['topUp.earlierCheck'])).not.toBeInTheDocument()
  await expect.element(named(words['topUp.earlierShow'])).not.toBeInTheDocument()
  await userEvent.click(payBeside())
  expect(onPayBeside).toHaveBeenCalledOnce()
})

test('a pending one is asked about again, or shown', async () => {
  const { onCheck, onShow } = told({ ...unanswered, standing: 'pending', paymentReference: 'PAYMENT-1' })
  await expect.element(page.getByText(fill(words['topUp.earlierPending'], { sum: twenty }))).toBeVisible()
  await userEvent.click(named(words['topUp.earlierCheck']))
  await userEvent.click(named(words['topUp.earlierShow']))
  expect([onCheck.mock.calls.length, onShow.mock.calls.length]).toEqual([1, 1])
})

test('a paid one is shown as paid; there is nothing to check', async () => {
  told({ ...unanswered, standing: 'paid', paymentReference: 'PAYMENT-1' })
  await expect.element(page.getByText(fill(words['topUp.earlierPaid'], { sum: twenty }))).toBeVisible()
  await expect.element(named(words['topUp.earlierCheck'])).not.toBeInTheDocument()
  await expect.element(named(words['topUp.earlierShow'])).toBeVisible()
})

test('while it is checked nothing else can be pressed', async () => {
  told({ ...unanswered, standing: 'pending', paymentReference: 'PAYMENT-1' }, true)
  const busy = page.getByRole('button', { name: words['topUp.earlierCheck'], exact: false })
  await expect.element(busy).toHaveAttribute('aria-busy', 'true')
  await expect.element(named(words['topUp.earlierShow'])).toBeDisabled()
  await expect.element(payBeside()).toBeDisabled()
})

test('in the form: another sum after one that is under way is sent only when it is decided', async () => {
  const operator = operatorInPage()
  const paymentReference = 'PAYMENT-1'
  operator.answers(
    paymentCard,
    answering(paymentCard, { paymentReference, redirectUrl: `${location.href}#at-the-bank` }),
  )
  operator.answers(paymentCheckResult, failing(500))
  const first = await open()
  await review('61234567')
  await userEvent.click(find.pay())
  await vi.waitFor(() => expect(location.hash).toBe('#at-the-bank'))
  await first.unmount()
  history.replaceState(null, '', location.pathname + location.search)
  operator.answers(paymentCard, silent)
  await open()
  await userEvent.click(find.preset(twenty))
  await userEvent.click(find.next())
  await expect.element(title()).toBeVisible()
  await expect.element(find.pay()).not.toBeInTheDocument()
  await expect.element(page.getByText(words['topUp.chargedOnce'])).not.toBeInTheDocument()
  expect(operator.sentTo(paymentCard)).toHaveLength(1)
  await userEvent.click(named(words['topUp.earlierCheck']))
  await expect.element(payBeside()).toBeEnabled()
  await userEvent.click(payBeside())
  await vi.waitFor(() =>
    expect(operator.sentTo(paymentCard)).toMatchObject([{ amountInCents: 1000 }, { amountInCents: 2000 }]),
  )
})

test('an unfinished order of another form is asked about before a top-up, in place of the button', async () => {
  operatorInPage()
  await open()
  await review('61234567')
  await expect.element(find.pay()).toBeVisible()
  answerAbout()
  keepBegun('sim', begunWithoutAnswer.sim)
  dispatchEvent(new StorageEvent('storage'))
  await expect.element(page.getByText(unfinishedWords['unfinished.sim'])).toBeVisible()
  await expect.element(find.pay()).not.toBeInTheDocument()
})
