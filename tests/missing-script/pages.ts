import type { Locator } from '@playwright/test'
import type { Person } from '../fixtures/person.ts'

interface EarlyPage {
  id: string
  /** Fills in the required fields; returns one whose value has to stay. */
  fillIn?: (person: Person) => Promise<Locator>
  press: (person: Person) => Locator
}

const submit = ({ page }: Person) => page.locator('main form [type=submit]')

async function fill({ page, number }: Person) {
  const form = page.locator('main form')
  for (const field of await form.locator('input[required]:visible').all()) {
    const type = await field.getAttribute('type')
    if (type === 'checkbox') await field.check()
    else await field.fill(type === 'tel' ? number : type === 'email' ? 'ona@example.com' : 'Ona')
  }
  return form.locator('input[type=tel]').first()
}

/** Pages with something to press before hydration: forms and lone buttons. */
export const pressedPages: readonly EarlyPage[] = [
  {
    id: 'top-up',
    press: submit,
    async fillIn({ page, number, say }) {
      const phone = page.getByLabel(say.text('topUp.phone'))
      await phone.fill(number)
      return phone
    },
  },
  { id: 'activate', press: submit, fillIn: fill },
  { id: 'lead-generation', press: submit, fillIn: fill },
  { id: 'leave-extra', press: submit, fillIn: fill },
  { id: 'order-sim', press: submit },
  { id: 'order-esim', press: submit },
  { id: 'log-in', press: ({ page, say }) => page.getByRole('button', { name: say.text('logIn.smart') }) },
  { id: 'createYourPlanPageContent', press: ({ page }) => page.locator('.own-plan-total button').first() },
]

/** Pages that are empty or a spinner before hydration, in groups of which a run tries one page each. */
export const spinningPages = [
  ['dashboard', 'usage-details', 'history'],
  ['profile-settings', 'service-report', 'auto-top-up'],
  ['checkout', 'leave-second-line', 'mano-game-registration'],
  ['cartPage', 'game-registration', 'top-up-waiting'],
] as const

/** Pages whose prices can be searched before the script is there. */
export const typedPages = ['roamingPageContent', 'standardRatesPageContent'] as const
