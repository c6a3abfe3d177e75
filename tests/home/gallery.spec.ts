import { expectAccessible } from '../fixtures/accessible.ts'
import { expect, test } from '../fixtures/test.ts'

for (const colorScheme of ['light', 'dark'] as const) {
  test(`every component in every state and theme is accessible (${colorScheme})`, async ({ page }) => {
    // The longest page of all: axe takes its time, and more on a busy machine.
    test.setTimeout(240_000)
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.goto('/gallery')
    // The islands of the longest page come last on a busy machine.
    await expect(page.getByRole('tab').first()).toBeVisible({ timeout: 30_000 })
    await expectAccessible(page)
  })
}

test('no component is wider than 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/gallery')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})

test('a dialog takes the keyboard, closes on Escape and gives it back', async ({ page }) => {
  // The longest page of all: axe takes its time.
  test.slow()
  await page.goto('/gallery')
  const theme = page.getByRole('region', { name: 'Uoga', exact: true })
  const opener = theme.getByRole('button', { name: 'Atverti langą' })
  await opener.click()
  const dialog = page.getByRole('dialog', { name: 'Kur rasti PUK kodą' })
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
})

test('a tooltip opens on hover and focus, describes its button and closes on Escape', async ({ page }) => {
  await page.goto('/gallery')
  const button = page.getByRole('button', { name: 'Kas yra PUK?' }).first()
  const bubble = page.getByRole('tooltip').first()
  // The tooltip is there a moment before it answers a pointer.
  await expect(async () => {
    await page.mouse.move(0, 0)
    await button.hover()
    await expect(bubble).toBeVisible({ timeout: 500 })
  }).toPass()
  await expect(button).toHaveAccessibleDescription(/Aštuonių skaitmenų/)
  await page.mouse.move(0, 0)
  await expect(bubble).toBeHidden()
  await button.focus()
  await expect(bubble).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(bubble).toBeHidden()
})

test('tabs move with the arrow keys', async ({ page }) => {
  await page.goto('/gallery')
  const [profile, consents] = [
    page.getByRole('tab', { name: 'Profilis' }).first(),
    page.getByRole('tab', { name: 'Sutikimai' }).first(),
  ]
  // The tabs are there a moment before they answer keys.
  await expect(async () => {
    await profile.focus()
    await page.keyboard.press('ArrowRight')
    await expect(consents).toBeFocused({ timeout: 500 })
  }).toPass()
  await expect(consents).toHaveAttribute('aria-selected', 'true')
})

test('a press of a busy button does nothing more', async ({ page }) => {
  await page.goto('/gallery')
  const busy = page.getByRole('button', { name: 'Siunčiama' }).first()
  await expect(busy).toHaveAttribute('aria-busy', 'true')
})
