import { words } from '../../examples/operator/pages.ts'
import { addCustomer, balanceOf } from '../../examples/operator/people.ts'
import { expect } from '../fixtures/test.ts'
import { wordsIn } from '../fixtures/words.ts'
import { test } from './example-operator.ts'

/** What it alone proves: that the site tops up on a backend which was written from docs/operator, and not from its code. */
test('on an operator that was written from the documents a top-up by card goes from the form to the receipt', async ({
  page,
  backend: { operator, siteOrigin },
  allow,
}) => {
  // Every page is of another origin than the site that the other journeys are on.
  allow(new RegExp(`^foreign request: (${siteOrigin}|${operator.ownOrigin}/(acquirer|favicon))`))
  allow(new RegExp(`^console error: .* 404 .*${operator.ownOrigin}/favicon`))
  const { phoneNumber } = addCustomer(operator, { balanceInCents: 450 })
  const say = wordsIn('lt')
  const sum = '10,00 EUR'
  const main = page.getByRole('main')

  await page.goto(say.path('top-up'))
  await page.getByLabel(say.text('topUp.phone')).fill(phoneNumber)
  await page.getByRole('radio', { name: sum }).check()
  await page.getByRole('button', { name: say.text('topUp.continue') }).click()
  await expect(page.getByRole('heading', { name: say.text('topUp.confirmTitle') })).toBeVisible()
  await page.getByRole('button', { name: say.text('topUp.pay', { sum }) }).click()

  await page.getByLabel(words.lt.cardNumber).fill('4242 4242 4242 4242')
  await page.getByRole('button', { name: `${words.lt.pay} ${sum}` }).click()

  await expect(
    page.getByRole('heading', { level: 1, name: say.entry('top-up-success', 'title') }),
  ).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`^${siteOrigin}/.*#paymentReference=`))
  await expect(main).toContainText(sum)
  await expect(main).toContainText(phoneNumber.slice(-3))
  await page.getByText(say.text('topUpResult.receipt'), { exact: true }).click()
  await expect(main).toContainText('4242')
  await expect(page.getByRole('button', { name: say.text('topUpResult.print') })).toBeVisible()
  expect(balanceOf(operator, phoneNumber)).toBe(1_450)
})
