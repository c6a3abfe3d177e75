import { offersForAll } from '../../sandbox/operator/people/offers-for-all.ts'
import { expectAccessible } from '../fixtures/accessible.ts'
import { answerOperation } from '../fixtures/answer-operation.ts'
import { languagesFor } from '../fixtures/matrix.ts'
import { expect, test } from '../fixtures/person.ts'
import { widthFor } from './width.ts'

for (const language of languagesFor('overview: renewal lacks'))
  test(`what is left and what the renewal lacks, as far as the top-up of that sum (${language})`, async ({
    person,
  }) => {
    const { page, say, number } = await person({
      language,
      situations: ['insufficient for renewal'],
      signedIn: true,
    })
    const missing = { sum: '6,90 EUR' }
    const short = page.getByText(say.text('dashboard.renewalShort', missing))
    const notice = page.getByText(say.text('dashboard.insufficientTitle'))
    const data = page.getByRole('meter', { name: say.text('gains.DATA_IN_LT'), exact: true })
    const gigabytes = (amount: number) => say.text('gains.amountGB', { amount }).replace(' ', '\u00a0')
    const left = say.text('gains.leftOf', { remaining: gigabytes(6), whole: gigabytes(60) })
    await page.setViewportSize({ width: widthFor[language], height: 900 })
    await page.goto(say.path('dashboard'))
    await expect(short).toBeVisible()
    await expect(data).toHaveAttribute('aria-valuenow', '10')
    await expect(data).toHaveAttribute('aria-valuetext', left)
    await expectAccessible(page)

    await notice
      .locator('xpath=ancestor::*[.//button][1]')
      .getByRole('button', { name: say.text('notices.close') })
      .click()
    await expect(notice).toBeHidden()
    await page.reload()
    await expect(short).toBeVisible()
    await expect(notice).toBeHidden()

    await page
      .getByRole('link', { name: say.text('account.tabUsage'), exact: true })
      .filter({ visible: true })
      .first()
      .click()
    await expect(page.getByText(say.text('usage.insufficient'))).toBeVisible()
    await expect(data).toBeVisible()

    await page.goto(say.path('dashboard'))
    await page.getByRole('link', { name: say.text('dashboard.topUpSum', missing) }).click()
    await expect(page.locator('input[inputmode="decimal"]')).toHaveValue('6,90')
    await expect(page.locator('input[type="tel"]')).toHaveValue(
      `+370 ${number.slice(4, 7)} ${number.slice(7)}`,
    )
    expect(page.url()).not.toContain(number.slice(4))
  })

for (const language of languagesFor('overview: no answer'))
  test(`with no answer there is a message with a reference, and asking again brings the figures (${language})`, async ({
    person,
    allow,
  }) => {
    allow(/ 500 /)
    const { page, say } = await person({ language, situations: ['plan active'], signedIn: true })
    await answerOperation(page, 'commonUsage', 500, 1)
    await page.goto(say.path('dashboard'))
    const alert = page.getByRole('alert')
    await expect(alert).toContainText(say.pattern('trouble.reference'))
    await expect(page.getByRole('heading', { name: say.text('dashboard.balance') })).toBeVisible()
    await expectAccessible(page)
    await alert.getByRole('button', { name: say.text('account.tryAgain') }).click()
    await expect(page.getByRole('meter').first()).toBeVisible()
    await expect(alert).toBeHidden()
  })

for (const language of languagesFor('overview: switched'))
  test(`a number switched in another tab is never seen under the old one’s figures (${language})`, async ({
    person,
    context,
  }) => {
    const situations = ['plan active', 'balance 20', 'two numbers']
    const { page, say } = await person({ language, situations, signedIn: true })
    await page.goto(say.path('dashboard'))
    const balance = page.locator('.balance-sum')
    await expect(balance).toHaveText('20,00 EUR')
    const other = await context.newPage()
    await other.goto(say.path('dashboard'))
    await expect(other.locator('.balance-sum')).toHaveText('20,00 EUR')
    await other.locator('.number-menu > summary').click()
    await other.locator('.number-choice:not([aria-current])').click()
    await expect(other.locator('.balance-sum')).toHaveText('0,00 EUR')
    await expect(balance).toHaveText('0,00 EUR')
    await expect(page.getByRole('meter')).toHaveCount(0)
    await expect(page.getByText(say.text('dashboard.noPlanTitle'))).toBeVisible()
    await page.locator('.number-menu > summary').click()
    await expect(page.getByRole('button', { name: say.text('account.currentNumber') })).toContainText(
      'Antras',
    )
  })

/** The offer of the operator's autumn letter. */
const offered = offersForAll.find(({ bcSessionId }) => bcSessionId === 'autumn-letter')

test('offers: details that don’t come are shown in sight; a campaign’s offer is there for the visit and is ordered', async ({
  person,
  allow,
}) => {
  allow(/OfferDialog|Failed to load resource/)
  const { page, say } = await person({ situations: ['balance 20'], signedIn: true })
  const cardOf = (name = '') => page.getByRole('article', { name })
  const letter = offered?.words.lt.cardTitle
  const forAll = cardOf(say.entry('offer-more-data', 'cardTitle'))
  const more = { name: say.text('offers.more') }
  await page.setViewportSize({ width: 375, height: 320 })
  await page.goto(`${say.path('dashboard')}?bcSessionId=autumn-letter`)
  await expect(cardOf(letter)).toBeVisible()
  await expect(page).toHaveURL(say.path('dashboard'))

  await page.route(/\/_astro\/OfferDialog/, (route) => route.abort())
  await forAll.getByRole('button', more).click()
  const told = page.getByRole('alert')
  await expect(told).toBeInViewport({ ratio: 0.9 })
  await expect(forAll).toBeVisible()
  await page.unroute(/\/_astro\/OfferDialog/)
  await told.getByRole('button', { name: say.text('offers.tryAgain') }).click()

  // The page was reloaded. The content's own offer is among them, with its formatted text.
  await page.setViewportSize({ width: 1280, height: 720 })
  const detail = page.getByRole('dialog')
  await forAll.getByRole('button', more).click()
  const description = say.entry('offer-more-data', 'offerDescription')
  await expect(detail.getByRole('paragraph').filter({ hasText: description }).locator('strong')).toBeVisible()
  await page.keyboard.press('Escape')
  await cardOf(letter).getByRole('button', more).press('Enter')
  const plan = say.entry('plan-s', 'planTitle')
  await expect(detail).toContainText(plan)
  await expectAccessible(page)
  await detail.getByRole('button', { name: `${say.text('plan.addToCart')}: ${plan}` }).click()
  await expect(detail.getByRole('status')).toHaveText(
    `${say.text('plan.inCart')}: ${plan}. ${say.text('header.cartCounted', { count: 1 })}`,
  )
  // The operator's own word on its offer's button.
  await detail.getByRole('button', { name: 'Užsisakyti', exact: true }).click()
  await page.waitForURL(say.path('checkout'))
  expect(await page.evaluate(() => localStorage.getItem('app:v1:selected-plan'))).toBe(
    '{"planId":"uoga-s","submitted":false}',
  )
  await expect(page.getByText(say.text('checkout.promo', { offer: letter ?? '' }))).toBeVisible()
})
