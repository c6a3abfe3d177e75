import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { wordsIn } from '../top-up/words.fixture.ts'
import { PhoneCheck } from './PhoneCheck.tsx'
import { phoneCheckMicrocopy } from './phone-check.microcopy.ts'
import type { PhoneCheckFile } from './phone-check.ts'

const words = wordsIn('en', phoneCheckMicrocopy)
const phone = (maker: string, name: string, answer: PhoneCheckFile['phones'][number]['answer']) => ({
  maker,
  name,
  answer,
  codes: [],
})
const phones = [
  phone('Apple iPhone', 'iPhone 13', 'yes'),
  phone('Samsung Galaxy', 'Galaxy S10', 'no'),
  phone('Google Pixel', 'Pixel 3', 'some'),
  phone('Samsung Galaxy', 'Galaxy S23', 'europe'),
]
const field = page.getByRole('searchbox', { name: words['phones.field'] })
const mine = (name: string) => page.getByRole('button', { name: `${words['phones.mine']}: ${name}` })

async function open() {
  const onAnswer = vi.fn()
  await render(
    <PhoneCheck words={words} phones={phones} language="en" idPrefix="esim-" onAnswer={onAnswer} />,
  )
  return onAnswer
}

test.each([
  ['iphone 13', 'iPhone 13', 'eid'],
  ['galaxy s10', 'Galaxy S10', 'noEid'],
  ['galaxy s23', 'Galaxy S23', 'eid'],
] as const)('%s answers for the person: %s, %s', async (typed, name, answer) => {
  const onAnswer = await open()
  await userEvent.fill(field, typed)
  await userEvent.click(mine(name))
  expect(onAnswer.mock.calls).toEqual([[answer]])
  await expect.element(mine(name)).toHaveAttribute('aria-pressed', 'true')
})

test('a model of which some take an eSIM says so, and leaves the answer to the person', async () => {
  await open()
  await userEvent.fill(field, 'pixel 3')
  await expect.element(page.getByText(words['phones.some'])).toBeVisible()
  await expect.element(mine('Pixel 3')).not.toBeInTheDocument()
})

test('a model that is not listed is answered, and an empty field says nothing', async () => {
  await open()
  const status = page.getByRole('status')
  await expect.element(status).toHaveTextContent('')
  await userEvent.fill(field, 'iphone 99')
  await expect.element(status).toHaveTextContent(words['phones.none'])
})

test('Enter in the field sends nothing', async () => {
  const submitted = vi.fn((event: Event) => event.preventDefault())
  document.addEventListener('submit', submitted)
  await render(
    <form>
      <PhoneCheck words={words} phones={phones} language="en" idPrefix="esim-" onAnswer={() => {}} />
      <button type="submit">Next</button>
    </form>,
  )
  await userEvent.fill(field, 'pixel')
  await userEvent.keyboard('{Enter}')
  document.removeEventListener('submit', submitted)
  expect(submitted).not.toHaveBeenCalled()
})
