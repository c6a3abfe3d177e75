import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { endpointExamples } from '../../operator/contract/endpoint-examples.ts'
import { AskFirst } from './AskFirst.tsx'
import { answerAbout, begunWithoutAnswer, keepBegun, unfinishedWords as words } from './unfinished.fixture.ts'
import { type Purpose, purposes } from './unfinished.ts'

beforeEach(() => localStorage.clear())

const form = (own: Purpose, isBusy = false, onSubmit = vi.fn()) => (
  <form
    onSubmit={(event) => {
      event.preventDefault()
      onSubmit()
    }}
  >
    <input aria-label="Vardas" />
    <AskFirst
      own={own}
      language="lt"
      loadingLabel="Tikriname"
      failed="Nepavyko"
      tryAgain="Dar kartą"
      isBusy={isBusy}
    >
      <button type="submit">Mokėti</button>
    </AskFirst>
  </form>
)
const pay = () => page.getByRole('button', { name: 'Mokėti' })
const goOn = () => page.getByRole('button', { name: words['unfinished.goOn'] })
const title = (purpose: Purpose) => page.getByText(words[`unfinished.${purpose}`], { exact: true })

const pairs = purposes.flatMap((own) =>
  purposes.filter((other) => other !== own).map((other) => [own, other] as const),
)

test.each(pairs)('before %s the user is asked about %s whose outcome is unknown', async (own, other) => {
  answerAbout()
  keepBegun(other, begunWithoutAnswer[other])
  await render(form(own))
  await expect.element(title(other)).toBeVisible()
  await expect.element(pay()).not.toBeInTheDocument()
  await userEvent.click(goOn())
  await expect.element(pay()).toBeVisible()
})

test('about each one on its own', async () => {
  answerAbout()
  keepBegun('order', begunWithoutAnswer.order)
  keepBegun('esim', begunWithoutAnswer.esim)
  await render(form('sim'))
  await expect.element(title('order')).toBeVisible()
  await userEvent.click(goOn())
  await expect.element(title('esim')).toBeVisible()
  await expect.element(pay()).not.toBeInTheDocument()
  await userEvent.click(goOn())
  await expect.element(pay()).toBeVisible()
})

test('nothing is asked about what the form itself began, which it asks about on its own', async () => {
  const fetched = answerAbout()
  keepBegun('sim', begunWithoutAnswer.sim)
  await render(form('sim'))
  await expect.element(pay()).toBeVisible()
  expect(fetched).not.toHaveBeenCalled()
})

const [paid] = endpointExamples.paymentCheckResult.answers.filter(({ status }) => status === 'paid')
const { paymentReference: reference } = endpointExamples.paymentCheckResult.request

test('what is known to be paid is in nothing’s way', async () => {
  const fetched = answerAbout(paid)
  keepBegun('topUp', { reference, outline: { method: 'card' } })
  await render(form('order'))
  await expect.element(pay()).toBeVisible()
  expect(fetched).toHaveBeenCalledExactlyOnceWith('/api/v1/payment/check-result')
})

test('what another tab begins is asked about too, but what is under way goes on', async () => {
  answerAbout()
  const { rerender } = await render(form('topUp'))
  await expect.element(pay()).toBeVisible()
  keepBegun('order', begunWithoutAnswer.order)
  dispatchEvent(new StorageEvent('storage'))
  await expect.element(title('order')).toBeVisible()
  await rerender(form('topUp', true))
  await expect.element(pay()).toBeVisible()
})

test('Enter in a field sends nothing while the question is there', async () => {
  answerAbout()
  keepBegun('order', begunWithoutAnswer.order)
  const onSubmit = vi.fn()
  await render(form('sim', false, onSubmit))
  await expect.element(title('order')).toBeVisible()
  await userEvent.type(page.getByRole('textbox'), '{Enter}')
  expect(onSubmit).not.toHaveBeenCalled()
  await userEvent.click(goOn())
  await userEvent.type(page.getByRole('textbox'), '{Enter}')
  expect(onSubmit).toHaveBeenCalledOnce()
})
