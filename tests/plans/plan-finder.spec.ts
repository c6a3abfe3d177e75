import type { Page } from '@playwright/test'
import { formatList } from '../../src/i18n/list.ts'
import { titleOf } from '../checkout/shopper.ts'
import { expectAccessible } from '../fixtures/accessible.ts'
import { languagesFor } from '../fixtures/matrix.ts'
import { expect, test } from '../fixtures/test.ts'
import { type Words, wordsIn } from '../fixtures/words.ts'

const finder = (page: Page) => page.locator('plan-finder')
const cards = (page: Page) => finder(page).getByRole('article')
const found = (page: Page) => page.locator('.plans-found')
const bar = (page: Page) => page.locator('.compare-bar')
const pathIn = (say: Words) => say.path('plansPageContent')
const titlesIn = (say: Words) => ['uoga-s', 'uoga-m', 'uoga-l', 'uoga-xl'].map((id) => titleOf(say, id))
const foundIn = (say: Words, count: number) => say.text('plans.found', { count })

for (const language of languagesFor('plans: filters'))
  test(`plans are filtered, counted and found again by their address (${language})`, async ({ page }) => {
    const say = wordsIn(language)
    const dataInLt = page.getByLabel(say.text('plans.dataInLt'))
    const shown = cards(page).filter({ visible: true })
    await page.setViewportSize({ width: 375, height: 812 })
    await page.goto(pathIn(say))
    await expect(cards(page)).toHaveCount(4)
    await page.getByText(say.text('plans.more'), { exact: true }).click()
    const amount = `60\u00a0${say.text('plan.unitGb')}`
    await dataInLt.selectOption({ label: say.text('plans.from', { amount }) })
    await expect(found(page)).toHaveText(foundIn(say, 2))
    await page.getByLabel(say.text('plans.price')).selectOption('790')
    await expect(found(page)).toHaveText(foundIn(say, 1))
    await expect(page).toHaveURL(/\?dataInLt=60&price=790$/)
    await page.reload()
    await expect(found(page)).toHaveText(foundIn(say, 1))
    await expect(dataInLt, 'what was asked is in sight').toBeVisible()
    await expect(dataInLt).toHaveValue('60')
    await expect(shown).toHaveCount(1)
    await page.getByRole('radio', { name: say.text('plans.kindCalls') }).check()
    await expect(found(page)).toHaveText(say.text('plans.noneFound'))
    await expect(page.locator('.plans-none').getByRole('link')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: say.text('plans.reset') }).click()
    await expect(shown).toHaveCount(4)
    await expect(page).toHaveURL(new RegExp(`${pathIn(say)}$`))
  })

for (const language of languagesFor('plans: the first price'))
  test(`the first plan’s price is in the first window (${language})`, async ({ page }) => {
    const say = wordsIn(language)
    for (const [width, height] of [
      [375, 812],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height })
      await page.goto(pathIn(say))
      await expect(cards(page).first().locator('.price')).toBeInViewport({ ratio: 1 })
    }
  })

for (const language of languagesFor('plans: one filled button'))
  test(`of the plans in sight one order button is filled, also where filters hide the one that was (${language})`, async ({
    page,
  }) => {
    const say = wordsIn(language)
    const filled = cards(page).locator('[data-order].button-primary').filter({ visible: true })
    await page.goto(pathIn(say))
    await expect(filled).toHaveCount(1)
    await expect(filled).toHaveAttribute('data-plan', 'uoga-l')
    await page.getByText(say.text('plans.more'), { exact: true }).click()
    await page.getByLabel(say.text('plans.price')).selectOption('690')
    await expect(cards(page).filter({ visible: true })).toHaveCount(2)
    await expect(filled).toHaveCount(1)
    await expect(filled).toHaveAttribute('data-plan', 'uoga-s')
    await page.getByRole('button', { name: say.text('plans.reset') }).click()
    await expect(filled).toHaveCount(1)
    await expect(filled).toHaveAttribute('data-plan', 'uoga-l')
  })

for (const language of languagesFor('plans: which one fits'))
  test(`two answers name the cheapest plan that has both, and lead to it by keyboard (${language})`, async ({
    page,
  }) => {
    const say = wordsIn(language)
    const title = titleOf(say, 'uoga-l')
    const picker = page.locator('.plan-picker')
    const answer = picker.getByRole('status')
    await page.setViewportSize({ width: 320, height: 700 })
    await page.goto(pathIn(say))
    await page.getByText(say.text('plans.fitTitle'), { exact: true }).click()
    await picker.getByLabel(say.text('plans.fitData')).selectOption('25')
    await expect(answer).toBeEmpty()
    await picker.getByLabel(say.text('plans.fitMinutes')).selectOption('unlimited')
    await expect(answer).toContainText(title)
    await expect(answer).toContainText('7,90')
    await expect(answer).toContainText(say.text('plans.unlimited'), { ignoreCase: true })
    await expectAccessible(page)
    await picker.getByRole('button', { name: say.text('plans.fitShow') }).press('Enter')
    await expect(page.getByRole('button', { name: `${say.text('plan.order')}: ${title}` })).toBeFocused()
  })

for (const language of languagesFor('plans: comparison'))
  test(`two plans are compared side by side, by keyboard alone (${language})`, async ({ page }) => {
    const say = wordsIn(language)
    const [, ...plans] = titlesIn(say).slice(0, 3)
    const compare = say.text('plans.compare')
    await page.setViewportSize({ width: 375, height: 812 })
    await page.goto(pathIn(say))
    for (const plan of plans) {
      await page.getByRole('checkbox', { name: `${compare}: ${plan}` }).focus()
      await page.keyboard.press('Space')
    }
    await expect(bar(page).getByRole('status')).toContainText(formatList(plans, language))
    const open = bar(page).getByRole('button', { name: compare })
    await open.press('Enter')
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('columnheader').filter({ visible: true })).toHaveText([/./, ...plans])
    await expect(dialog.getByRole('row').filter({ hasText: '25' })).toContainText('60')
    await expectAccessible(page)
    await page.setViewportSize({ width: 320, height: 640 })
    for (const plan of plans) {
      const order = dialog.getByRole('button', { name: `${say.text('plan.order')}: ${plan}` })
      await order.scrollIntoViewIfNeeded()
      await expect(order).toBeInViewport({ ratio: 0.9 })
      await expect(dialog.getByRole('columnheader', { name: plan })).toBeInViewport({ ratio: 0.9 })
    }
    const table = dialog.getByRole('region')
    expect(await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
    const rows = dialog.locator('tbody tr').filter({ visible: true })
    await expect(rows).toHaveCount(5)
    await dialog.getByRole('checkbox').press('Space')
    await expect(rows).toHaveCount(4)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(open).toBeFocused()
  })

for (const language of languagesFor('plans: at 320 px'))
  test(`at 320 px an address opens its comparison, which scrolls and fills the cart (${language})`, async ({
    page,
  }) => {
    const say = wordsIn(language)
    const [first = '', second = '', third = ''] = titlesIn(say)
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(`${pathIn(say)}?compare=uoga-l,no-such-plan,uoga-s,uoga-m&dataInLt=5`)
    const dialog = page.getByRole('dialog', { name: say.text('plans.comparison') })
    const columns = dialog.getByRole('columnheader').filter({ visible: true })
    await expect(columns).toHaveText([/./, first, second, third])
    const table = dialog.getByRole('region')
    const row = table.getByRole('rowheader').first()
    await expect(row).toBeInViewport({ ratio: 0.9 })
    await table.focus()
    await page.keyboard.press('End')
    await table.evaluate((element) => element.scrollTo({ left: element.scrollWidth }))
    await expect(table.getByRole('columnheader', { name: third })).toBeInViewport({ ratio: 0.9 })
    await expect(row).toBeInViewport({ ratio: 0.9 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)

    await dialog.getByRole('button', { name: `${say.text('plan.addToCart')}: ${third}` }).click()
    const added = `${say.text('plan.inCart')}: ${third}. `
    const cart = say.text('header.cartCounted', { count: 1 })
    await expect(dialog.getByRole('status')).toHaveText(added + cart)
    const opensCart = { name: added + say.text('plan.openCart') }
    await expect(dialog.getByRole('button', opensCart)).toBeVisible()
    await dialog.getByRole('button', { name: say.text('modal.close') }).click()
    await expect(page.getByRole('article').getByRole('button', opensCart)).toBeVisible()
  })

for (const language of languagesFor('plans: a fourth'))
  test(`a fourth plan is refused, and what is ticked can be unticked at once (${language})`, async ({
    page,
  }) => {
    const say = wordsIn(language)
    await page.goto(pathIn(say))
    const boxes = finder(page).getByRole('checkbox', { name: `${say.text('plans.compare')}: ` })
    for (const box of (await boxes.all()).slice(0, 3)) await box.check()
    const plans = formatList(titlesIn(say).slice(0, 3), language)
    const status = bar(page).getByRole('status')
    await expect(status).toHaveText(say.text('plans.compareChosen', { plans }))
    await boxes.nth(3).click()
    await expect(status).toHaveText(say.text('plans.compareTooMany'))
    await expect(boxes.nth(3)).not.toBeChecked()
    await bar(page)
      .getByRole('button', { name: say.text('plans.compareClear') })
      .click()
    await expect(finder(page).getByRole('checkbox', { checked: true })).toHaveCount(0)
    await expect(page).toHaveURL(new RegExp(`${pathIn(say)}$`))
    const open = bar(page).getByRole('button', { name: say.text('plans.compare') })
    await expect(open).toBeFocused()
    await expect(open).toHaveAttribute('aria-disabled', 'true')
  })

for (const language of languagesFor('plans: without script'))
  test(`without JavaScript every plan is there, and all of them side by side (${language})`, async ({
    newVisitor,
  }) => {
    const say = wordsIn(language)
    const page = await newVisitor({ javaScriptEnabled: false, viewport: { width: 375, height: 812 } })
    await page.goto(pathIn(say))
    await expect(cards(page)).toHaveCount(4)
    const prices = cards(page).locator('.price')
    await expect(prices).toHaveText(Array.from({ length: 4 }, () => /^\d+,\d{2}\sEUR$/))
    for (const price of await prices.all()) await expect(price).toBeVisible()
    await expect(page.getByText(say.pattern('plan.perPeriod')).first()).toBeVisible()
    await expect(page.getByRole('columnheader')).toHaveText([/./, ...titlesIn(say)])
    await expect(page.getByRole('search')).toHaveCount(0)
    await expect(finder(page).getByRole('checkbox')).toHaveCount(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
  })

for (const language of languagesFor('plans: steady'))
  test(`filtering moves nothing that is above the cards (${language})`, async ({ page }) => {
    const say = wordsIn(language)
    const place = () => page.locator('plan-finder > ul').evaluate((list) => list.getBoundingClientRect().top)
    const forData = page.getByRole('radio', { name: say.text('plans.kindData') })
    await page.goto(pathIn(say))
    await forData.scrollIntoViewIfNeeded()
    const before = await place()
    await forData.check()
    await expect(found(page)).toHaveText(foundIn(say, 1))
    expect(await place()).toBe(before)
  })
