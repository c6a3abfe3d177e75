import { expectAccessible } from '../fixtures/accessible.ts'
import { expect, test } from '../fixtures/test.ts'

const parts = [
  ['uoga', 'light'],
  ['extra', 'light'],
  ['uoga', 'dark'],
  ...(process.env.MATRIX === 'full' ? [['extra', 'dark'] as const] : []),
] as const

for (const [part, colorScheme] of parts)
  test(`every component is accessible in every state, its dialog too (${part}, ${colorScheme})`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.goto('/gallery')
    const shown = page.locator(`main > [data-gallery="${part}"]`)
    // The islands of the longest page come last on a busy machine.
    await expect(shown.getByRole('button', { name: 'Atverti langą' })).toBeVisible({ timeout: 30_000 })
    // axe reads the whole page, however little of it is looked at: the other parts are other tests'.
    await page
      .locator(`main > :not(h1, [data-gallery="${part}"], div[data-theme="${part}"])`)
      .evaluateAll((others) => others.map((other) => other.remove()))
    await expectAccessible(page)
    await shown.locator('.shell > :not(:has(dialog))').evaluateAll((seen) => seen.map((one) => one.remove()))
    await shown.getByRole('button', { name: 'Atverti langą' }).click()
    await expectAccessible(page, { within: 'dialog[open]' })
  })

test('no component is wider than 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/gallery')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})

test('a box that can’t be ticked has a dashed border', async ({ page }) => {
  await page.goto('/gallery')
  const box = page.getByRole('checkbox', { name: 'Neaktyvus sutikimas' }).first()
  await expect(box).toBeDisabled()
  await expect(box).toHaveCSS('border-style', 'dashed')
})

for (const path of ['/gallery', '/gallery/requests'])
  test(`every link of an error summary leads to a field that takes focus (${path})`, async ({ page }) => {
    await page.goto(path, { waitUntil: 'networkidle' })
    const links = page.getByRole('alert').locator('a[href^="#"]')
    await expect(links.first()).toBeVisible()
    const astray = await links.evaluateAll((all) =>
      all.flatMap((link) => {
        if (!(link instanceof HTMLAnchorElement)) return []
        link.click()
        return `#${document.activeElement?.id}` === link.hash ? [] : link.hash
      }),
    )
    expect(astray).toEqual([])
  })
