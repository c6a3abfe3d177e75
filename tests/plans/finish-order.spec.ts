import type { Page } from '@playwright/test'
import { pathOf } from '../../src/i18n/language.ts'
import { titleOf } from '../checkout/shopper.ts'
import { expectAccessible } from '../fixtures/accessible.ts'
import { wordingLanguagesFor } from '../fixtures/matrix.ts'
import { guestLogsIn } from '../fixtures/person.ts'
import { expect, test } from '../fixtures/test.ts'
import { wordsIn } from '../fixtures/words.ts'

/** Sets back the hour at which the plan was chosen. */
const chosenHoursAgo = (page: Page, hours: number) =>
  page.evaluate((age) => {
    const key = 'app:v1:selected-plan'
    const choice = JSON.parse(localStorage.getItem(key) ?? '{}')
    localStorage.setItem(key, JSON.stringify({ ...choice, chosenAt: Date.now() - age }))
  }, hours * 3_600_000)

for (const language of wordingLanguagesFor('finish your order'))
  test(`who left an order is led back to it within a day, and can put that off (${language})`, async ({
    page,
    allow,
  }) => {
    allow(/authorization-status|graphql|401/)
    const say = wordsIn(language)
    const title = titleOf(say, 'uoga-m')
    const bar = page.getByRole('complementary', { name: say.text('order.unfinished') })
    const plans = say.path('plansPageContent')
    await page.goto(plans)
    await expect(bar).toBeHidden()
    const card = page
      .getByRole('article')
      .filter({ has: page.getByRole('heading', { name: title, exact: true }) })
    await card.getByRole('button', { name: say.text('plan.order') }).click()
    await page.waitForURL(guestLogsIn)

    await page.goto(pathOf(language, ''))
    await expect(bar).toContainText(say.text('order.unfinishedPlan', { plan: title }))
    await expectAccessible(page)
    await bar.getByRole('link', { name: say.text('order.unfinishedGo') }).click()
    await page.waitForURL(guestLogsIn)

    await page.goto(plans)
    await chosenHoursAgo(page, 25)
    await page.reload()
    await expect(bar).toBeHidden()
    await chosenHoursAgo(page, 23)
    await page.reload()
    await bar.getByRole('button', { name: say.text('order.unfinishedNot') }).click()
    await expect(bar).toBeHidden()
    await page.reload()
    await expect(card).toBeVisible()
    await expect(bar).toBeHidden()
    expect(await page.evaluate(() => localStorage.getItem('app:v1:selected-plan'))).toContain('uoga-m')
  })

for (const language of wordingLanguagesFor('finish your SIM order'))
  test(`who left an order of an eSIM is led back to where they were, also in a new visit (${language})`, async ({
    page,
  }) => {
    const say = wordsIn(language)
    const bar = page.getByRole('complementary', { name: say.text('order.unfinished') })
    const offer = page.waitForResponse(/orders\/offer/)
    await page.goto(say.path('order-esim'))
    await offer
    await page.getByRole('radio', { name: say.pattern('cardOrder.eid') }).check()
    await page.getByRole('button', { name: say.text('cardOrder.goOn') }).click()
    const planStep = page.getByRole('heading', { name: say.text('cardOrder.plan'), exact: true })
    await expect(planStep).toBeFocused()

    await page.goto(pathOf(language, ''))
    // As a tab that is closed forgets.
    await page.evaluate(() => sessionStorage.clear())
    await page.reload()
    await expect(bar).toContainText(say.text('order.unfinishedPlan', { plan: say.text('orders.ESIM') }))
    await bar.getByRole('link', { name: say.text('order.unfinishedGo') }).click()
    await page.waitForURL(say.path('order-esim'))
    await expect(planStep).toBeVisible()

    await page.goto(pathOf(language, ''))
    await bar.getByRole('button', { name: say.text('order.unfinishedNot') }).click()
    await expect(bar).toBeHidden()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(bar).toBeHidden()
  })
