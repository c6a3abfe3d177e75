import { languagesFor } from '../fixtures/matrix.ts'
import { expect, test } from '../fixtures/person.ts'

for (const language of languagesFor('requests: ways in'))
  test(`settings lead out of the second line, and the dashboard into the game (${language})`, async ({
    person,
  }) => {
    const customer = await person({ language, signedIn: true })
    const { page, say } = customer
    const buttonOf = (entry: string) => page.getByRole('button', { name: say.entry(entry, 'description') })

    await page.goto(`${say.path('profile-settings')}#numbers`)
    await buttonOf('infoNewSecondServiceLine').click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: say.entry('backToSettings', 'title') }).click()
    await expect(dialog).toBeHidden()
    await buttonOf('leaveForOtherOperator').click()
    await dialog.getByRole('link', { name: say.entry('go-leave-for-other-operator', 'title') }).click()
    await expect(page.getByRole('radio', { name: say.text('leave.otherOperator') })).toBeChecked()

    await page.goto(say.path('dashboard'))
    await customer.button(say.entry('openGame', 'title')).click()
    const game = page.getByRole('dialog', { name: say.entry('game-registration', 'title') })
    await expect(game.getByRole('textbox', { name: say.text('game.phone') })).toHaveValue(/\d/)
    await game.getByRole('textbox', { name: say.text('game.name') }).fill('Rasa')
    await game.getByRole('textbox', { name: say.text('game.email') }).fill('rasa@example.com')
    await game.getByRole('checkbox', { name: say.text('game.rules') }).check()
    await game.getByRole('button', { name: say.text('game.submit') }).click()
    await expect(page).toHaveURL(say.path('mano-game-registration-success'))
  })
