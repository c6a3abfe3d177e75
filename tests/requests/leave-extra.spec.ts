import type { Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/accessible.ts'
import { sandbox } from '../fixtures/sandbox.ts'
import { expect, test } from '../fixtures/test.ts'
import { signIn } from '../log-in/customer.ts'
import { words } from './words.ts'

type Say = (typeof words)[keyof typeof words]

const field = (page: Page, name: string) => page.getByRole('textbox', { name })
const button = (page: Page, name: string) => page.getByRole('button', { name })

async function fillInPerson(page: Page, say: Say, number: string) {
  await field(page, say.leavingPhone).fill(number)
  await field(page, say.firstName).fill('Agnė')
  await field(page, say.lastName).fill('Avietė')
  await field(page, say.email).fill('agne@example.com')
  await button(page, say.sendCode).click()
}

/** The code of the last text that the number got. */
async function codeSentTo(number: string): Promise<string> {
  const { texts } = await sandbox.recordOf(number)
  return texts[0]?.slice(0, 6) ?? ''
}

for (const say of Object.values(words)) {
  test(`somebody leaves Extra for another operator (${say.language})`, async ({ page }) => {
    const number = await sandbox.newNumber({ line: 'extra' })
    await page.setViewportSize({ width: 375, height: 812 })
    await page.goto(say.leavePath)
    // Before its script is there the browser itself asks for what is missing.
    await expect(page.locator('main astro-island[ssr]')).toHaveCount(0)
    await button(page, say.sendCode).click()
    const summary = page.getByRole('alert')
    await expect(summary).toBeFocused()
    await expect(summary.getByRole('link')).toHaveCount(5)
    await expect(page).toHaveTitle(new RegExp(`^${say.error}`))
    await expectAccessible(page)

    await page.getByRole('radio', { name: say.otherOperator }).check()
    await field(page, say.operatorName).fill('Kitas')
    await field(page, say.contactPhone).fill('8 612 34567')
    await fillInPerson(page, say, number)
    await expect(field(page, say.code)).toBeFocused()
    await expectAccessible(page)

    const code = await codeSentTo(number)
    await field(page, say.code).fill(code === '000000' ? '111111' : '000000')
    await button(page, say.submit).click()
    await expect(page.getByRole('alert')).toContainText(say.wrongCode)
    await button(page, say.changeDetails).click()
    await expect(field(page, say.operatorName)).toHaveValue('Kitas')
    await expect(field(page, say.contactPhone)).toHaveValue('+370 612 34567')
    await button(page, say.sendCode).click()
    await field(page, say.code).fill(code)
    await button(page, say.submit).click()
    await expect(page.getByText(say.submitted, { exact: true })).toBeVisible()
    await expect(page.locator('.reference')).toHaveText(/^L-\w+$/)
    await expectAccessible(page)
  })
}

const { lt, en } = words

test('other details before another text may be sent: told from when on', async ({ page }) => {
  await page.goto(en.leavePath)
  await expect(page.locator('main astro-island[ssr]')).toHaveCount(0)
  await page.getByRole('radio', { name: 'To regular Uoga' }).check()
  await fillInPerson(page, en, await sandbox.newNumber({ line: 'extra' }))
  await button(page, en.changeDetails).click()
  await field(page, en.lastName).fill('Avietaitė')
  await button(page, en.sendCode).click()
  await expect(page.getByRole('timer')).toHaveText(/^You can try again in 0:\d\d$/)
  await expectAccessible(page)
})

test('the second line’s holder says first where its number goes', async ({ page }) => {
  const number = await sandbox.newNumber({ line: 'extra' })
  await signIn(page, number)
  await page.goto(lt.secondLinePath)
  // The step's title asks already where the number goes: the choice's own question is heard only.
  await expect(page.getByRole('group', { name: 'Kur keliauja numeris?' })).toBeVisible()
  expect(await page.locator('legend > span').boundingBox()).toMatchObject({ width: 1, height: 1 })
  await page.getByRole('radio', { name: lt.postpaid }).check()
  await button(page, lt.goOn).click()
  await expect(page.getByRole('heading', { name: lt.person })).toBeFocused()
  await fillInPerson(page, lt, number)
  await expect(field(page, lt.code)).toBeFocused()
  await field(page, lt.code).fill(await codeSentTo(number))
  await page.keyboard.press('Enter')
  await expect(page.getByText(lt.submitted, { exact: true })).toBeVisible()
})

test('every state of leaving, of the game and of activating is accessible, and none is wider than a small phone', async ({
  page,
}) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 320, height: 900 })
    await page.goto('/gallery/requests')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    await expectAccessible(page)
  }
})
