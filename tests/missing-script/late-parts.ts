import type { Locator } from '@playwright/test'
import { titleOf } from '../checkout/shopper.ts'
import { operatorOrigin } from '../fixtures/addresses.ts'
import { expect, type Person } from '../fixtures/person.ts'

interface LatePart {
  /** The page whose own scripts have all come. */
  id: string
  signedIn?: true
  /** What is asked for only by the press. */
  file: RegExp
  press(person: Person): Promise<unknown>
  goesOn(person: Person, notice: Locator): Promise<unknown>
}

const planButton = ({ button, say }: Person, key: 'plan.order' | 'plan.addToCart') =>
  button(`${say.text(key)}: ${titleOf(say, 'uoga-m')}`).first()

/** What is pressed on a page that works, and needs a script that hangs. */
export const lateParts: Readonly<Record<string, LatePart>> = {
  'a plan that is ordered': {
    id: 'plansPageContent',
    file: /keep-choice/,
    press: (person) => planButton(person, 'plan.order').click(),
    async goesOn({ page, say }) {
      await page.waitForURL(`**${say.path('checkout')}**`)
      expect(await page.evaluate(() => localStorage.getItem('app:v1:selected-plan'))).toContain('"uoga-m"')
    },
  },
  'a plan for the cart': {
    id: 'plansPageContent',
    file: /put-in-cart/,
    press: (person) => planButton(person, 'plan.addToCart').click(),
    goesOn: ({ button, say }) => expect(button(say.text('plan.notAdded')).first()).toBeVisible(),
  },
  'a search': {
    id: 'searchPage',
    file: /search-results/,
    press: ({ page }) => page.getByRole('main').getByRole('searchbox').fill('eSIM'),
    goesOn: ({ page, say }) =>
      expect(page.getByRole('main').getByText(say.text('search.failed'))).toBeVisible(),
  },
  'settings of cookies': {
    id: 'home',
    file: /widgets\.element/,
    press: ({ page }) => page.locator('footer [data-event=toggleCookieInfo]:visible').first().click(),
    goesOn: (_person, notice) => expect(notice).toBeVisible(),
  },
  'a log-in': {
    id: 'log-in',
    file: /hand-over/,
    press: ({ button, say }) => button(say.text('logIn.smart')).click(),
    goesOn: ({ page }) => page.waitForURL(`${operatorOrigin}/**`),
  },
  'the game’s dialog': {
    id: 'dashboard',
    signedIn: true,
    file: /GameDialog/,
    press: ({ page }) => page.locator('main [data-event=openGameModal]').first().click(),
    async goesOn({ page }, notice) {
      await expect(notice).toBeVisible()
      await expect(page.getByRole('dialog')).toHaveCount(0)
    },
  },
}
