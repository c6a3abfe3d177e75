import type { Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/accessible.ts'
import { holdBack } from '../fixtures/hold-back.ts'
import { languagesFor } from '../fixtures/matrix.ts'
import { guestLogsIn } from '../fixtures/person.ts'
import { expect, test } from '../fixtures/test.ts'
import { type Words, wordsIn } from '../fixtures/words.ts'

const pathIn = (say: Words) => say.path('createYourPlanPageContent')
const total = (page: Page) => page.locator('.own-plan-total')

for (const language of languagesFor('own plan: by keyboard'))
  test(`by keyboard: the price follows, the operator confirms, a friend opens the same (${language})`, async ({
    page,
    newVisitor,
  }) => {
    const say = wordsIn(language)
    const part = (name: 'data' | 'minutes', tab = page) =>
      tab.getByRole('group', { name: say.text(`ownPlan.${name}`) })
    const ten = { name: new RegExp(`^10\\s${say.text('plan.unitGb')}`) }
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(pathIn(say))
    await expect(total(page)).toContainText('3,70')
    await part('minutes').getByRole('radio').first().focus()
    await page.keyboard.press('ArrowLeft')
    const unlimited = part('minutes').getByRole('radio', { name: say.text('plan.unlimited') })
    await expect(unlimited).toBeChecked()
    await expect(total(page)).toContainText('5,70')
    const cheaper = { plan: say.entry('plan-s', 'planTitle'), price: '4,90 EUR' }
    await expect(page.getByRole('complementary')).toContainText(say.text('ownPlan.cheaper', cheaper))
    await part('data').getByRole('radio').first().focus()
    await page.keyboard.press('ArrowRight')
    await expect(part('data').getByRole('radio', ten)).toBeChecked()
    await expect(total(page)).toContainText('7,70')
    await expect(page.getByRole('complementary')).toHaveCount(0)
    const confirmed = say.text('ownPlan.confirmed', { price: '7,70 EUR' })
    await expect(page.getByRole('status').filter({ hasText: confirmed })).toBeVisible()
    await expect(page).toHaveURL(/\?data=10gb&minutes=unlimitedmin&messages=50sms&zone=eu$/)
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)

    const friend = await newVisitor()
    await friend.goto(page.url())
    await expect(total(friend)).toContainText('7,70')
    await expect(part('data', friend).getByRole('radio', ten)).toBeChecked()
  })

for (const language of languagesFor('own plan: order'))
  test(`“order” as the very first thing is heard, and pressed twice orders once (${language})`, async ({
    page,
    allow,
  }) => {
    allow(/authorization-status|graphql|401/)
    const say = wordsIn(language)
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.postData()?.includes('priceOwnPlan')) asked.push(request.url())
    })
    await page.goto(`${pathIn(say)}?data=10gb&minutes=300min&messages=unlimitedsms&zone=zone-1`)
    await page.getByRole('button', { name: say.text('ownPlan.order') }).dblclick()
    await page.waitForURL(guestLogsIn)
    expect(asked).toHaveLength(1)
    const choice = await page.evaluate(() => localStorage.getItem('app:v1:selected-plan'))
    expect(JSON.parse(choice ?? 'null')).toMatchObject({
      planId: 'own-10gb-300min-unlimitedsms-zone-1',
      submitted: false,
    })
  })

for (const language of languagesFor('own plan: without script'))
  test(`without JavaScript every price is in a table that is unfolded (${language})`, async ({
    newVisitor,
  }) => {
    const say = wordsIn(language)
    const page = await newVisitor({ javaScriptEnabled: false })
    await page.goto(pathIn(say))
    const section = page.getByRole('region', { name: say.text('ownPlan.prices') })
    await expect(section.getByRole('table')).toHaveCount(0)
    await section.getByText(say.text('ownPlan.prices')).click()
    await expect(section.getByRole('table')).toHaveCount(4)
    await expect(section.getByRole('cell', { name: '17,40' })).toBeVisible()
    expect(await section.locator('tbody tr').count()).toBeLessThanOrEqual(200)
    await expect(page.getByRole('button', { name: say.text('ownPlan.order') })).toBeHidden()
  })

for (const language of languagesFor('own plan: before the script'))
  test(`what was pressed before the script came counts (${language})`, async ({ page, allow }) => {
    allow(/_astro/)
    const say = wordsIn(language)
    const script = /_astro\/.*client.*\.js/
    const letGo = await holdBack(page, script)
    const asked = page.waitForRequest(script)
    await page.goto(pathIn(say))
    await page.locator('label', { hasText: `30 ${say.text('plan.unitGb')}` }).click()
    await asked
    await page.locator('label', { hasText: `300 ${say.text('plan.unitMin')}` }).click()
    letGo()
    await expect(total(page)).toContainText('8,70')
    await expect(page).toHaveURL(/data=30gb&minutes=300min/)
  })
