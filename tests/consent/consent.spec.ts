import { languages, pathOf } from '../../src/i18n/language.ts'
import { expectAccessible } from '../fixtures/accessible.ts'
import { noConsent } from '../fixtures/consent.ts'
import { expect, test } from '../fixtures/test.ts'
import {
  atRest,
  banner,
  dataLayer,
  foreignRequests,
  largestPaint,
  providerRequest,
  savedChoice,
} from './visitor.ts'
import { words } from './words.ts'

test.use({ storageState: noConsent })

for (const language of languages) {
  const { title, reject, accept, settings, chat, cookiesSlug, formSlug } = words[language]
  const home = pathOf(language, '')

  test(`nothing of another origin loads before a choice and after a refusal (${language})`, async ({
    page,
  }) => {
    const foreign = foreignRequests(page)
    await page.goto(home)
    await banner(page, title).getByRole('button', { name: reject }).click()
    await expect(banner(page, title)).toBeHidden()
    expect(await savedChoice(page)).toBe('{"C0002":false,"C0003":false,"C0004":false}')
    for (const path of [home, pathOf(language, cookiesSlug)]) {
      await page.goto(path)
      await atRest(page)
      await expect(banner(page, title)).toHaveCount(0)
    }
    expect(foreign).toEqual([])
  })

  test(`accepting brings the widgets, at once and on the next page (${language})`, async ({
    page,
    allow,
  }) => {
    allow(providerRequest)
    await page.goto(home)
    await banner(page, title).getByRole('button', { name: accept }).click()
    await expect(page.getByRole('button', { name: chat })).toBeVisible()
    expect(await dataLayer(page)).toMatchObject([
      {
        0: 'consent',
        1: 'default',
        2: {
          ad_storage: 'denied',
          analytics_storage: 'denied',
          ad_user_data: 'denied',
          ad_personalization: 'denied',
          functionality_storage: 'denied',
          personalization_storage: 'denied',
          security_storage: 'granted',
        },
      },
      { event: 'gtm.js' },
      { 0: 'consent', 1: 'update', 2: { ad_storage: 'granted', analytics_storage: 'granted' } },
      { event: 'page_view', page_path: home, language },
    ])
    await page.reload()
    await page.getByRole('button', { name: chat }).click()
    await expect(page.frameLocator('iframe').getByRole('textbox')).toBeVisible()
    await expect(banner(page, title)).toHaveCount(0)
  })

  test(`the banner comes late and is not what the page’s largest paint waits for (${language})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 412, height: 823 })
    await page.goto(pathOf(language, formSlug))
    await expect(banner(page, title)).toBeVisible()
    await banner(page, title).evaluate((shown) =>
      Promise.all(shown.getAnimations().map(({ finished }) => finished)),
    )
    expect(await largestPaint(page)).toContain('text-lead')
  })

  for (const width of [320, 1440]) {
    test(`banner and settings are accessible and fit (${language}, ${width} px)`, async ({ page }) => {
      await page.setViewportSize({ width, height: 640 })
      await page.goto(home)
      await expect(banner(page, title)).toBeVisible()
      await expectAccessible(page)
      const box = await banner(page, title).boundingBox()
      expect(box?.height).toBeLessThanOrEqual(width === 320 ? 380 : 260)
      await banner(page, title).getByRole('button', { name: settings }).click()
      await expect(page.getByRole('dialog', { name: settings })).toBeVisible()
      await expectAccessible(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    })
  }
}

const { title, settings, save, functional, performance, accept, chat } = words.lt

test('by keyboard: the banner comes after the skip link, a switch turns, Escape leaves things as they were', async ({
  page,
}) => {
  await page.goto('/')
  await expect(banner(page, title)).toBeVisible()
  await page.keyboard.press('Tab')
  for (let tab = 0; tab < 3; tab++) await page.keyboard.press('Tab')
  await expect(banner(page, title).getByRole('button', { name: settings })).toBeFocused()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: settings })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(banner(page, title)).toBeVisible()
  expect(await savedChoice(page)).toBeNull()
  await banner(page, title).getByRole('button', { name: settings }).press('Enter')
  await dialog.getByRole('switch', { name: performance }).press('Space')
  await expect(dialog.getByRole('switch', { name: performance })).toBeChecked()
})

test('what takes focus is never behind the banner', async ({ newVisitor }) => {
  const page = await newVisitor({
    storageState: noConsent,
    reducedMotion: 'reduce',
    viewport: { width: 375, height: 667 },
  })
  await page.goto('/')
  await expect(banner(page, title)).toBeVisible()
  const top = (await banner(page, title).boundingBox())?.y ?? 0
  for (const link of await page.getByRole('contentinfo').getByRole('link').all()) {
    await link.focus()
    const place = await link.boundingBox()
    expect((place?.y ?? 0) + (place?.height ?? 0)).toBeLessThanOrEqual(top)
  }
})

test('the banner’s room at the end of the page has the footer’s colour', async ({ page }) => {
  await page.goto('/')
  await expect(banner(page, title)).toBeVisible()
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  const footer = await page.getByRole('contentinfo').boundingBox()
  const end = (footer?.y ?? 0) + (footer?.height ?? 0)
  const at = (y: number) => page.screenshot({ clip: { x: 0, y, width: 4, height: 4 } })
  const { height = 0 } = page.viewportSize() ?? {}
  expect(end).toBeLessThan(height - 8)
  for (const y of [end + 2, height - 4])
    expect((await at(y)).equals(await at(end - 8)), `at ${y} px of ${height}`).toBe(true)
})

test('the banner moves nothing of the page', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      if (document.querySelector('.consent-banner'))
        shifts.push(...list.getEntries().map((entry) => Number(Reflect.get(entry, 'value'))))
    }).observe({ type: 'layout-shift' })
  })
  await page.goto('/')
  await expect(banner(page, title)).toBeVisible()
  await atRest(page)
  expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toEqual([])
})

test('a choice changes from the foot of any page and holds in every tab at once', async ({
  page,
  context,
  allow,
}) => {
  allow(providerRequest)
  await page.goto('/')
  await banner(page, title).getByRole('button', { name: accept }).click()
  await expect(page.getByRole('button', { name: chat })).toBeVisible()
  const other = await context.newPage()
  await other.goto('/sutikimai')
  await expect(other.getByRole('button', { name: chat })).toBeVisible()

  await page.getByRole('contentinfo').getByRole('link', { name: settings }).click()
  const dialog = page.getByRole('dialog', { name: settings })
  for (const name of [functional, performance, 'Rinkodaros'])
    await dialog.getByRole('switch', { name }).uncheck()
  await dialog.getByRole('button', { name: save }).click()
  for (const tab of [page, other]) {
    await expect(tab.getByRole('button', { name: chat })).toHaveCount(0)
    expect(await dataLayer(tab)).toEqual([])
  }
})

test('a choice made in another tab closes the banner in this one', async ({ page, context }) => {
  await page.goto('/')
  const other = await context.newPage()
  await other.goto('/')
  for (const tab of [page, other]) await expect(banner(tab, title)).toBeVisible()
  await other.getByRole('button', { name: words.lt.reject }).click()
  await expect(banner(page, title)).toBeHidden()
})

for (const path of ['/sutikimai', '/slapukai']) {
  test(`${path} opens the settings, also for somebody who has chosen`, async ({ page }) => {
    await page.goto(path)
    await banner(page, title).getByRole('button', { name: words.lt.reject }).click()
    await page.reload()
    await page.getByRole('main').getByRole('button', { name: 'Keisti pasirinkimą' }).click()
    await expect(page.getByRole('dialog', { name: settings })).toBeVisible()
  })
}

test('extra pages ask nothing and load nothing, whatever was allowed elsewhere', async ({ page, allow }) => {
  allow(providerRequest)
  allow(/^console error: .* 404 /)
  await page.goto('/')
  await banner(page, title).getByRole('button', { name: accept }).click()
  await expect(page.getByRole('button', { name: chat })).toBeVisible()
  // Another tab: what the first page says when it is left is its own.
  const extra = await page.context().newPage()
  const foreign = foreignRequests(extra)
  for (const path of ['/extra/saskaitos-papildymas', '/en/extra/account-top-up', '/extra/nowhere']) {
    await extra.goto(path)
    await atRest(extra)
    expect(await dataLayer(extra)).toEqual([])
  }
  expect(foreign).toEqual([])
})

test('without a storage the choice holds as long as the page', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('off', 'SecurityError')
      },
    })
  })
  await page.goto('/')
  await banner(page, title).getByRole('button', { name: words.lt.reject }).click()
  await expect(banner(page, title)).toBeHidden()
  await page.getByRole('contentinfo').getByRole('link', { name: settings }).click()
  await expect(page.getByRole('dialog', { name: settings })).toBeVisible()
})

test('the banner is not printed', async ({ page }) => {
  await page.goto('/')
  await expect(banner(page, words.lt.title)).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(banner(page, words.lt.title)).toBeHidden()
})
