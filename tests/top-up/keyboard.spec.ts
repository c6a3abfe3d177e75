import type { Page } from '@playwright/test'
import { languagesFor } from '../fixtures/matrix.ts'
import { cards, expect, test } from './payer.ts'

/** Presses Tab until the named control has focus, as a person without a mouse does. */
async function tabTo(page: Page, role: 'button' | 'textbox' | 'radio', name: string | RegExp) {
  const control = page.getByRole(role, { name })
  for (let press = 0; press < 40; press++) {
    await page.keyboard.press('Tab')
    if (await control.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`no number of Tabs reaches ${name}`)
}

for (const language of languagesFor('top-up: keyboard')) {
  test(`a top-up by keyboard alone, at 320 px and with reduced motion (${language})`, async ({ payerIn }) => {
    const payer = await payerIn(language)
    const { page, say } = payer
    await page.setViewportSize({ width: 320, height: 640 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await payer.open()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    await tabTo(page, 'textbox', say.phone)
    await page.keyboard.type(payer.number)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('radio', { name: '10,00 EUR' })).toBeFocused()
    await page.keyboard.press('ArrowLeft')
    await expect(page.getByRole('radio', { name: '5,00 EUR', exact: true })).toBeChecked()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: say.confirm })).toBeFocused()
    await tabTo(page, 'button', say.pay)
    await page.keyboard.press('Enter')
    await expect(page.getByLabel(say.bank.number)).toBeVisible()
    await tabTo(page, 'textbox', say.bank.number)
    await page.keyboard.type(cards.paid)
    await page.keyboard.press('Tab')
    await page.keyboard.type('1230')
    await page.keyboard.press('Tab')
    await page.keyboard.type('123')
    await page.keyboard.press('Enter')
    await expect(payer.heading(say.waiting)).toBeVisible()
    await payer.hurry()
    await expect(payer.heading(say.success)).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    expect((await payer.record()).booked).toEqual([1000])
  })
}
