import type { Page } from '@playwright/test'
import { languages } from '../../src/i18n/language.ts'
import { expectAccessible } from '../fixtures/accessible.ts'
import { expect, test } from '../fixtures/test.ts'
import { words } from './words.ts'

const finder = (page: Page) => page.locator('plan-finder')
const cards = (page: Page) => finder(page).getByRole('article')
const found = (page: Page) => page.locator('.plans-found')
const bar = (page: Page) => page.locator('.compare-bar')

for (const language of languages) {
  const { path, plans, kindCalls, more, dataInLt, dataInLtAmount, price, two, one, none, reset, compare } =
    words[language]

  test(`plans are filtered, counted and found again by their address (${language})`, async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 812 })
    await page.goto(path)
    await expect(cards(page)).toHaveCount(4)
    await page.getByText(more).click()
    await page.getByLabel(dataInLt).selectOption({ label: dataInLtAmount })
    await expect(found(page)).toHaveText(two)
    await page.getByLabel(price).selectOption('790')
    await expect(found(page)).toHaveText(one)
    await expect(page).toHaveURL(/\?dataInLt=60&price=790$/)
    await page.reload()
    await expect(found(page)).toHaveText(one)
    await expect(page.getByLabel(dataInLt)).toHaveValue('60')
    await expect(cards(page).filter({ visible: true })).toHaveCount(1)
    await page.getByRole('radio', { name: kindCalls }).check()
    await expect(found(page)).toHaveText(none)
    await expect(page.locator('.plans-none').getByRole('link')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: reset }).click()
    await expect(cards(page).filter({ visible: true })).toHaveCount(4)
    await expect(page).toHaveURL(new RegExp(`${path}$`))
  })

  test(`two plans are compared side by side, by keyboard alone (${language})`, async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 812 })
    await page.goto(path)
    for (const plan of plans.slice(1)) {
      await page.getByRole('checkbox', { name: `${compare}: ${plan}` }).focus()
      await page.keyboard.press('Space')
    }
    await expect(bar(page).getByRole('status')).toContainText(`${plans[1]}, ${plans[2]}`)
    const open = bar(page).getByRole('button', { name: compare })
    await open.press('Enter')
    const dialog = page.getByRole('dialog')
    const columns = dialog.getByRole('columnheader')
    await expect(columns.filter({ visible: true })).toHaveText([/./, plans[1], plans[2]])
    await expect(dialog.getByRole('row').filter({ hasText: '25' })).toContainText('60')
    await expectAccessible(page)
    const rows = dialog.locator('tbody tr').filter({ visible: true })
    await expect(rows).toHaveCount(5)
    await dialog.getByRole('checkbox').press('Space')
    await expect(rows).toHaveCount(4)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(open).toBeFocused()
  })
}

test('an address opens the comparison that it names, and its plans go into the cart from there', async ({
  page,
}) => {
  await page.goto('/en/plans?compare=uoga-xl,no-such-plan,uoga-s')
  const dialog = page.getByRole('dialog', { name: 'Plan comparison' })
  await expect(dialog.getByRole('columnheader').filter({ visible: true })).toHaveText([
    /./,
    'Wild Strawberry',
    'Bramble',
  ])
  await dialog.getByRole('button', { name: 'Add to cart: Bramble' }).click()
  await expect(dialog.getByRole('status')).toHaveText('In cart: Bramble. Cart, 1 plan')
  await expect(dialog.getByRole('button', { name: 'In cart: Bramble. Open cart' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Close window' }).click()
  await expect(page.getByRole('article').getByRole('button', { name: /^In cart: Bramble/ })).toBeVisible()
})

test('a fourth plan is refused, and what is ticked can be unticked at once', async ({ page }) => {
  await page.goto('/en/plans')
  const boxes = finder(page).getByRole('checkbox', { name: /^Compare: / })
  for (const box of (await boxes.all()).slice(0, 3)) await box.check()
  await expect(bar(page).getByRole('status')).toHaveText('Ticked: Wild Strawberry, Blueberry, Raspberry.')
  await boxes.nth(3).click()
  await expect(bar(page).getByRole('status')).toHaveText('Three at most. Untick one first.')
  await expect(boxes.nth(3)).not.toBeChecked()
  await bar(page).getByRole('button', { name: 'Untick all' }).click()
  await expect(finder(page).getByRole('checkbox', { checked: true })).toHaveCount(0)
  await expect(page).toHaveURL(/\/en\/plans$/)
  await expect(bar(page).getByRole('button', { name: 'Compare' })).toBeFocused()
  await expect(bar(page).getByRole('button', { name: 'Compare' })).toHaveAttribute('aria-disabled', 'true')
})

test('at 320 px nothing is wider than the page, and a comparison scrolls under its first column', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/ru/plany?compare=uoga-s,uoga-m,uoga-l&dataInLt=5')
  const table = page.getByRole('dialog').getByRole('region')
  const row = table.getByRole('rowheader').first()
  await expect(row).toBeInViewport({ ratio: 0.9 })
  await table.focus()
  await page.keyboard.press('End')
  await table.evaluate((element) => element.scrollTo({ left: element.scrollWidth }))
  await expect(table.getByRole('columnheader', { name: 'Малина' })).toBeInViewport({ ratio: 0.9 })
  await expect(row).toBeInViewport({ ratio: 0.9 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})

test('without JavaScript every plan is there, and all of them side by side', async ({ newVisitor }) => {
  const page = await newVisitor({ javaScriptEnabled: false, viewport: { width: 375, height: 812 } })
  await page.goto('/planai')
  await expect(cards(page)).toHaveCount(4)
  for (const card of await cards(page).all()) await expect(card.getByText(/\d,\d{2}\sEUR/)).toBeVisible()
  await expect(page.getByText('su PVM').first()).toBeVisible()
  await expect(page.getByRole('columnheader')).toHaveText([/./, 'Žemuogė', 'Mėlynė', 'Avietė', 'Gervuogė'])
  await expect(page.getByRole('search')).toHaveCount(0)
  await expect(finder(page).getByRole('checkbox')).toHaveCount(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
})

test('filtering moves nothing that is above the cards', async ({ page }) => {
  await page.goto('/planai')
  const place = () => page.locator('plan-finder > ul').evaluate((list) => list.getBoundingClientRect().top)
  await page.getByText('Naršymui', { exact: true }).first().scrollIntoViewIfNeeded()
  const before = await place()
  await page.getByRole('radio', { name: 'Naršymui' }).check()
  await expect(found(page)).toHaveText('Rastas 1 planas')
  expect(await place()).toBe(before)
})
