import type { Locator } from '@playwright/test'
import { expect, test } from '../fixtures/person.ts'

test.use({ forcedColors: 'active' })

/** How an element is told from its neighbours where no colour of the site is shown. */
const marks = (element: Locator) =>
  element.evaluate((shown) => {
    const { textDecorationLine, outlineStyle, borderBottomWidth } = getComputedStyle(shown)
    return { textDecorationLine, outlineStyle, borderBottomWidth }
  })

async function expectToldApart(chosen: Locator, other: Locator): Promise<void> {
  await expect(chosen.first()).toBeVisible()
  expect(await marks(chosen.first())).not.toEqual(await marks(other.first()))
}

test('in forced colours what is chosen is told from what is not', async ({ page, person }) => {
  const { say } = await person({ number: '+37061234567', signedIn: true })
  const main = page.getByRole('main')

  await page.goto(say.path('createYourPlanPageContent'))
  const languages = page
    .getByRole('contentinfo')
    .getByRole('navigation', { name: say.text('header.language') })
    .getByRole('link')
  await expectToldApart(
    languages.and(page.locator('[aria-current]')),
    languages.and(page.locator(':not([aria-current])')),
  )
  const card = main.locator('label').filter({ has: page.getByRole('radio') })
  const chosen = page.getByRole('radio', { checked: true })
  await expectToldApart(card.filter({ has: chosen }), card.filter({ hasNot: chosen }))

  await page.goto(say.path('plansPageContent'))
  const chip = main.locator('label').filter({ has: page.getByRole('radio') })
  await expectToldApart(chip.filter({ has: chosen }), chip.filter({ hasNot: chosen }))

  await page.goto(say.path('profile-settings'))
  const section = page.getByRole('navigation', { name: say.text('settings.tabs') }).getByRole('link')
  await expectToldApart(
    section.and(page.locator('[aria-current]')).locator('strong'),
    section.and(page.locator(':not([aria-current])')).locator('strong'),
  )
  const avatar = main.getByRole('group', { name: say.text('settings.avatar') }).locator('label')
  await expectToldApart(avatar.filter({ has: chosen }), avatar.filter({ hasNot: chosen }))
  const place = page.getByRole('navigation', { name: say.text('account.navigation') }).getByRole('link')
  await expectToldApart(
    place.and(page.locator('[aria-current]')),
    place.and(page.locator(':not([aria-current])')),
  )
})
