import { expectAccessible } from '../fixtures/accessible.ts'
import { expect, test } from '../fixtures/test.ts'

const results = [
  '/laukiama-papildymo',
  '/extra/saskaitos-papildymas/klaida',
  '/sekmingas-periodinis-papildymas',
  '/sim-uzsakymas',
  '/mano/numeris-aktyvuotas',
  '/zaidimo-registracija-sekminga',
]

test('a result page that knows of nothing shows a drawing beside what it says', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 })
  await page.emulateMedia({ colorScheme: 'dark' })
  for (const path of results) {
    await page.goto(path)
    const heading = page.getByRole('heading', { level: 1, name: /nematome$/ })
    await expect(heading, path).toBeVisible()
    const drawing = page.getByRole('main').getByRole('img')
    await expect(drawing, path).toBeInViewport()
    const [words, picture] = [await heading.boundingBox(), await drawing.boundingBox()]
    expect(picture?.x, path).toBeGreaterThanOrEqual((words?.x ?? 0) + (words?.width ?? 0))
    await expectAccessible(page)
  }
})

test('where a result is known that drawing is not seen', async ({ page }) => {
  await page.addInitScript(() => sessionStorage.setItem('app:v1:game-registration', 'true'))
  await page.goto('/zaidimo-registracija-sekminga')
  await expect(page.getByRole('heading', { level: 1, name: /nematome$/ })).toBeHidden()
  await expect(page.getByRole('main').getByRole('img')).toHaveCount(1)
})
