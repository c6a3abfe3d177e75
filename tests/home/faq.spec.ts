import { expect, test } from '../fixtures/test.ts'

test('the first click opens an answer, a second item closes the first, a click closes its own', async ({
  page,
}) => {
  await page.goto('/')
  const items = page.locator('main details')
  const [first, second] = [items.nth(0), items.nth(1)]
  await first.locator('summary').click()
  await expect(first).toHaveAttribute('open')
  // The island has taken over once the item has its own address, and has left the item open.
  await expect(page).toHaveURL(new RegExp(`#${await first.getAttribute('id')}$`))
  await second.locator('summary').click()
  await expect(second).toHaveAttribute('open')
  await expect(first).not.toHaveAttribute('open')
  await expect(page).toHaveURL(new RegExp(`#${await second.getAttribute('id')}$`))
  await second.locator('summary').click()
  await expect(second).not.toHaveAttribute('open')
})

test('by keyboard: Tab reaches a question, Enter opens it, Enter closes it', async ({ page }) => {
  await page.goto('/')
  const item = page.locator('main details').first()
  await item.locator('summary').focus()
  await page.keyboard.press('Enter')
  await expect(item).toHaveAttribute('open')
  await page.keyboard.press('Enter')
  await expect(item).not.toHaveAttribute('open')
  await page.keyboard.press('Tab')
  await expect(page.locator('main details').nth(1).locator('summary')).toBeFocused()
})

test('a fragment opens its item and brings it into view, on arrival and later', async ({ page }) => {
  await page.goto('/')
  const keys = await page.locator('main details').evaluateAll((items) => items.map((item) => item.id))
  const [early, late] = [keys.at(1), keys.at(-1)]
  await page.goto('about:blank')
  await page.goto(`/#${early}`)
  await expect(page.locator(`#${early}`)).toHaveAttribute('open')
  await expect(page.locator(`#${early} summary`)).toBeInViewport()
  await page.evaluate((key) => location.assign(`#${key}`), late)
  await expect(page.locator(`#${late}`)).toHaveAttribute('open')
  await expect(page.locator(`#${late} summary`)).toBeInViewport()
})
