import { expect, test } from '../fixtures/test.ts'

test('every picture has come before anyone scrolls to it, once the page has', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('footer')).not.toBeInViewport()
  const missing = () =>
    page
      .locator('img')
      .evaluateAll((pictures: HTMLImageElement[]) =>
        pictures.filter(({ naturalWidth }) => naturalWidth === 0).map(({ src }) => src),
      )
  await expect.poll(missing).toEqual([])
})
