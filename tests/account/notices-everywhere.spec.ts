import { languagesFor } from '../fixtures/matrix.ts'
import { expect, test } from '../fixtures/person.ts'

/** Pages whose own figures don't say what is under way. */
const pages = ['history', 'profile-settings', 'service-report', 'auto-top-up']

for (const language of languagesFor('account: notices everywhere'))
  test(`what is under way is shown on every account page (${language})`, async ({ person }) => {
    const { page, say } = await person({ language, situations: ['plan being activated'], signedIn: true })
    for (const id of pages) {
      await page.goto(say.path(id))
      const notice = page
        .locator('.notices')
        .getByText(say.entry('notificationPlanActivationInProgress', 'title'))
      await expect(notice, id).toBeVisible()
    }
  })
