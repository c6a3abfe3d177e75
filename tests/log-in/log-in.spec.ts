import { words as providerWords } from '../../sandbox/providers/log-in/words.ts'
import { expectAccessible } from '../fixtures/accessible.ts'
import { operatorOrigin, siteOrigin } from '../fixtures/addresses.ts'
import { languagesFor } from '../fixtures/matrix.ts'
import { expect, test } from '../fixtures/test.ts'
import { wordsIn } from '../fixtures/words.ts'

/** The provider's page is on another origin, and has no icon. */
const foreignProvider = new RegExp(`^(foreign request: |console error: .*404.*)\\(?${operatorOrigin}`)

for (const language of languagesFor('log-in: on the way'))
  test(`who opens the overview logs in on the way, after cancelling once, and comes back to it (${language})`, async ({
    page,
    allow,
  }) => {
    allow(foreignProvider)
    const say = wordsIn(language)
    const provider = providerWords[language]
    const overview = say.path('dashboard')
    const smart = page.getByRole('button', { name: say.text('logIn.smart') })
    await page.goto(overview)
    await page.waitForURL(`${say.path('log-in')}?**`)
    await expectAccessible(page)
    await smart.click()
    await page.waitForURL(`${operatorOrigin}/**`)
    await page.getByRole('button', { name: provider.cancel }).click()
    await page.waitForURL(`${siteOrigin}${say.path('log-in')}**`)
    await expect(page.getByText(say.text('logIn.cancelled'))).toBeVisible()
    await expect(page).toHaveURL(`${say.path('log-in')}?redirectUrl=${encodeURIComponent(overview)}`)
    await smart.click()
    await page.waitForURL(`${operatorOrigin}/**`)
    await page.getByRole('radio', { name: /Rasa/ }).check()
    await page.getByRole('button', { name: provider.approve }).click()
    await page.waitForURL(`${siteOrigin}${overview}`)
    await expect(page.getByRole('heading', { name: say.text('dashboard.balance') })).toBeVisible()
  })

for (const language of languagesFor('log-in: what is new'))
  test(`who has read about the new log-in is not told of it again (${language})`, async ({ page }) => {
    const say = wordsIn(language)
    const notice = page.getByRole('link', { name: say.text('logIn.noticeLink') })
    await page.goto(say.path('log-in'))
    await notice.click()
    await page.waitForURL(say.path('new-login-info'))
    const kept = () =>
      page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('new-login')))
    await expect.poll(kept).toEqual(['app:v1:new-login-reviewed'])
    await page.goto(say.path('log-in'))
    await expect.poll(kept).toEqual(['app:v1:new-login-seen'])
    await expect(notice).toHaveCount(0)
  })
