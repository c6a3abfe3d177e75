import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { banklinkBankList } from '../../operator/contract/banklink-bank-list.ts'
import { banklinkPaymentRequest } from '../../operator/contract/banklink-payment-request.ts'
import { paymentCard } from '../../operator/contract/payment-card.ts'
import { paymentMethodsAndCards } from '../../operator/contract/payment-methods-and-cards.ts'
import { answering, failing, operatorInPage, silent } from './operator.fixture.ts'
import { firstOffer, optionsOf } from './payment-choice.ts'
import { find, forget, open, review, words } from './TopUp.fixture.tsx'
import { TopUpForm } from './TopUpForm.tsx'
import { type Draft, firstDraft } from './top-up.ts'
import { limits } from './top-up-inputs.fixture.ts'

beforeEach(forget)

const bank = {
  bankId: 'upes-unija',
  name: 'Upės kredito unija',
  logoPath: '/api/v1/banklink/logos/upes-unija.svg',
}
const method = (name: string | RegExp) => page.getByRole('radio', { name })
const savedCard = (lastDigits: string, expiryYear: number) => ({
  variant: 'VISA',
  cardDetailsReference: `card-${lastDigits}`,
  cardInfo: { expiryMonth: 8, expiryYear, holderName: 'RASA UOGIENE', number: `**** ${lastDigits}` },
})

function withBanks(banks: (typeof bank)[] = [bank]) {
  const operator = operatorInPage()
  operator.answers(banklinkBankList, answering(banklinkBankList, { banks }))
  return operator
}

test('a bank is chosen where the bank link is, and paid at', async () => {
  const operator = withBanks()
  operator.answers(banklinkPaymentRequest, silent)
  await open()
  expect(operator.sentTo(banklinkBankList)).toEqual([])
  await userEvent.click(method(words['topUp.bankLink']))
  await userEvent.click(method(bank.name))
  await review('61234567')
  await expect.element(find.confirmation()).toHaveFocus()
  await expect.element(page.getByText(bank.name)).toBeVisible()
  await userEvent.click(find.pay())
  await vi.waitFor(() =>
    expect(operator.sentTo(banklinkPaymentRequest)).toMatchObject([
      { bankId: bank.bankId, amountInCents: 1000 },
    ]),
  )
  expect(localStorage.getItem('app:v1:topup-payment-method')).toBe('"bankLink upes-unija"')
})

test('where the banks’ part did not come it is shown in its place, and the summary leads to the way to ask again', async () => {
  const onChoose = vi.fn()
  const draft: Draft = { ...firstDraft, phone: '61234567', choice: { method: 'bankLink' } }
  await render(
    <TopUpForm
      words={words}
      limits={limits}
      screen={{ name: 'form', problems: { bank: 'missing' } }}
      draft={draft}
      options={optionsOf(firstOffer, {}, 0)}
      banks={{ name: 'failed', failure: { kind: 'partNotLoaded' } }}
      onDraft={vi.fn()}
      onChoose={onChoose}
      onReview={vi.fn()}
    />,
  )
  await expect.element(page.getByText(words['trouble.partNotLoaded'])).toBeVisible()
  const again = page.getByRole('button', { name: words['topUp.tryAgain'] })
  await userEvent.click(find.summary().getByRole('link', { name: words['topUp.bankMissing'] }))
  await expect.element(again).toHaveFocus()
  await userEvent.click(again)
  expect(onChoose).toHaveBeenCalledExactlyOnceWith({ method: 'bankLink' })
})

test('without a bank the summary says so and leads to the banks; with another method it is mended', async () => {
  withBanks()
  await open()
  await userEvent.click(method(words['topUp.bankLink']))
  await expect.element(method(bank.name)).toBeVisible()
  await review('61234567')
  await expect.element(find.summary()).toHaveFocus()
  await userEvent.click(find.summary().getByRole('link', { name: words['topUp.bankMissing'] }))
  await expect.element(method(bank.name)).toHaveFocus()
  await userEvent.click(method(words['topUp.card']))
  await expect.element(find.summary()).not.toBeInTheDocument()
})

test('no bank that takes part is shown', async () => {
  withBanks([])
  await open()
  await userEvent.click(method(words['topUp.bankLink']))
  await expect.element(page.getByText(words['topUp.noBanks'])).toBeVisible()
})

test('a list that can’t be had is shown with a reference, and asked for again', async () => {
  const operator = operatorInPage()
  operator.answers(banklinkBankList, failing(503))
  await open()
  await userEvent.click(method(words['topUp.bankLink']))
  await expect.element(page.getByText(words['trouble.unavailable'])).toBeVisible()
  operator.answers(banklinkBankList, answering(banklinkBankList, { banks: [bank] }))
  await userEvent.click(page.getByRole('button', { name: words['topUp.tryAgain'] }))
  await expect.element(method(bank.name)).toBeVisible()
})

test('a customer’s card is chosen by itself; one that has expired can’t be', async () => {
  const operator = operatorInPage()
  operator.answers(
    paymentMethodsAndCards,
    answering(paymentMethodsAndCards, {
      methods: ['card', 'savedCard', 'bankLink'],
      minimumInCents: limits.minimum,
      maximumInCents: limits.maximum,
      presetSumsInCents: [...limits.presets],
      cardsDetails: [savedCard('0069', 2024), savedCard('4242', 2199)],
    }),
  )
  operator.answers(paymentCard, silent)
  await open()
  await expect.element(method(/Visa, paskutiniai skaitmenys 4242/)).toBeChecked()
  await expect.element(method(/Visa, paskutiniai skaitmenys 0069/)).toBeDisabled()
  await review('61234567')
  await userEvent.click(find.pay())
  await vi.waitFor(() =>
    expect(operator.sentTo(paymentCard)).toMatchObject([{ cardDetailsReference: 'card-4242' }]),
  )
  expect(Object.values({ ...localStorage }).join()).not.toContain('card-4242')
})
