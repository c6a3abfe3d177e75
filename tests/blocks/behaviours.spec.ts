import { sampleWords } from '../../src/gallery/sample-words.ts'
import { expectAccessible } from '../fixtures/accessible.ts'
import { expect, guestLogsIn, test } from '../fixtures/person.ts'
import { wordsIn } from '../fixtures/words.ts'

const gallery = '/gallery/blocks/lt/uoga'
const sample = sampleWords.lt
const [topUp = '', roaming = '', transfer = '', plans = '', esim = ''] = sample.tabs
const stored = (key: string) => JSON.parse(localStorage.getItem(`app:v1:${key}`) ?? 'null')

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
})

test('tabs: arrow keys, Home and End, the address follows and leads back', async ({ page }) => {
  await page.goto(gallery)
  const tabs = page.locator('site-tabs').first()
  const tab = (name: string) => tabs.getByRole('tab', { name })
  await expect(tabs.locator('.tab-panel:not([hidden])')).toHaveCount(1)
  await tab(topUp).focus()
  await page.keyboard.press('ArrowRight')
  await expect(tab(roaming)).toBeFocused()
  await expect(tab(roaming)).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('End')
  await expect(tab(esim)).toBeFocused()
  await expect(page).toHaveURL(/#black-4$/)
  await page.keyboard.press('ArrowRight')
  await expect(tab(topUp)).toBeFocused()
  await tab(plans).click()
  await expect(tabs.getByRole('tabpanel', { name: plans })).toContainText(`${plans}: `)
  await page.goto('about:blank')
  await page.goto(`${gallery}#black-2`)
  await expect(tab(transfer)).toHaveAttribute('aria-selected', 'true')
  await page.goto(`${gallery}?tab=standard-1`)
  await expect(page.locator('site-tabs').last().getByRole('tab', { name: roaming })).toHaveAttribute(
    'aria-selected',
    'true',
  )
})

test('the chosen tab is in view in a strip that is wider than the phone', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 })
  await page.goto(gallery)
  const tab = page.locator('site-tabs').first().getByRole('tab', { name: esim })
  await page.locator('site-tabs').first().getByRole('tab').first().focus()
  await page.keyboard.press('End')
  await expect(tab).toBeInViewport({ ratio: 1 })
})

test('a tooltip: hover after 100 ms, Escape, focus, at most 300 px wide, a finger leaves it for a minute', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto(gallery)
  await page.clock.pauseAt(Date.now() + 3_600_000)
  const button = page.locator('.tooltip-button')
  const bubble = page.getByRole('tooltip')
  await button.hover()
  await page.clock.runFor(99)
  await expect(bubble).toBeHidden()
  await page.clock.runFor(1)
  await expect(bubble).toBeVisible()
  await expect(button).toHaveAccessibleDescription(sample.text)
  expect((await bubble.boundingBox())?.width).toBeLessThanOrEqual(300)
  await page.keyboard.press('Escape')
  await page.clock.runFor(1)
  await expect(bubble).toBeHidden()
  await button.focus()
  await page.clock.runFor(1)
  await expect(bubble).toBeVisible()
  await button.blur()
  await page.clock.runFor(1)
  await expect(bubble).toBeHidden()
  const tooltip = page.locator('site-tooltip')
  await tooltip.dispatchEvent('pointerenter', { pointerType: 'touch' })
  await page.clock.runFor(100)
  await tooltip.dispatchEvent('pointerleave', { pointerType: 'touch' })
  await page.clock.runFor(59_000)
  await expect(bubble).toBeVisible()
  await page.clock.runFor(1_000)
  await expect(bubble).toBeHidden()
})

test('a modal: full screen on a phone, its words and buttons from content, Escape gives the keyboard back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 800 })
  await page.goto(gallery)
  const opener = page.locator('[commandfor=modal-sample][command=show-modal]')
  await opener.click()
  const dialog = page.getByRole('dialog', { name: sample.title })
  await expect(dialog).toBeVisible()
  // Once it has come to rest.
  await expect.poll(() => dialog.boundingBox()).toMatchObject({ x: 0, y: 0, width: 375, height: 800 })
  await expect(dialog.getByRole('img')).toHaveCSS('aspect-ratio', '137 / 78')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
  for (const close of [sample.close, sample.button]) {
    await opener.press('Enter')
    await dialog.getByRole('button', { name: close }).first().click()
    await expect(dialog).toBeHidden()
  }
  await page.setViewportSize({ width: 1024, height: 800 })
  await opener.click()
  expect((await dialog.boundingBox())?.width).toBeLessThan(800)
})

test('the lead form’s dialog shows what an editor puts into it: picture, words, notice and buttons', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 800 })
  await page.goto(gallery)
  await page.locator('[commandfor=form-sample-lead][command=show-modal]').click()
  const dialog = page.locator('dialog#form-sample-lead')
  await expect(dialog).toBeVisible()
  await expect(dialog.getByRole('img')).toBeVisible()
  await expect(dialog.locator('.prose').first()).toHaveText(sample.text)
  await expect(dialog.locator('.notification-warning')).toContainText(sample.text)
  await expect(dialog.locator('.modal-buttons').getByRole('button', { name: sample.button })).toHaveCount(2)
  await expectAccessible(page, { within: 'dialog[open]' })
  await dialog.getByRole('button', { name: sample.close }).click()
  await expect(dialog).toBeHidden()
})

test('links of the shell have their icons, their own label, and say that they open in a new tab', async ({
  page,
}) => {
  await page.goto(gallery)
  // Only who is signed in has the way into self-service; the hint of it is kept.
  await page.evaluate(() => document.documentElement.setAttribute('data-hint', ''))
  const links = page.locator('[data-gallery=shell-links]').getByRole('link', {
    name: `${sample.button}: ${sample.title} ${wordsIn('lt').text('link.opensInNewTab')}`,
    exact: true,
  })
  await expect(links).toHaveCount(2)
  for (const link of await links.all()) {
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('href', '/')
    await expect(link.locator('.icon')).toHaveCount(2)
  }
})

test('notifications with a close button go by click, Enter and Space, and stay away', async ({ page }) => {
  await page.goto(gallery)
  const closeLabel = wordsIn('lt').text('notification.close')
  for (const [type, key] of [
    ['success', undefined],
    ['info', 'Enter'],
    ['warning', 'Space'],
  ] as const) {
    const shown = page.locator(`site-notification.notification-${type}`)
    const before = await shown.count()
    const close = shown.first().getByRole('button', { name: closeLabel })
    if (key) await close.press(key)
    else await close.click()
    await expect(shown).toHaveCount(before - 1)
  }
  await expect(page.locator('.notification-error').getByRole('button')).toHaveCount(0)
})

test('cards move by the buttons, and from the end back to the start', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(gallery)
  const slider = page
    .locator('site-slider')
    .filter({ has: page.locator('.slides-cards') })
    .first()
  const slides = slider.locator('.slides > *')
  const previous = slider.getByRole('button', { name: wordsIn('lt').text('slider.previous') })
  const next = slider.getByRole('button', { name: wordsIn('lt').text('slider.next') })
  await expect(slides.last()).toHaveAttribute('inert')
  await next.click()
  await expect(slides.first()).toHaveAttribute('inert')
  await previous.click()
  await expect(slides.first()).not.toHaveAttribute('inert')
  await previous.click()
  await expect(slides.last()).not.toHaveAttribute('inert')
  await next.click()
  await expect(slides.first()).not.toHaveAttribute('inert')
})

test('where all cards of a row fit nothing is left to press, and a card more is seen cut', async ({
  page,
}) => {
  await page.goto(wordsIn('lt').path('switch-to-us'))
  const cards = page.locator('.slides-cards > *')
  await expect(cards).toHaveCount(4)
  const next = page.getByRole('button', { name: wordsIn('lt').text('slider.next') })
  const seenOfLast = () =>
    cards.last().evaluate((card) => {
      const { left, right } = card.getBoundingClientRect()
      return Math.max(0, Math.min(innerWidth, right) - left) / (right - left)
    })
  for (const width of [1200, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    await expect(next).toBeHidden()
    expect(await seenOfLast(), `${width}`).toBe(1)
  }
  await page.setViewportSize({ width: 1024, height: 900 })
  await expect(next).toBeVisible()
  const seen = await seenOfLast()
  expect(seen).toBeGreaterThan(0.1)
  expect(seen).toBeLessThan(0.9)
})

test('the price list finds lines by words, without marks too, and says how many', async ({ page }) => {
  const say = wordsIn('lt')
  await page.goto(gallery)
  const search = page.locator('rate-search')
  const field = search.getByRole('searchbox', { name: say.text('rates.search') })
  await field.fill('nebeprisikiskia')
  await expect(search.getByRole('status')).toHaveText(say.text('rates.found', { count: 1 }))
  await expect(search.getByRole('row')).toHaveCount(2)
  await field.fill('autobusas')
  await expect(search.getByRole('status')).toHaveText(say.text('rates.noneFound'))
  await field.fill('')
  await expect(search.getByRole('row')).toHaveCount(3)
  await expect(search.getByRole('status')).toBeEmpty()
})

test('a plan’s button keeps the plan and goes to the order page', async ({ page, allow }) => {
  allow(/authorization-status|graphql|401/)
  await page.goto(gallery)
  const button = page
    .getByRole('article')
    .filter({ hasText: 'GB' })
    .getByRole('button', { name: wordsIn('lt').text('plan.order') })
    .first()
  const planId = await button.getAttribute('data-plan')
  await button.click()
  await page.waitForURL(guestLogsIn)
  expect(await page.evaluate(stored, 'selected-plan')).toMatchObject({ planId, submitted: false })
})

test('a link with the flag opens in a new tab', async ({ page }) => {
  await page.goto(gallery)
  const link = page.locator('.quick-link[target=_blank]')
  await expect(link).toHaveCount(1)
  await expect(link).toHaveAttribute('href', '/')
})

test('banners move by button, by dot and by arrow key, and what is out of view is out of reach', async ({
  page,
}) => {
  await page.goto(gallery)
  const slider = page.locator('site-slider:has([data-slide])').first()
  const dot = (index: number) => slider.locator(`[data-slide="${index}"]`)
  const last = (await slider.locator('[data-slide]').count()) - 1
  const next = slider.getByRole('button', { name: wordsIn('lt').text('slider.next') })
  await slider.scrollIntoViewIfNeeded()
  await next.click()
  await expect(slider.locator('.slides > *').nth(1)).not.toHaveAttribute('inert')
  await expect(slider.locator('.slides > *').first()).toHaveAttribute('inert')
  await dot(last).click()
  await expect(dot(last)).toHaveAttribute('aria-current', 'true')
  await next.click()
  await expect(dot(0)).toHaveAttribute('aria-current', 'true')
  await slider.locator('.slides').focus()
  await page.keyboard.press('ArrowRight')
  await expect(dot(1)).toHaveAttribute('aria-current', 'true')
})
