import type { Page } from '@playwright/test'
import { languagesFor } from '../fixtures/matrix.ts'
import { cards, expect, tenEuros, test } from './payer.ts'

/** Presses Tab until the named control has focus, as a person without a mouse does. */
async function tabTo(page: Page, role: 'button' | 'textbox' | 'radio', name: string | RegExp) {
  const control = page.getByRole(role, { name })
  for (let press = 0; press < 40; press++) {
    await page.keyboard.press('Tab')
    if (await control.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`no number of Tabs reaches ${name}`)
}

for (const language of languagesFor('top-up: keyboard'))
  test(`a top-up by keyboard alone, at 320 px and with reduced motion (${language})`, async ({
    payer: payerOf,
  }) => {
    const payer = await payerOf({ language })
    const { page, say, bank } = payer
    const width = () => page.evaluate(() => document.documentElement.scrollWidth)
    await page.setViewportSize({ width: 320, height: 640 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await payer.open()
    expect(await width()).toBe(320)
    await tabTo(page, 'textbox', say.text('topUp.phone'))
    await page.keyboard.type(payer.number)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('radio', { name: tenEuros })).toBeFocused()
    await page.keyboard.press('ArrowLeft')
    await expect(page.getByRole('radio', { name: '5,00 EUR', exact: true })).toBeChecked()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await expect(payer.confirmation).toBeFocused()
    await tabTo(page, 'button', say.text('topUp.pay', { sum: tenEuros }))
    await page.keyboard.press('Enter')
    await expect(payer.cardNumber).toBeVisible()
    await tabTo(page, 'textbox', bank.cardNumber)
    await page.keyboard.type(cards.paid)
    await page.keyboard.press('Tab')
    await page.keyboard.type('1230')
    await page.keyboard.press('Tab')
    await page.keyboard.type('123')
    await page.keyboard.press('Enter')
    await payer.arrive()
    expect(await width()).toBe(320)
    expect((await payer.record()).booked).toEqual([1000])
  })
