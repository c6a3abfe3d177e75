import { expectAccessible } from '../fixtures/accessible.ts'
import { languagesFor } from '../fixtures/matrix.ts'
import { expect, test } from '../fixtures/person.ts'
import { backForwardCache } from '../fixtures/tags.ts'

for (const language of languagesFor('requests: game'))
  test(`a number is registered for the game, and the page says so to no one else (${language})`, {
    tag: backForwardCache,
  }, async ({ person, newVisitor, allow }) => {
    // A number that plays already is refused.
    allow(/422 .*v1\/game-registration/)
    const player = await person({ language })
    const { page, say } = player
    const play = player.button(say.text('game.submit'))
    const field = (key: string) => page.getByRole('textbox', { name: say.text(key) })
    const register = async () => {
      await field('game.phone').fill(player.number)
      await field('game.name').fill('Rasa')
      await field('game.email').fill('rasa@example.com')
      await page.getByRole('checkbox', { name: say.text('game.rules') }).check()
      await play.click()
    }
    await page.goto(say.path('game-registration'))
    await play.click()
    await expect(page.getByRole('alert')).toBeFocused()
    await expect(page.getByRole('alert').getByRole('link')).toHaveCount(4)

    await register()
    await expect(player.heading(say.entry('game-registration-success', 'title'))).toBeVisible()
    await expect(page).toHaveURL(say.path('game-registration-success'))
    const told = say.documentTitle('game-registration-success')
    await expect(page).toHaveTitle(told)
    await expectAccessible(page)
    // Back leads to the form, not to what was under way when the page was left.
    await page.evaluate(() => history.back())
    await expect(play).toBeVisible()
    await register()
    await expect(page.getByText(say.text('game.ALREADY_REGISTERED'))).toBeVisible()

    const stranger = await newVisitor()
    await stranger.goto(say.path('game-registration-success'))
    await expect(
      stranger.getByRole('heading', { level: 1, name: say.text('game.unknown'), exact: true }),
    ).toBeVisible()
    await expect(stranger).not.toHaveTitle(told)
  })
