import { languages } from '../../src/i18n/language.ts'
import { expectAccessible } from '../fixtures/accessible.ts'
import { expect, test } from '../fixtures/test.ts'
import { inShort, recordShop, withCart } from './shopper.ts'
import { words } from './words.ts'

for (const language of languages) {
  const say = words[language]

  test(`an empty cart has a way on (${language})`, async ({ page }) => {
    await page.goto(say.cartPath)
    await expect(page.getByRole('heading', { name: say.empty })).toBeVisible()
    await expect(page.locator('.cart-picture')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: say.toPlans }).click()
    await page.waitForURL(say.plansPath)
  })
}

test('from a tablet on an empty cart has its picture beside its words', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 })
  await page.goto('/krepselis')
  const words = page.getByText('Uogos dar nenuskintos')
  await expect(words).toBeVisible()
  const [text, picture] = [await words.boundingBox(), await page.locator('.cart-picture').boundingBox()]
  expect(picture?.x).toBeGreaterThanOrEqual((text?.x ?? 0) + (text?.width ?? 0))
})

test('what one tab does the other shows; each change is told once, and stays after a reload', async ({
  page,
  context,
}) => {
  const told = await recordShop(page)
  await withCart(page, 'uoga-m', 'uoga-l', 'uoga-s')
  await page.goto('/krepselis')
  await expect(page.getByText('19,70 EUR')).toBeVisible()
  const other = await context.newPage()
  await other.goto('/krepselis')
  await page.getByRole('button', { name: 'Pašalinti iš krepšelio: Mėlynė' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Pasirinkti planai' })).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: 'Iš krepšelio pašalinta: Mėlynė' })).toHaveCount(1)
  for (const tab of [page, other]) await expect(tab.getByText('12,80 EUR')).toBeVisible()
  await other.getByRole('button', { name: 'Ištuštinti krepšelį' }).click()
  for (const tab of [page, other])
    await expect(tab.getByRole('heading', { name: 'Krepšelis tuščias' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Krepšelis tuščias' })).toBeVisible()
  expect(told().map(inShort)).toEqual(['remove_from_cart uoga-m 6.9'])
})

test('another price than when a plan was put in is told, and so is a plan that the pages don’t know', async ({
  page,
}) => {
  await withCart(page, 'uoga-l', 'gone')
  await page.addInitScript(() => localStorage.setItem('app:v1:seen-prices', '{"uoga-l":990}'))
  await page.setViewportSize({ width: 320, height: 800 })
  await page.goto('/krepselis')
  await expect(page.getByText('dėjai už 9,90 EUR, dabar 7,90 EUR')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Kitas planas' })).toBeVisible()
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
})
