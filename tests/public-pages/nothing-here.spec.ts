import { pathOf } from '../../src/i18n/language.ts'
import { languagesFor } from '../fixtures/matrix.ts'
import { expect, test } from '../fixtures/test.ts'
import { wordsIn } from '../fixtures/words.ts'

/** A result page of each kind, and what it says where it knows of nothing. */
const results = [
  ['top-up-waiting', 'topUpResult.nothingTitle'],
  ['top-up-failure-extra', 'topUpResult.nothingTitle'],
  ['auto-top-up-success', 'autoTopUp.nothingTitle'],
  ['sim-order', 'cardOrder.nothingTitle'],
  ['number-activated', 'registration.nothing'],
  ['game-registration-success', 'game.unknown'],
  ['game-registration-error', 'game.unknown'],
  ['mano-game-registration-error', 'game.unknown'],
  ['number-transfer-error-extra', 'transfer.nothing'],
  ['number-no-longer-in-use', 'missingNumber.nothing'],
] as const

test('a result page that knows of nothing shows a drawing beside what it says', async ({ page }) => {
  const say = wordsIn('lt')
  await page.setViewportSize({ width: 768, height: 900 })
  for (const [id, title] of results) {
    await page.goto(say.path(id))
    const heading = page.getByRole('heading', { level: 1, name: say.text(title) })
    await expect(heading, id).toBeVisible()
    const drawing = page.getByRole('main').getByRole('img')
    await expect(drawing, id).toBeInViewport()
    const [words, picture] = [await heading.boundingBox(), await drawing.boundingBox()]
    expect(picture?.x, id).toBeGreaterThanOrEqual((words?.x ?? 0) + (words?.width ?? 0))
  }
})

/** What follows the page's path where a flow leads to it. */
const failures = [
  ['identity-not-verified', '#told'],
  ['game-registration-error', '#told'],
  ['number-transfer-error-extra', '#told'],
  ['number-no-longer-in-use', '#redirectPath=%2Fmano&phoneNumber=%2B37061234567'],
] as const

for (const language of languagesFor('failures without a flow'))
  test(`a page of what failed says so only to a user whom the site led there, and after a reload (${language})`, async ({
    page,
  }) => {
    const say = wordsIn(language)
    for (const [id, fragment] of failures) {
      const claim = say.entry(id, 'title')
      const heading = page.getByRole('heading', { level: 1, name: claim })
      await page.goto('about:blank')
      await page.goto(say.path(id) + fragment)
      await expect(page.getByRole('heading', { level: 1 }), id).toBeVisible()
      await expect(heading, id).toHaveCount(0)
      await expect(page, id).not.toHaveTitle(new RegExp(claim))

      await page.goto(pathOf(language, ''))
      await page.evaluate((address) => location.assign(address), say.path(id) + fragment)
      await expect(heading, id).toBeVisible()
      await expect(page, id).toHaveTitle(new RegExp(`^${claim}`))
      await expect(page, id).toHaveURL(say.path(id))
      await page.reload()
      await expect(heading, id).toBeVisible()
    }
  })

test('where a result is known that drawing is not seen', async ({ page }) => {
  const say = wordsIn('lt')
  await page.addInitScript(() => sessionStorage.setItem('app:v1:game-registration', 'true'))
  await page.goto(say.path('game-registration-success'))
  await expect(page.getByRole('heading', { level: 1, name: say.text('game.unknown') })).toBeHidden()
  await expect(page.getByRole('main').getByRole('img')).toHaveCount(1)
})
