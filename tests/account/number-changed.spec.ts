import { expectAccessible } from '../fixtures/accessible.ts'
import { languagesFor } from '../fixtures/matrix.ts'
import { expect, test } from '../fixtures/person.ts'
import { sandbox } from '../fixtures/sandbox.ts'

const written = (number: string) => `+370 ${number.slice(4, 7)} ${number.slice(7)}`

for (const language of languagesFor('account: number changed'))
  test(`a plan is cancelled just when another tab switches the number: neither number loses it, and it is said which it was about (${language})`, async ({
    person,
    context,
  }) => {
    const situations = ['plan active', 'two numbers']
    const { page, say, number, button } = await person({ language, situations, signedIn: true })
    const { promise: switched, resolve: goOn } = Promise.withResolvers<void>()
    await page.route('**/api/v1/graphql', async (route, request) => {
      if (request.postDataJSON().operationName === 'terminatePlan') await switched
      await route.fallback()
    })
    await page.goto(say.path('usage-details'))
    await button(say.text('usage.cancel')).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: say.text('usage.cancelConfirm') }).click()

    const other = await context.newPage()
    await other.goto(say.path('dashboard'))
    await other.locator('.number-menu > summary').click()
    const choice = other.locator('.number-choice:not([aria-current])')
    const second = (await choice.innerText()).replace(/[^+\d]/g, '')
    await sandbox.bringInto('plan active', second)
    await choice.click()
    await expect(other.locator('.number-menu-name')).toContainText('Antras')
    const answer = page.waitForResponse((response) =>
      /terminatePlan/.test(response.request().postData() ?? ''),
    )
    goOn()
    await answer

    await other.goto(say.path('usage-details'))
    await expect(other.getByText(say.text('usage.active'), { exact: true })).toBeVisible()
    const told = page.getByRole('heading', { level: 1, name: say.text('account.numberChangedTitle') })
    await expect(told).toBeFocused()
    await expect(
      page.getByText(say.text('account.numberChangedText', { number: written(number) })),
    ).toBeVisible()
    await expect(page.getByText(say.text('account.numberNow', { number: written(second) }))).toBeVisible()
    await expectAccessible(page)
    await page
      .getByRole('button', { name: say.text('account.switchBack', { number: written(number) }) })
      .click()
    await expect(page.getByText(say.text('usage.active'), { exact: true })).toBeVisible()
    await expect(page.locator('.number-menu-name')).toContainText(written(number))
  })
