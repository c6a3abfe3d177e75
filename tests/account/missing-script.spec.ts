import { expectAccessible } from '../fixtures/accessible.ts'
import { languagesFor } from '../fixtures/matrix.ts'
import { expect, test } from '../fixtures/person.ts'

const pages = [
  { id: 'dashboard', script: 'Dashboard.island' },
  { id: 'history', script: 'AccountGate.island' },
  { id: 'top-up', script: 'TopUp.island' },
] as const

for (const { id, script } of pages)
  for (const language of languagesFor(`missing script: ${id}`))
    test(`a script that never comes is told, and the page loaded anew works (${id}, ${language})`, async ({
      page,
      person,
      allow,
    }) => {
      allow(/failed request|Failed to load resource|\[astro-island\] Error hydrating/)
      const { say } = await person({ number: '+37061234567', language, signedIn: true })
      const chunk = new RegExp(`/_astro/${script.replace('.', '\\.')}`)
      await page.route(chunk, (route) => route.abort())
      await page.goto(say.path(id))
      const alert = page.getByRole('alert').filter({ hasText: say.text('page.scriptMissing') })
      await expect(alert).toBeVisible()
      await expect(page.locator('.spinner:visible')).toHaveCount(0)
      await expectAccessible(page)
      await page.unroute(chunk)
      await alert.getByRole('button', { name: say.text('page.loadAnew') }).press('Enter')
      await expect(alert).toHaveCount(0)
      const content = {
        dashboard: say.text('dashboard.balance'),
        history: say.entry('history', 'title'),
        'top-up': /./,
      }
      await expect(page.getByRole('main').getByRole('heading', { name: content[id] }).first()).toBeVisible()
    })
