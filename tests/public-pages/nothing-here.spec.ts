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

test('where a result is known that drawing is not seen', async ({ page }) => {
  const say = wordsIn('lt')
  await page.addInitScript(() => sessionStorage.setItem('app:v1:game-registration', 'true'))
  await page.goto(say.path('game-registration-success'))
  await expect(page.getByRole('heading', { level: 1, name: say.text('game.unknown') })).toBeHidden()
  await expect(page.getByRole('main').getByRole('img')).toHaveCount(1)
})
