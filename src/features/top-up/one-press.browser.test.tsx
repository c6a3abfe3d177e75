import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { fill } from '../../i18n/fill.ts'
import { paymentCard } from '../../operator/contract/payment-card.ts'
import { paymentMethodsAndCards } from '../../operator/contract/payment-methods-and-cards.ts'
import { accountOf } from '../../session/account.fixture.ts'
import type { Loaded } from '../../session/loaded.ts'
import { signedInHint } from '../../session/signed-in-hint.ts'
import {
  answerAbout,
  begunWithoutAnswer,
  keepBegun,
  unfinishedWords,
} from '../unfinished/unfinished.fixture.ts'
import { answering, failing, operatorInPage, silent } from './operator.fixture.ts'
import { find, forget, open, words } from './TopUp.fixture.tsx'
import { TopUpConfirmation } from './TopUpConfirmation.tsx'
import { isTopUp, readDraft } from './top-up.ts'
import { limits } from './top-up-inputs.fixture.ts'

const own = '+370 612 34567'
const { $loaded } = await vi.hoisted(async () => {
  const { atom } = await import('nanostores')
  return { $loaded: atom<Loaded<ReturnType<typeof accountOf>>>({ name: 'loading' }) }
})
vi.mock('../../session/account.store.ts', async (original) => ({
  ...(await original<typeof import('../../session/account.store.ts')>()),
  account: { $loaded, load: async () => {} },
}))

beforeEach(() => {
  forget()
  $loaded.set({ name: 'ready', value: accountOf(own), at: 0 })
  signedInHint.write({ signedIn: true })
})
afterEach(signedInHint.remove)

const card = {
  cardDetailsReference: 'CARD-1',
  variant: 'VISA',
  cardInfo: { number: '**** 4242', holderName: 'ONA', expiryMonth: 8, expiryYear: 2099 },
}

/** A customer's form, whose number and kept card are filled in. */
async function ofCustomer() {
  const operator = operatorInPage()
  operator.answers(paymentCard, silent)
  operator.answers(
    paymentMethodsAndCards,
    answering(paymentMethodsAndCards, {
      methods: ['savedCard', 'card', 'bankLink'],
      minimumInCents: limits.minimum,
      maximumInCents: limits.maximum,
      presetSumsInCents: [...limits.presets],
      cardsDetails: [card],
    }),
  )
  await open()
  await expect.element(find.own(own)).toHaveAttribute('aria-pressed', 'true')
  await expect.element(find.phone()).not.toBeInTheDocument()
  return operator
}
const pays = () => page.getByRole('button', { name: fill(words['topUp.pay'], { sum: '10,00\u00a0EUR' }) })

test('one’s own number is topped up from a kept card by one press, which says the sum and who takes it', async () => {
  const operator = await ofCustomer()
  await expect.element(page.getByText(words['fact.acquirer'], { exact: false })).toBeVisible()
  await userEvent.dblClick(pays())
  await vi.waitFor(() => expect(operator.sentTo(paymentCard)).toHaveLength(1))
  expect(operator.sentTo(paymentCard)).toMatchObject([
    { phoneNumber: own.replaceAll(' ', ''), amountInCents: 1000, cardDetailsReference: 'CARD-1' },
  ])
  await expect.element(find.change()).toBeDisabled()
})

test('where the card isn’t charged, the next press is the customer’s', async () => {
  const operator = await ofCustomer()
  operator.answers(paymentCard, failing(503))
  await userEvent.click(pays())
  await expect.element(page.getByRole('alert').getByText(words['topUp.chargedOnce'])).toBeVisible()
  expect(operator.sentTo(paymentCard)).toHaveLength(1)
})

test('a number that was typed is confirmed first', async () => {
  const operator = await ofCustomer()
  await userEvent.click(find.other())
  await expect.element(find.phone()).toHaveFocus()
  await userEvent.fill(find.phone(), '645 67890')
  await userEvent.click(find.next())
  await expect.element(find.confirmation()).toHaveFocus()
  await expect.element(pays()).toBeEnabled()
  expect(operator.sentTo(paymentCard)).toHaveLength(0)
})

test('so is another way to pay', async () => {
  const operator = await ofCustomer()
  await userEvent.click(page.getByRole('radio', { name: words['topUp.card'], exact: true }))
  await userEvent.click(find.next())
  await expect.element(find.confirmation()).toHaveFocus()
  expect(operator.sentTo(paymentCard)).toHaveLength(0)
})

test('something else that was begun is asked about first, and then the press is the customer’s', async () => {
  answerAbout()
  keepBegun('sim', begunWithoutAnswer.sim)
  const nothing = vi.fn()
  const onPay = vi.fn(async () => true)
  const topUp = readDraft({ phone: own, sumIndex: 1, ownSum: '' }, limits)
  if (!isTopUp(topUp)) throw new Error('the draft is whole')
  await render(
    <TopUpConfirmation
      words={words}
      language="lt"
      screen={{ name: 'confirm', topUp, payment: { method: 'savedCard', card }, isAgreed: true }}
      isCustomer
      onPay={onPay}
      onCheckEarlier={nothing}
      onShowEarlier={nothing}
      onPayBeside={nothing}
      onFail={nothing}
      onChange={nothing}
    />,
  )
  await expect.element(page.getByText(unfinishedWords['unfinished.sim'])).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: unfinishedWords['unfinished.goOn'] }))
  await expect.element(pays()).toBeEnabled()
  expect(onPay).not.toHaveBeenCalled()
  await userEvent.click(pays())
  expect(onPay).toHaveBeenCalledOnce()
})
