import type { Page } from '@playwright/test'
import { pathOf } from '../../src/i18n/language.ts'
import { expectAccessible } from '../fixtures/accessible.ts'
import { acceptedConsent, noConsent } from '../fixtures/consent.ts'
import { languagesFor } from '../fixtures/matrix.ts'
import { expect, test } from '../fixtures/test.ts'
import { type Words, wordsIn } from '../fixtures/words.ts'
import {
  atRest,
  banner,
  bannerButton,
  chat,
  dataLayer,
  expectBannerAtRest,
  foreignRequests,
  keptByProviders,
  largestPaint,
  noteShiftsByBanner,
  providerRequest,
  savedChoice,
  settings,
} from './visitor.ts'

test.use({ storageState: noConsent })

for (const language of languagesFor('consent: refused'))
  test(`nothing of another origin loads before a choice and after a refusal, in any tab (${language})`, async ({
    page,
    context,
  }) => {
    const say = wordsIn(language)
    const home = pathOf(language, '')
    const foreign = foreignRequests(page)
    await page.goto(home)
    const other = await context.newPage()
    await other.goto(home)
    for (const tab of [page, other]) await expect(banner(tab, say)).toBeVisible()
    await bannerButton(page, say, 'consent.rejectAll').click()
    for (const tab of [page, other]) await expect(banner(tab, say)).toBeHidden()
    expect(await savedChoice(page)).toBe('{"C0002":false,"C0003":false,"C0004":false}')
    for (const path of [home, say.path('cookiesListPage')]) {
      await page.goto(path)
      await atRest(page)
      await expect(banner(page, say)).toHaveCount(0)
    }
    expect(foreign).toEqual([])
  })

for (const width of [375, 1440])
  test(`the banner’s link looks like one on the first page of a visit (${width} px)`, async ({ page }) => {
    const say = wordsIn('lt')
    await page.setViewportSize({ width, height: 812 })
    await page.goto('/')
    const link = banner(page, say).getByRole('link', { name: say.text('consent.list') })
    await expect(link).toHaveCSS('text-decoration-line', 'underline')
    const text = banner(page, say).getByRole('paragraph')
    const colourOf = (element: Element) => getComputedStyle(element).color
    expect(await link.evaluate(colourOf)).not.toBe(await text.evaluate(colourOf))
  })

for (const language of languagesFor('consent: chosen'))
  test(`the pages about cookies open the settings, also for someone who has chosen (${language})`, async ({
    newVisitor,
  }) => {
    const say = wordsIn(language)
    const page = await newVisitor()
    const change = { name: say.entry('change-cookie-choice', 'title') }
    for (const pageId of ['cookiesListPage', 'consentsPage']) {
      await page.goto(say.path(pageId))
      await page.getByRole('main').getByRole('button', change).click()
      await expect(settings(page, say)).toBeVisible()
    }
  })

for (const language of languagesFor('consent: accepted'))
  test(`accepting brings the widgets, and taking it back at a page’s foot ends them in every tab (${language})`, async ({
    page,
    context,
    allow,
  }) => {
    allow(providerRequest)
    const say = wordsIn(language)
    const home = pathOf(language, '')
    await page.goto(home)
    await bannerButton(page, say, 'consent.acceptAll').click()
    await expect(chat(page)).toBeVisible()
    // The widgets load side by side: the chat may be there before the tags have read their events.
    await expect
      .poll(() => dataLayer(page))
      .toMatchObject([
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
    const other = await context.newPage()
    await other.goto(say.path('consentsPage'))
    await chat(other).click()
    await expect(other.frameLocator('iframe').getByRole('textbox')).toBeVisible()
    await expect(banner(other, say)).toHaveCount(0)

    const link = { name: say.text('consent.openSettings') }
    await page.getByRole('contentinfo').getByRole('link', link).click()
    for (const id of ['cookies-functional', 'cookies-performance', 'cookies-targeting'])
      await settings(page, say)
        .getByRole('switch', { name: say.entry(id, 'title') })
        .uncheck()
    // Each tab loads its page again, without what was running in it.
    const loaded = [page, other].map((tab) => tab.waitForEvent('load'))
    await settings(page, say)
      .getByRole('button', { name: say.text('consent.save') })
      .click()
    await Promise.all(loaded)
    for (const tab of [page, other]) {
      await expect(chat(tab)).toHaveCount(0)
      expect(await dataLayer(tab)).toEqual([])
    }
  })

/** Unchecks every kind of cookies in the settings and saves. */
async function withdraw(page: Page, say: Words): Promise<void> {
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: say.text('consent.openSettings') })
    .click()
  await settings(page, say)
    .getByRole('button', { name: say.text('consent.rejectAll') })
    .click()
}

for (const language of languagesFor('consent: withdrawn'))
  test(`withdrawing removes what providers kept, and loads the page without them; a page with something typed stays (${language})`, async ({
    page,
    context,
    allow,
  }) => {
    allow(providerRequest)
    const say = wordsIn(language)
    await page.goto(say.path('cookiesListPage'))
    await bannerButton(page, say, 'consent.acceptAll').click()
    await expect
      .poll(() => keptByProviders(page))
      .toEqual([
        '_fbp',
        '_ga',
        '_ga_SANDBOX',
        '_gcl_au',
        '_gid',
        '_sc_seen',
        '_sc_visit',
        'chat',
        'chat',
        'survey',
      ])
    const form = await context.newPage()
    await form.goto(say.path('top-up'))
    await expect(chat(form)).toBeVisible()
    const phone = form.getByRole('main').getByRole('textbox').first()
    await phone.fill('612 34567')

    const loaded = page.waitForEvent('load')
    await withdraw(page, say)
    await loaded
    await atRest(page)
    expect(await keptByProviders(page)).toEqual([])
    expect(await dataLayer(page)).toEqual([])

    await expect(chat(form)).toHaveCount(0)
    await expect.poll(() => keptByProviders(form)).toEqual([])
    await expect(phone).toHaveValue('612 34567')
    expect(await form.evaluate(() => performance.getEntriesByType('navigation')[0]?.toJSON().type)).toBe(
      'navigate',
    )
  })

for (const language of languagesFor('consent: late'))
  test(`the banner comes late, moves nothing and is not the page’s largest paint (${language})`, async ({
    page,
  }) => {
    const say = wordsIn(language)
    const shifts = await noteShiftsByBanner(page)
    await page.setViewportSize({ width: 412, height: 823 })
    await page.goto(say.path('top-up'))
    await expectBannerAtRest(page, say)
    expect(await largestPaint(page)).toContain('text-lead')
    await atRest(page)
    expect(await shifts()).toEqual([])
  })

for (const language of languagesFor('consent: fits'))
  test(`banner and settings are accessible and fit a small phone and a wide window (${language})`, async ({
    page,
  }) => {
    const say = wordsIn(language)
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(pathOf(language, ''))
    await expectBannerAtRest(page, say)
    await expectAccessible(page)
    for (const { width, highest } of [
      { width: 1440, highest: 260 },
      { width: 320, highest: 380 },
    ]) {
      await page.setViewportSize({ width, height: 640 })
      const box = await banner(page, say).boundingBox()
      expect(box?.height, `${width} px`).toBeLessThanOrEqual(highest)
    }
    await bannerButton(page, say, 'consent.openSettings').click()
    await expect(settings(page, say)).toBeVisible()
    await expectAccessible(page)
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 640 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    }
  })

for (const language of languagesFor('consent: keyboard'))
  test(`by keyboard: the banner comes after the skip link, and Escape leaves things as they were (${language})`, async ({
    page,
  }) => {
    const say = wordsIn(language)
    await page.goto(pathOf(language, ''))
    await expect(banner(page, say)).toBeVisible()
    await page.keyboard.press('Tab')
    // The list of cookies, refuse, accept, settings.
    for (let tab = 0; tab < 4; tab++) await page.keyboard.press('Tab')
    await expect(bannerButton(page, say, 'consent.openSettings')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(settings(page, say)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(settings(page, say)).toBeHidden()
    await expect(banner(page, say)).toBeVisible()
    expect(await savedChoice(page)).toBeNull()
  })

test('the banner hides nothing that takes focus, is in the footer’s colour and is not printed', async ({
  newVisitor,
}) => {
  const say = wordsIn('lt')
  const height = 667
  const page = await newVisitor({
    storageState: noConsent,
    reducedMotion: 'reduce',
    viewport: { width: 375, height },
  })
  await page.goto('/')
  await expect(banner(page, say)).toBeVisible()
  const top = (await banner(page, say).boundingBox())?.y ?? 0
  for (const link of await page.getByRole('contentinfo').getByRole('link').all()) {
    await link.focus()
    const place = await link.boundingBox()
    expect((place?.y ?? 0) + (place?.height ?? 0)).toBeLessThanOrEqual(top)
  }

  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  const footer = await page.getByRole('contentinfo').boundingBox()
  const end = (footer?.y ?? 0) + (footer?.height ?? 0)
  const at = (y: number) => page.screenshot({ clip: { x: 0, y, width: 4, height: 4 } })
  expect(end).toBeLessThan(height - 8)
  for (const y of [end + 2, height - 4])
    expect((await at(y)).equals(await at(end - 8)), `at ${y} px of ${height}`).toBe(true)

  await page.emulateMedia({ media: 'print' })
  await expect(banner(page, say)).toBeHidden()
})

for (const language of languagesFor('consent: extra'))
  test(`extra pages ask nothing and load nothing, whatever was allowed elsewhere (${language})`, async ({
    newVisitor,
    allow,
  }) => {
    allow(/^console error: .* 404 /)
    const page = await newVisitor({ storageState: acceptedConsent })
    const foreign = foreignRequests(page)
    for (const path of [wordsIn(language).path('top-up-extra'), '/extra/nowhere']) {
      await page.goto(path)
      await atRest(page)
      expect(await dataLayer(page)).toEqual([])
    }
    expect(foreign).toEqual([])
  })

for (const language of languagesFor('consent: no storage'))
  test(`without a storage the choice holds as long as the page (${language})`, async ({ page }) => {
    const say = wordsIn(language)
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('off', 'SecurityError')
        },
      })
    })
    await page.goto(pathOf(language, ''))
    await bannerButton(page, say, 'consent.rejectAll').click()
    await expect(banner(page, say)).toBeHidden()
    const link = { name: say.text('consent.openSettings') }
    await page.getByRole('contentinfo').getByRole('link', link).click()
    await expect(settings(page, say)).toBeVisible()
  })
