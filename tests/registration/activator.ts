import type { Locator } from '@playwright/test'
import { words as identityWords } from '../../sandbox/providers/identity/words.ts'
import { expect, type Person } from '../fixtures/person.ts'
import { sandbox } from '../fixtures/sandbox.ts'

/** A card that was sold and waits for its holder. */
interface Card {
  phoneNumber: string
  simPUK: string
}

/** What someone does, and sees, who activates or adds a number. */
export function activator(person: Person) {
  const { page, say } = person
  const field = (input: string) => page.getByRole('textbox', { name: say.entry(input, 'label') })
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const title = (key: string) => page.getByRole('heading', { name: say.text(key), exact: true })
  const identity = identityWords[person.language]
  const self = {
    phoneNumber: field('activate-phone-number'),
    puk: field('activate-puk-code'),
    code: field('activate-security-code'),
    goOn: button(say.entry('activate-continue', 'title')),
    /** Begins the provider's check, on its own page. */
    begin: button(identity.begin),
    says: (key: string) => button(say.text(key)),
    title,
    /** The heading of the page with this id, which represents an outcome. */
    outcome: (pageId: string) => person.heading(say.entry(pageId, 'title')),
    problem: (key: string, values = {}) =>
      page.getByRole('alert').getByRole('link', { name: say.text(key, values) }),

    /** Opens the flow's page and waits until it answers. */
    async open() {
      await page.goto(say.path('activate'))
      // Script has taken it over.
      await expect(page.locator('main form').first()).toHaveAttribute('novalidate')
    },

    /** From the flow's page to the identity check. */
    async provePuk({ phoneNumber, simPUK }: Card) {
      await self.open()
      await self.phoneNumber.fill(phoneNumber)
      await self.goOn.click()
      await self.puk.fill(simPUK)
      await self.goOn.click()
      await expect(title('registration.identity')).toBeVisible()
    },

    /** Shows a document on the provider's page and comes back; the provider decides at once. */
    async showDocument(finding = 'approved') {
      await self.begin.click()
      const check = new URL(page.url()).pathname.split('/').at(-1) ?? ''
      await page.getByRole('radio', { name: /Rasa/ }).check()
      await page.locator('#finding').selectOption(finding)
      await button(identity.submit).click()
      await page.waitForURL(new RegExp(say.path('activate')))
      await sandbox.hurry(check)
    },

    /** Continues with Tab until the element has focus. */
    async tabTo(target: Locator) {
      await expect(target).toBeVisible()
      for (let presses = 0; presses < 60; presses++) {
        if (await target.evaluate((element) => element === document.activeElement)) return
        await page.keyboard.press('Tab')
      }
      throw new Error('Tab never came there')
    },
  }
  return self
}
