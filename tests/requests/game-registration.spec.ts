import { expectAccessible } from '../fixtures/accessible.ts'
import { sandbox } from '../fixtures/sandbox.ts'
import { expect, test } from '../fixtures/test.ts'
import { words } from './words.ts'

for (const say of Object.values(words)) {
  test(`a number is registered for the game, and the page says so to nobody else (${say.language})`, async ({
    page,
    newVisitor,
    allow,
  }) => {
    // A number that plays already is refused.
    allow(/422 .*v1\/game-registration/)
    const number = await sandbox.newNumber()
    const register = async () => {
      await page.goto(say.gamePath)
      await page.getByRole('textbox', { name: say.playingPhone }).fill(number)
      await page.getByRole('textbox', { name: say.player }).fill('Rasa')
      await page.getByRole('textbox', { name: say.email }).fill('rasa@example.com')
      await page.getByRole('checkbox', { name: say.rules }).check()
      await page.getByRole('button', { name: say.play }).click()
    }
    await page.goto(say.gamePath)
    await page.getByRole('button', { name: say.play }).click()
    await expect(page.getByRole('alert')).toBeFocused()
    await expect(page.getByRole('alert').getByRole('link')).toHaveCount(4)
    await expectAccessible(page)

    await register()
    await expect(page.getByRole('heading', { level: 1, name: say.plays })).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`${say.successPath}$`))
    await expectAccessible(page)
    // Back leads to the form, not to what was under way when the page was left.
    await page.evaluate(() => history.back())
    await expect(page.getByRole('button', { name: say.play })).toBeVisible()
    await register()
    await expect(page.getByText(say.playsAlready)).toBeVisible()

    const stranger = await newVisitor()
    await stranger.goto(say.successPath)
    await expect(
      stranger.getByRole('heading', { level: 1, name: say.nothingKnown, exact: true }),
    ).toBeVisible()
  })
}
