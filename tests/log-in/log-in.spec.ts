import { expectAccessible } from '../fixtures/accessible.ts'
import { operatorOrigin, siteOrigin } from '../fixtures/addresses.ts'
import { expect, test } from '../fixtures/test.ts'

const languages = [
  {
    dashboard: '/mano/apzvalga',
    logIn: '/prisijungti',
    smart: 'Su „Smart-ID“',
    balance: 'Sąskaitos likutis',
  },
  { dashboard: '/en/mano/overview', logIn: '/en/login', smart: 'With Smart-ID', balance: 'Balance' },
  { dashboard: '/ru/mano/obzor', logIn: '/ru/voiti', smart: 'Через Smart-ID', balance: 'Остаток на счёте' },
]
/** The provider's page stands on another origin, and has no icon. */
const foreignProvider = new RegExp(`^(foreign request: |console error: .*404.*)\\(?${operatorOrigin}`)

for (const { dashboard, logIn, smart, balance } of languages) {
  test(`who opens ${dashboard} logs in on the way and comes back to it`, async ({ page, allow }) => {
    allow(foreignProvider)
    await page.goto(dashboard)
    await page.waitForURL(`${logIn}?**`)
    await expectAccessible(page)
    await page.getByRole('button', { name: smart }).click()
    await page.waitForURL(`${operatorOrigin}/**`)
    await page.getByRole('radio', { name: /Rasa/ }).check()
    await page.locator('form button').first().click()
    await page.waitForURL(`${siteOrigin}${dashboard}`)
    await expect(page.getByRole('heading', { name: balance })).toBeVisible()
    await expectAccessible(page)
  })
}

test('who cancels at the provider is told so, and the way back stays', async ({ page, allow }) => {
  allow(foreignProvider)
  await page.goto('/prisijungti?redirectUrl=%2Fmano%2Fistorija')
  await page.getByRole('button', { name: 'Su „Smart-ID“' }).click()
  await page.waitForURL(`${operatorOrigin}/**`)
  await page.getByRole('button', { name: /Atšaukti/ }).click()
  await page.waitForURL(`${siteOrigin}/prisijungti**`)
  await expect(page.getByText('Prisijungimą atšaukei')).toBeVisible()
  await expect(page).toHaveURL('/prisijungti?redirectUrl=%2Fmano%2Fistorija')
  await expectAccessible(page)
})

test('who has read about the new log-in is not told of it again', async ({ page }) => {
  await page.goto('/prisijungti')
  await page.getByRole('link', { name: 'Kas naujo' }).click()
  await page.waitForURL('/naujas-prisijungimas')
  const kept = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('new-login')))
  await expect.poll(kept).toEqual(['app:v1:new-login-reviewed'])
  await page.goto('/prisijungti')
  await expect.poll(kept).toEqual(['app:v1:new-login-seen'])
  await expect(page.getByRole('link', { name: 'Kas naujo' })).toHaveCount(0)
})

for (const hostile of ['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)']) {
  test(`a way back to ${hostile} leads to the dashboard`, async ({ page }) => {
    const { signIn } = await import('./customer.ts')
    await signIn(page, '+37061234567')
    await page.goto(`/prisijungti?redirectUrl=${encodeURIComponent(hostile)}&returned=1`)
    await page.waitForURL(`${siteOrigin}/mano/apzvalga`)
  })
}
