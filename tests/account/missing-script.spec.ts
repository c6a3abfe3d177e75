import { expectAccessible } from '../fixtures/accessible.ts'
import { expect, test } from '../fixtures/test.ts'
import { signIn } from '../log-in/customer.ts'

const pages = [
  {
    path: '/mano/apzvalga',
    script: 'Dashboard.island',
    text: 'Dalis puslapio neatsisiuntė',
    again: 'Įkelti iš naujo',
    content: 'Sąskaitos likutis',
  },
  {
    path: '/en/mano/history',
    script: 'AccountGate.island',
    text: 'Part of this page did not load',
    again: 'Load again',
    content: 'History',
  },
  {
    path: '/ru/popolnenye-sciota',
    script: 'TopUp.island',
    text: 'Часть страницы не загрузилась',
    again: 'Загрузить снова',
    content: /./,
  },
] as const

for (const { path, script, text, again, content } of pages) {
  test(`a script that never comes is told, and the page loaded anew works (${path})`, async ({
    page,
    allow,
  }) => {
    allow(/failed request|Failed to load resource|\[astro-island\] Error hydrating/)
    await signIn(page, '+37061234567')
    const chunk = new RegExp(`/_astro/${script.replace('.', '\\.')}`)
    await page.route(chunk, (route) => route.abort())
    await page.goto(path)
    const alert = page.getByRole('alert').filter({ hasText: text })
    await expect(alert).toBeVisible()
    await expect(page.locator('.spinner:visible')).toHaveCount(0)
    await expectAccessible(page)
    await page.unroute(chunk)
    await alert.getByRole('button', { name: again }).press('Enter')
    await expect(alert).toHaveCount(0)
    await expect(page.getByRole('main').getByRole('heading', { name: content }).first()).toBeVisible()
  })
}
