import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fill } from '../../i18n/fill.ts'
import { formatEuro, toCents } from '../../lib/money.ts'
import { validateNumber } from '../../operator/contract/validate-number.ts'
import { operatorInPage } from './operator.fixture.ts'
import { find, forget, open, review, words } from './TopUp.fixture.tsx'
import {
  invalidPhones,
  invalidSums,
  limits,
  sameNumber,
  validPhones,
  validSums,
} from './top-up-inputs.fixture.ts'

beforeEach(forget)

const range = { minimum: formatEuro(limits.minimum), maximum: formatEuro(limits.maximum) }
const phoneWords = { missing: words['topUp.phoneMissing'], invalid: words['topUp.phoneInvalid'] }
const sumWords = {
  missing: words['topUp.sumMissing'],
  invalid: words['topUp.sumInvalid'],
  tooSmall: fill(words['topUp.sumTooSmall'], range),
  tooLarge: fill(words['topUp.sumTooLarge'], range),
}

/** top-up.test.ts reads every input; here the form shows one of each kind. */
const oneOfEach = <Input extends readonly [string, unknown]>(inputs: readonly Input[]): readonly Input[] =>
  inputs.filter(([, kind], index) => inputs.findIndex(([, other]) => other === kind) === index)

test.each(validPhones.slice(0, 2))('the number %j is confirmed as +370 612 34567', async (phone) => {
  const operator = operatorInPage()
  await open()
  await review(phone)
  await expect.element(find.confirmation()).toHaveFocus()
  await expect.element(page.getByText('+370 612 34567')).toBeVisible()
  expect(operator.sentTo(validateNumber)).toEqual([{ phoneNumber: sameNumber }])
})

test.each(oneOfEach(invalidPhones))(
  'the number %j is %s: said in the summary and at the field',
  async (phone, problem) => {
    const operator = operatorInPage()
    await open()
    await review(phone)
    await expect.element(find.summary()).toHaveFocus()
    await expect
      .element(find.phone())
      .toHaveAccessibleDescription(expect.stringContaining(phoneWords[problem]))
    await find.summary().getByRole('link', { name: phoneWords[problem] }).click()
    await expect.element(find.phone()).toHaveFocus()
    await expect.element(find.phone()).toHaveValue(phone)
    expect(operator.sentTo(validateNumber)).toEqual([])
  },
)

test('the button says the sum that is chosen, as long as it is one', async () => {
  await open()
  await userEvent.click(find.otherSum())
  await userEvent.fill(find.ownSum(), '12,5')
  const named = fill(words['topUp.continueWith'], { sum: formatEuro(toCents(1250)) })
  await expect.poll(() => find.next().element().textContent).toContain(named)
  await userEvent.fill(find.ownSum(), '12,5x')
  await expect.element(find.next()).toHaveTextContent(words['topUp.continue'])
  await expect.element(find.next()).not.toHaveTextContent('EUR')
})

test.each(validSums.slice(0, 2))('the sum %j is confirmed as %d cents', async (text, cents) => {
  operatorInPage()
  await open()
  await review(sameNumber, text)
  await expect.element(find.confirmation()).toHaveFocus()
  const sum = formatEuro(toCents(cents))
  await expect.element(page.getByText(sum, { exact: true })).toBeVisible()
  await expect.element(page.getByRole('button', { name: fill(words['topUp.pay'], { sum }) })).toBeVisible()
})

test('a number is checked once its field is left, and what is wrong goes as soon as it is mended', async () => {
  operatorInPage()
  await open()
  await userEvent.fill(find.phone(), '612')
  await expect.element(page.getByText(words['topUp.phoneInvalid'])).not.toBeInTheDocument()
  await userEvent.click(find.preset('20,00 EUR'))
  await expect.element(page.getByText(words['topUp.phoneInvalid'])).toBeVisible()
  await expect.element(find.preset('20,00 EUR')).toBeChecked()
  await expect.element(find.summary()).not.toBeInTheDocument()
  await userEvent.fill(find.phone(), '61234567')
  await expect.element(page.getByText(words['topUp.phoneInvalid'])).not.toBeInTheDocument()
})

test.each(oneOfEach(invalidSums))(
  'the sum %j is %s: said in the summary and at the field',
  async (text, problem) => {
    const operator = operatorInPage()
    await open()
    await review(sameNumber, text)
    await expect.element(find.summary()).toHaveFocus()
    await expect
      .element(find.ownSum())
      .toHaveAccessibleDescription(expect.stringContaining(sumWords[problem]))
    await find.summary().getByRole('link', { name: sumWords[problem] }).click()
    await expect.element(find.ownSum()).toHaveFocus()
    await expect.element(find.ownSum()).toHaveValue(text)
    expect(operator.sentTo(validateNumber)).toEqual([])
  },
)
