import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { endpointExamples } from '../../operator/contract/endpoint-examples.ts'
import { paymentCard } from '../../operator/contract/payment-card.ts'
import { paymentMethodsAndCards } from '../../operator/contract/payment-methods-and-cards.ts'
import { validateNumber } from '../../operator/contract/validate-number.ts'
import { asServed } from '../../ui/as-served.fixture.tsx'
import { topUpPhone } from '../top-up-draft/top-up-storage.ts'
import { answering, failing, operatorInPage, silent } from './operator.fixture.ts'
import { asShown, find, forget, open, review, topUp, words } from './TopUp.fixture.tsx'
import { $draft } from './top-up.state.ts'
import { firstDraft } from './top-up.ts'
import { limits, sameNumber } from './top-up-inputs.fixture.ts'

beforeEach(forget)

const written = '+370 612 34567'

test('a number is shown back in one form when its field is left', async () => {
  operatorInPage()
  await open()
  await userEvent.fill(find.phone(), '8 (612) 34-567')
  await userEvent.tab()
  await expect.element(find.phone()).toHaveValue(written)
  await userEvent.fill(find.phone(), '8 612')
  await userEvent.tab()
  await expect.element(find.phone()).toHaveValue('8 612')
})

test('what a link carries is in the form and gone from the address, whichever script comes first', async () => {
  operatorInPage()
  const before = new URL(location.href)
  onTestFinished(() => history.replaceState(null, '', before))
  const carrying = new URL(before)
  carrying.hash = 'phoneNumber=61234567&sum=12.5'
  history.replaceState(null, '', carrying)
  await open()
  await expect.element(find.phone()).toHaveValue(written)
  await expect.element(find.ownSum()).toHaveValue('12,5')
  expect(location.href).toBe(before.href)
})

test('the own sum has its field where it is chosen, and keeps what was typed', async () => {
  operatorInPage()
  await open()
  await expect.element(find.preset('10,00 EUR')).toBeChecked()
  await expect.element(find.ownSum()).not.toBeInTheDocument()
  await userEvent.click(find.otherSum())
  await userEvent.fill(find.ownSum(), '12,5')
  await userEvent.click(find.preset('5,00 EUR'))
  await expect.element(find.ownSum()).not.toBeInTheDocument()
  await userEvent.click(find.otherSum())
  await expect.element(find.ownSum()).toHaveValue('12,5')
})

test('three Enters ask once, and the confirmation takes focus without being pressed', async () => {
  const operator = operatorInPage()
  await open()
  await userEvent.fill(find.phone(), '61234567')
  await userEvent.keyboard('{Enter}{Enter}{Enter}')
  await expect.element(find.confirmation()).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(operator.sentTo(validateNumber)).toHaveLength(1)
  expect(operator.sentTo(paymentCard)).toHaveLength(0)
  await expect.element(page.getByText(written)).toBeVisible()
  await expect.element(page.getByText('10,00 EUR', { exact: true })).toBeVisible()
})

test('while the number is checked the button is busy and takes no press', async () => {
  const operator = operatorInPage()
  operator.answers(validateNumber, silent)
  await open()
  await review('61234567')
  await expect.element(find.next()).toHaveAttribute('aria-busy', 'true')
  await expect.element(find.next()).toHaveAccessibleName(expect.stringContaining(words['topUp.checking']))
  await userEvent.click(find.next())
  expect(operator.sentTo(validateNumber)).toHaveLength(1)
})

test('a reload at the confirmation checks what is kept; typing meanwhile keeps the form', async () => {
  const operator = operatorInPage()
  const { promise: answered, resolve: answer } = Promise.withResolvers<Response>()
  const asked = Promise.withResolvers<void>()
  operator.answers(validateNumber, () => {
    asked.resolve()
    return answered
  })
  $draft.set({ ...firstDraft, phone: written })
  history.replaceState({ step: 'confirmation' }, '')
  await open()
  await asked.promise
  await userEvent.fill(find.phone(), '645 6')
  answer(Response.json(endpointExamples.validateNumber.answers[0]))
  await expect.element(find.next()).not.toHaveAttribute('aria-busy', 'true')
  await expect.element(find.phone()).toHaveValue('645 6')
  await expect.element(find.confirmation()).not.toBeInTheDocument()
})

test.each(['645 6', ''])(
  'a form that is in use when script comes stays, with what is in it: “%s”',
  async (typed) => {
    const operator = operatorInPage()
    topUpPhone.write(written)
    history.replaceState({ step: 'confirmation' }, '')
    const takeOver = asServed(topUp)
    await userEvent.click(find.phone())
    if (typed) await userEvent.keyboard(typed)
    takeOver()
    await userEvent.keyboard('78')
    await expect.element(find.phone()).toHaveValue(`${typed}78`)
    await expect.element(find.next()).not.toHaveAttribute('aria-busy', 'true')
    await expect.element(find.summary()).not.toBeInTheDocument()
    expect(operator.sentTo(validateNumber)).toHaveLength(0)
  },
)

test('a double press of the button that pays is one payment; nothing can be changed meanwhile', async () => {
  const operator = operatorInPage()
  operator.answers(paymentCard, silent)
  await open()
  await review('61234567')
  await userEvent.dblClick(find.pay())
  await expect.element(find.pay()).toHaveAttribute('aria-busy', 'true')
  await expect.element(find.change()).toBeDisabled()
  await vi.waitFor(() =>
    expect(operator.sentTo(paymentCard)).toEqual([
      {
        phoneNumber: sameNumber,
        amountInCents: 1000,
        language: 'lt',
        line: 'uoga',
        returnPath: '/laukiama-papildymo',
      },
    ]),
  )
})

test('a payment that can’t be begun is shown with a reference; the same button tries again', async () => {
  const operator = operatorInPage()
  operator.answers(paymentCard, failing(503))
  await open()
  await review('61234567')
  await userEvent.click(find.pay())
  const alert = page.getByRole('alert')
  await expect.element(alert.getByText(words['trouble.unavailable'])).toBeVisible()
  await expect.element(alert.getByText(/^Klaidos numeris: \w{12}\./)).toBeVisible()
  await expect.element(alert.getByText(words['topUp.chargedOnce'])).toBeVisible()
  await userEvent.click(find.pay())
  await vi.waitFor(() => expect(operator.sentTo(paymentCard)).toHaveLength(2))
})

test('before anything is paid nothing is said of paying twice', async () => {
  const operator = operatorInPage()
  operator.answers(validateNumber, failing(503))
  await open()
  await review('61234567')
  await expect.element(page.getByRole('alert').getByText(words['trouble.unavailable'])).toBeVisible()
  await expect.element(page.getByText(words['topUp.chargedOnce'])).not.toBeInTheDocument()
})

test('errors are in the title; the same error again takes focus again; mended, they go', async () => {
  operatorInPage()
  await open()
  await review('612')
  await expect.element(find.summary()).toHaveFocus()
  expect(document.title).toBe('Klaida: Papildyti')
  await userEvent.click(find.phone())
  await userEvent.keyboard('{Enter}')
  await expect.element(find.summary()).toHaveFocus()
  expect(document.title).toBe('Klaida: Papildyti')
  await review('61234567')
  await expect.element(find.confirmation()).toHaveFocus()
  expect(document.title).toBe('Papildyti')
})

test('a wrong own sum is mended by choosing a preset', async () => {
  operatorInPage()
  await open()
  await review('61234567', '1')
  await expect.element(find.summary()).toBeVisible()
  await userEvent.click(find.preset('15,00 EUR'))
  await expect.element(find.summary()).not.toBeInTheDocument()
  expect(document.title).toBe('Papildyti')
})

test.each([
  [{ status: 'notOurs' }, 'topUp.phoneNotOurs'],
  [{ status: 'blocked', line: 'uoga' }, 'topUp.phoneBlocked'],
  [{ status: 'active', line: 'extra' }, 'topUp.phoneOtherLine'],
] as const)('what the operator says of a number (%o) is at its field', async (answer, key) => {
  const operator = operatorInPage()
  operator.answers(validateNumber, answering(validateNumber, answer))
  await open()
  await review('61234567')
  await expect.element(find.summary()).toHaveFocus()
  await expect.element(find.phone()).toHaveAccessibleDescription(expect.stringContaining(asShown(words[key])))
})

test.each<[string, () => Response | Promise<Response>, keyof typeof words]>([
  ['breaks', failing(500), 'trouble.unknown'],
  ['is overloaded', failing(429), 'trouble.tooManyRequests'],
  ['answers with HTML', () => new Response('<p>Bad gateway</p>'), 'trouble.unknown'],
  ['answers with nothing', () => new Response(''), 'trouble.unknown'],
  ['is not reached', () => Promise.reject(new TypeError('lost')), 'trouble.noConnection'],
])('an operator that %s is shown with a reference, and the same press continues', async (_, answer, key) => {
  const operator = operatorInPage()
  operator.answers(validateNumber, answer)
  await open()
  await review('61234567')
  const alert = page.getByRole('alert')
  await expect.element(alert.getByText(words[key])).toBeVisible()
  await expect.element(alert.getByText(/^Klaidos numeris: \w{12}\./)).toBeVisible()
  operator.answers(validateNumber, answering(validateNumber, { status: 'active', line: 'uoga' }))
  await userEvent.click(find.next())
  await expect.element(find.confirmation()).toHaveFocus()
})

test('Change leads back to the form with everything that was typed, at the number', async () => {
  operatorInPage()
  await open()
  await review('61234567', '12,5')
  await userEvent.click(find.change())
  await expect.element(find.phone()).toHaveFocus()
  await expect.element(find.phone()).toHaveValue(written)
  await expect.element(find.ownSum()).toHaveValue('12,5')
})

test('the browser’s Back leads from the confirmation to the form, and forward again', async () => {
  operatorInPage()
  await open()
  await review('61234567')
  await expect.element(find.confirmation()).toBeVisible()
  history.back()
  await expect.element(find.phone()).toHaveFocus()
  history.forward()
  await expect.element(find.confirmation()).toHaveFocus()
  await userEvent.click(find.change())
  await expect.element(find.phone()).toHaveFocus()
})

test('a reload shows the draft, and the confirmation where the person was there', async () => {
  const operator = operatorInPage()
  const first = await open()
  await review('61234567', '12,5')
  await expect.element(find.confirmation()).toBeVisible()
  await first.unmount()
  const reloaded = await open()
  await expect.element(find.confirmation()).toHaveFocus()
  await expect.element(page.getByText('12,50 EUR', { exact: true })).toBeVisible()
  expect(operator.sentTo(validateNumber)).toHaveLength(2)
  await userEvent.click(find.change())
  await expect.element(find.phone()).toHaveFocus()
  await vi.waitFor(() => expect(history.state).toEqual({ step: 'form' }))
  await reloaded.unmount()
  await open()
  await expect.element(find.phone()).toHaveValue(written)
  await expect.element(find.ownSum()).toHaveValue('12,5')
})

test('a browser without storage still gets to paying', async () => {
  const refuse = () => {
    throw new DOMException('no', 'SecurityError')
  }
  onTestFinished(() => {
    vi.restoreAllMocks()
  })
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
  vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(refuse)
  const operator = operatorInPage()
  operator.answers(paymentCard, silent)
  await open()
  await review('61234567', '12,5')
  await userEvent.click(find.pay())
  await expect
    .poll(() => operator.sentTo(paymentCard))
    .toMatchObject([{ phoneNumber: sameNumber, amountInCents: 1250 }])
})

test('what was typed and chosen before script ran stays', async () => {
  operatorInPage()
  localStorage.setItem('app:v1:topup-phone', '"+370 699 99999"')
  const takeOver = asServed(topUp)
  await userEvent.fill(find.phone(), '61234567')
  await userEvent.click(find.preset('20,00 EUR'))
  await userEvent.click(find.next())
  expect(location.search).not.toContain('61234567')
  takeOver()
  await expect.element(find.phone()).toHaveValue('61234567')
  await expect.element(find.preset('20,00 EUR')).toBeChecked()
  await userEvent.click(find.next())
  await expect.element(page.getByText('20,00 EUR', { exact: true })).toBeVisible()
})

test('what is chosen while script takes the form over stays, with what was typed before', async () => {
  operatorInPage()
  const takeOver = asServed(topUp)
  await userEvent.fill(find.phone(), '61234567')
  takeOver(find.preset('20,00 EUR'))
  await expect.element(find.preset('20,00 EUR')).toBeChecked()
  await userEvent.click(find.next())
  await expect.element(page.getByText('20,00 EUR', { exact: true })).toBeVisible()
  await expect.element(page.getByText(written)).toBeVisible()
})

test('a chosen sum stays the same sum under the operator’s own presets', async () => {
  const operator = operatorInPage()
  const offer = { methods: ['card' as const], minimumInCents: 300, maximumInCents: 5000, cardsDetails: [] }
  const presetSumsInCents = [500, 2000]
  operator.answers(paymentMethodsAndCards, answering(paymentMethodsAndCards, { ...offer, presetSumsInCents }))
  await open()
  await expect.element(find.preset('20,00 EUR')).toBeVisible()
  await expect.element(find.preset('15,00 EUR')).not.toBeInTheDocument()
  await expect.element(find.ownSum()).toHaveValue('10,00')
  await expect.element(find.ownSum()).toHaveAccessibleDescription(expect.stringContaining('50,00'))
})

test('without any way to pay the form says so', async () => {
  const operator = operatorInPage()
  const offer = { minimumInCents: limits.minimum, maximumInCents: limits.maximum, cardsDetails: [] }
  operator.answers(
    paymentMethodsAndCards,
    answering(paymentMethodsAndCards, { ...offer, methods: [], presetSumsInCents: [...limits.presets] }),
  )
  await open()
  await expect.element(page.getByRole('status')).toHaveTextContent(words['topUp.nothingOffered'])
})
