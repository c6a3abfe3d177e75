import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { fill } from '../../i18n/fill.ts'
import { paymentCheckResult } from '../../operator/contract/payment-check-result.ts'
import { answering, failing, operatorInPage } from './operator.fixture.ts'
import { TopUpResult } from './TopUpResult.island.tsx'
import { topUpResultMicrocopy } from './top-up-result.microcopy.ts'
import type { ResultPage } from './top-up-result.store.ts'
import { reference } from './top-up-result-page.fixture.ts'
import { wordsIn } from './words.fixture.ts'

const words = wordsIn('lt', topUpResultMicrocopy)
const titles = { waiting: 'Laukiame', success: 'Sąskaita papildyta', failure: 'Papildyti nepavyko' }
const paths = {
  waiting: '/laukiama',
  success: '/sekmingas',
  autoTopUpSuccess: '/sekmingas-periodinis',
  failure: '/klaida',
  topUp: '/papildyti',
  autoTopUp: '/mano/periodinis',
  otherWaiting: '/extra/laukiama',
  dashboard: '/mano',
  plans: '/planai',
}

const payment = { paymentReference: reference, amountInCents: 1250, maskedPhoneNumber: '+370 6** **567' }
const completed = { ...payment, completedAt: '2026-01-15T10:30:00Z' }
const says = (result: Parameters<typeof answering<typeof paymentCheckResult>>[1]) =>
  operatorInPage().answers(paymentCheckResult, answering(paymentCheckResult, result))

const heading = (name: string) => page.getByRole('heading', { level: 1, name })
const tryAgain = () => page.getByRole('link', { name: words['topUpResult.tryAgain'] })
const askAgain = () => page.getByRole('button', { name: words['topUpResult.askAgain'], exact: false })
const unfold = (title: string) => userEvent.click(page.getByText(title, { exact: true }))
const isContentShown = () => document.documentElement.hasAttribute('data-result-told')

beforeEach(() => {
  localStorage.clear()
  history.replaceState(null, '', `#paymentReference=${reference}`)
})

const open = (at: ResultPage) =>
  render(<TopUpResult page={at} title={titles[at]} words={words} language="lt" line="uoga" paths={paths} />)

test('a success tells sum, number, time in Vilnius and reference', async () => {
  says({ ...completed, status: 'paid' })
  await open('success')
  await expect.element(heading(titles.success)).toBeVisible()
  await unfold(words['topUpResult.receipt'])
  await expect.element(page.getByText('+12,50 EUR', { exact: false })).toBeVisible()
  const facts = page.getByRole('definition')
  for (const fact of [
    '12,50 EUR',
    '+370 6** **567',
    '2026-\u206001-\u206015 12:30 (Vilniaus laiku)',
    reference,
  ])
    await expect.element(facts.filter({ hasText: fact })).toBeVisible()
  expect(isContentShown()).toBe(true)
  await expect.element(tryAgain()).not.toBeInTheDocument()
})

test.each([
  ['insufficientFunds', words['topUpResult.insufficientFunds']],
  ['cardExpired', words['topUpResult.cardExpired']],
  ['authenticationFailed', words['topUpResult.authenticationFailed']],
  ['other', words['topUpResult.other']],
] as const)('a refusal (%s) says why, that no money was taken, and leads on', async (reason, text) => {
  says({ ...completed, status: 'refused', reason })
  await open('failure')
  await expect.element(heading(titles.failure)).toBeVisible()
  await expect.element(page.getByRole('alert').getByText(words['topUpResult.moneyNotTaken'])).toBeVisible()
  await expect.element(page.getByText(text)).toBeVisible()
  await expect.element(tryAgain()).toHaveAttribute('href', paths.topUp)
  expect(isContentShown()).toBe(true)
})

test.each([
  [{ ...completed, status: 'cancelled' }, words['topUpResult.cancelled']],
  [{ ...completed, status: 'expired', moneyTaken: 'no' }, words['topUpResult.expired']],
] as const)('%o: no money was taken, and it can be tried again', async (result, text) => {
  says(result)
  await open('failure')
  await expect.element(page.getByText(words['topUpResult.moneyNotTaken'])).toBeVisible()
  await expect.element(page.getByText(text)).toBeVisible()
  await expect.element(tryAgain()).toBeVisible()
})

test('while no one knows whether money was taken, nothing leads to paying again', async () => {
  says({ ...completed, status: 'expired', moneyTaken: 'unknown' })
  await open('failure')
  await expect.element(page.getByText(words['topUpResult.moneyUnknown'])).toBeVisible()
  await expect.element(heading(words['topUpResult.failedTitle'])).toBeVisible()
  await expect.element(tryAgain()).not.toBeInTheDocument()
  expect(isContentShown()).toBe(false)
})

test('a payment under way is waited for, and known by hand without the address', async () => {
  history.replaceState(null, '', location.pathname)
  const saved = { idempotencyKey: 'K', fingerprint: 'F', madeAt: Date.now(), reference }
  localStorage.setItem('app:v1:topup-intent', JSON.stringify([saved]))
  says({ ...payment, status: 'pending' })
  await open('waiting')
  await expect.element(heading(titles.waiting)).toBeVisible()
  await expect.element(page.getByRole('status').getByText(words['topUpResult.loading'])).toBeInTheDocument()
  await unfold(words['topUpResult.papers'])
  await expect.element(page.getByText(reference)).toBeVisible()
})

test.each(['', '#paymentReference=', '#paymentReference=x', '#paymentReference=<b>&a=1'])(
  'opened with %j in the address, a success page claims nothing',
  async (search) => {
    history.replaceState(null, '', location.pathname + search)
    const operator = operatorInPage()
    await open('success')
    await expect.element(heading(words['topUpResult.nothingTitle'])).toBeVisible()
    await expect.element(page.getByText(titles.success)).not.toBeInTheDocument()
    await expect
      .element(page.getByRole('link', { name: words['topUpResult.topUp'] }))
      .toHaveAttribute('href', paths.topUp)
    expect(operator.sentTo(paymentCheckResult)).toEqual([])
    expect(isContentShown()).toBe(false)
  },
)

test('a page that can’t ask says so with a reference; asked again it is busy, then tells', async () => {
  const operator = operatorInPage()
  operator.answers(paymentCheckResult, failing(500))
  await open('success')
  await expect.element(heading(words['topUpResult.failedTitle'])).toBeVisible()
  await expect.element(page.getByText(/^Klaidos numeris: \w{12}\./)).toBeVisible()
  let arrive = (_: Response) => {}
  operator.answers(
    paymentCheckResult,
    () =>
      new Promise((resolve) => {
        arrive = resolve
      }),
  )
  await userEvent.click(askAgain())
  await expect.element(askAgain()).toHaveAttribute('aria-busy', 'true')
  await expect.element(askAgain()).toHaveFocus()
  arrive(Response.json({ ...completed, status: 'paid' }))
  await expect.element(heading(titles.success)).toBeVisible()
})

test('hidden, the page asks nothing; shown again it asks at once', async () => {
  const operator = operatorInPage()
  operator.answers(paymentCheckResult, answering(paymentCheckResult, { ...payment, status: 'pending' }))
  await open('waiting')
  await expect.element(heading(titles.waiting)).toBeVisible()
  const asked = () => operator.sentTo(paymentCheckResult).length
  const before = asked()
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  expect(asked()).toBe(before)
  visibility.mockRestore()
  document.dispatchEvent(new Event('visibilitychange'))
  expect(asked()).toBe(before + 1)
})

test('a customer sees the balance that it came to, and goes on in self-service', async () => {
  localStorage.setItem('app:v1:user-info', JSON.stringify({ signedIn: true }))
  says({ ...completed, status: 'paid', balanceInCents: 2000 })
  await open('success')
  await expect.element(heading(titles.success)).toBeVisible()
  expect(document.querySelector('.result-figure b')?.textContent).toBe('20,00\u00a0EUR')
  const way = page.getByRole('link')
  await expect.element(way).toHaveAttribute('href', paths.dashboard)
})

test('a guest who has paid is led to the plans', async () => {
  says({ ...completed, status: 'paid' })
  await open('success')
  await expect.element(page.getByRole('link')).toHaveAttribute('href', paths.plans)
})

test('a receipt says the tax, how it was paid and who sold it, and prints', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined)
  says({
    ...completed,
    status: 'paid',
    paidBy: { method: 'googlePay', detail: 'VISA **** 4242' },
    vat: { rateInPercent: 21, amountInCents: 217 },
  })
  await open('success')
  await unfold(words['topUpResult.receipt'])
  const vat = fill(words['topUpResult.vat'], { rate: '21' })
  for (const fact of [vat, '2,17 EUR', 'Google Pay, Visa, paskutiniai skaitmenys 4242'])
    await expect.element(page.getByText(fact, { exact: true })).toBeVisible()
  await expect.element(page.getByText(words['topUpResult.seller'])).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: words['topUpResult.print'] }))
  expect(print).toHaveBeenCalledOnce()
  print.mockRestore()
})

test('a success after its failure was shown says so', async () => {
  history.replaceState(null, '', `?after=failure#paymentReference=${reference}`)
  says({ ...completed, status: 'paid' })
  await open('success')
  await expect.element(page.getByText(words['topUpResult.paidLate'])).toBeVisible()
})

test('a failure offers the same top-up in another way', async () => {
  says({ ...completed, status: 'cancelled' })
  await open('failure')
  await expect
    .element(page.getByRole('link', { name: words['topUpResult.otherMethod'] }))
    .toHaveAttribute('href', `${paths.topUp}#topup-method`)
})

test('the failure of an auto top-up’s first payment leads back to its form, though nothing is kept here', async () => {
  says({ ...completed, status: 'cancelled', beginsAutoTopUp: true })
  await open('failure')
  await expect.element(tryAgain()).toHaveAttribute('href', paths.autoTopUp)
  await expect
    .element(page.getByRole('link', { name: words['topUpResult.otherMethod'] }))
    .not.toBeInTheDocument()
})

test('where the operator doesn’t say it, the browser knows of what the payment was the first', async () => {
  const intent = { idempotencyKey: 'a'.repeat(26), fingerprint: 'f', madeAt: Date.now(), reference }
  localStorage.setItem('app:v1:auto-topup-intent', JSON.stringify([intent]))
  says({ ...completed, status: 'cancelled' })
  await open('failure')
  await expect.element(tryAgain()).toHaveAttribute('href', paths.autoTopUp)
  await expect.poll(() => localStorage.getItem('app:v1:auto-topup-intent')).toBeNull()
})

test.each([
  ['paid', { ...completed, status: 'paid' }, 'success', null],
  [
    'refused',
    { ...completed, status: 'refused', reason: 'insufficientFunds' },
    'failure',
    '"+370 612 34567"',
  ],
] as const)(
  'the number that was typed goes once its top-up is paid, and stays for another try: %s',
  async (_, result, at, kept) => {
    const intent = { idempotencyKey: 'a'.repeat(26), fingerprint: 'f', madeAt: Date.now(), reference }
    localStorage.setItem('app:v1:topup-intent', JSON.stringify([intent]))
    localStorage.setItem('app:v1:topup-phone', '"+370 612 34567"')
    says(result)
    await open(at)
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect.poll(() => localStorage.getItem('app:v1:topup-phone')).toBe(kept)
  },
)
