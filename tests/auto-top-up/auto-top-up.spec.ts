import { expectAccessible } from '../fixtures/accessible.ts'
import { languagesFor } from '../fixtures/matrix.ts'
import { guestLogsIn } from '../fixtures/person.ts'
import { wordsIn } from '../fixtures/words.ts'
import { type Customer, cards, expect, test } from './customer.ts'

for (const language of languagesFor('auto top-up: saved card'))
  test(`with a saved card: set up once, told before, charged each time, nothing today (${language})`, async ({
    customer: customerOf,
  }) => {
    const customer = await customerOf({ language, situations: ['saved card'] })
    const { page, say, mandate } = customer
    const setUp = customer.button(say.text('autoTopUp.setUp'))
    await customer.open('auto-top-up')
    await customer.day.fill('31')
    await expect(page.getByText(say.pattern('autoTopUp.first'))).toBeVisible()
    await expect(page.getByText(say.text('autoTopUp.lastDay')).first()).toBeVisible()
    await expectAccessible(page)
    await customer.continueButton.click()
    await expect(customer.confirmation).toBeFocused()
    await page.reload()
    await expect(customer.confirmation).toBeFocused()

    await setUp.click()
    await expect(mandate).toBeFocused()
    await expect(mandate).toHaveAccessibleName(/\b31\b/)
    await expect(mandate).toHaveAccessibleName(/10,00\sEUR/)
    await expect(page.getByText(say.text('autoTopUp.mandateMissing'))).toBeVisible()
    expect(await customer.autoTopUps()).toEqual([])

    await mandate.check()
    await setUp.dblclick()
    await expect(customer.success).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`${say.path('auto-top-up-success')}\\?recurringPaymentId=`))
    await expect(page.getByText(say.text('autoTopUp.next'), { exact: true })).toBeVisible()
    await expectAccessible(page)
    expect(await customer.autoTopUps()).toMatchObject([{ amountInCents: 1000, dayOfMonth: 31 }])
    expect((await customer.record()).booked).toEqual([])

    await customer.charge()
    await customer.charge()
    const { booked, texts } = await customer.record()
    expect(booked).toEqual([1000, 1000])
    expect(texts).toContainEqual(expect.stringContaining(customer.textOf('soon')))
    await customer.open('auto-top-up-success')
    await expect(customer.heading(say.text('autoTopUp.nothingTitle'))).toBeVisible()
    await expect(customer.success).toHaveCount(0)
  })

/** The sums of purchases that the page has told the site's figures since it was loaded. */
const purchasesToldBy = ({ page }: Customer) =>
  page.evaluate(() =>
    (window.dataLayer ?? [])
      .map((event) => JSON.stringify(event))
      .filter((event) => event.includes('"event":"purchase"')),
  )

for (const language of languagesFor('auto top-up: new card'))
  test(`with a new card: refused, it leads back to what was typed; paid, it is charged today and monthly (${language})`, async ({
    customer: customerOf,
  }) => {
    const customer = await customerOf({ language })
    const { page, say } = customer
    const begin = async () => {
      await customer.continueButton.click()
      await customer.mandate.check()
      await customer.button(say.text('autoTopUp.payAndSetUp', { sum: '7,50 EUR' })).click()
    }
    await customer.open('auto-top-up')
    await customer.day.fill('5')
    await page.getByRole('radio', { name: say.text('topUp.otherSum') }).check()
    await customer.ownSum.fill('7,50')
    await begin()
    await customer.payByCard(cards.insufficientFunds)
    await expect(customer.heading(say.entry('top-up-failure', 'title'))).toBeVisible()
    await expect(page.getByText(say.text('topUpResult.moneyNotTaken'))).toBeVisible()
    expect(await customer.autoTopUps()).toEqual([])

    // ReLoaded, the page still knows of what the payment was the first.
    await page.reload()
    await page.getByRole('link', { name: say.text('topUpResult.tryAgain') }).click()
    await expect(customer.ownSum).toHaveValue('7,50')
    await expect(customer.day).toHaveValue('5')
    await begin()
    await customer.payByCard(cards.paid)
    await expect(customer.success).toBeVisible()
    const papers = page.locator('.result-papers > summary')
    await papers.click()
    await expect(page.getByText(say.text('autoTopUp.toppedUpNow'))).toBeVisible()
    await expect(page.getByText('1,30 EUR')).toBeVisible()
    await expect
      .poll(() => purchasesToldBy(customer))
      .toEqual([expect.stringMatching(/"value":7\.5.*"item_category":"refill"/)])
    await page.reload()
    await papers.click()
    await expect(page.getByText(say.text('autoTopUp.toppedUpNow'))).toBeVisible()
    expect(await purchasesToldBy(customer)).toEqual([])
    expect((await customer.record()).booked).toEqual([750])
    expect(await customer.autoTopUps()).toMatchObject([{ amountInCents: 750, dayOfMonth: 5, isPaused: 0 }])
  })

for (const language of languagesFor('auto top-up: settings'))
  test(`in settings: an expired card is shown; another takes its place in one step; then it is deleted (${language})`, async ({
    customer: customerOf,
  }) => {
    const situations = ['auto top-up with an expired card', 'saved card']
    const customer = await customerOf({ language, situations })
    const { page, say } = customer
    const visa = (digits: string) =>
      page.getByRole('radio', { name: say.text('card.ending', { card: 'Visa', digits }) })
    const good = visa('4242')
    await customer.openPayments()
    await expect(page.getByText(say.text('settings.cardExpired'))).toBeVisible()
    await expectAccessible(page)
    const [before] = await customer.autoTopUps()
    await page.getByRole('link', { name: `${say.text('settings.changeRecurring')}: 10,00` }).click()
    await expect(page.getByText(say.text('autoTopUp.changing'))).toBeVisible()
    await expect(good).toBeChecked()
    await visa('0069').check()
    await customer.continueButton.click()
    await expect(page.getByRole('alert')).toContainText(say.text('autoTopUp.cardNotUsable'))
    await good.check()
    await page.getByRole('radio', { name: '20,00 EUR' }).check()
    await customer.continueButton.click()
    await customer.mandate.check()
    await customer.button(say.text('autoTopUp.replace')).click()
    await expect(customer.success).toBeVisible()
    const after = await customer.autoTopUps()
    expect(after).toMatchObject([{ amountInCents: 2000, dayOfMonth: 31 }])
    expect(after[0]?.recurringPaymentId).not.toBe(before?.recurringPaymentId)

    await customer.openPayments()
    // One alone needs no choice.
    const autoTopUps = page.getByRole('region', { name: say.text('settings.recurring') })
    await expect(autoTopUps.getByRole('checkbox')).toHaveCount(0)
    await autoTopUps.getByRole('button', { name: say.text('settings.delete') }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say.text('settings.delete') })
      .click()
    await expect(page.getByText(say.text('settings.noRecurring'))).toBeVisible()
    expect(await customer.autoTopUps()).toEqual([])
    await page.goto(`${say.path('auto-top-up')}?recurringPaymentId=${before?.recurringPaymentId}`)
    await expect(page.getByRole('heading', { name: say.text('autoTopUp.goneTitle') })).toBeVisible()
  })

for (const language of languagesFor('auto top-up: refused'))
  test(`a charge that fails is shown in settings and by text; paused, nothing is charged (${language})`, async ({
    customer: customerOf,
  }) => {
    const customer = await customerOf({ language, situations: ['auto top-up that will be refused'] })
    const { page, say } = customer
    await customer.charge()
    await customer.openPayments()
    await expect(page.getByText(say.text('settings.INSUFFICIENT_FUNDS'))).toBeVisible()
    const { texts, booked } = await customer.record()
    expect(texts).toContainEqual(expect.stringContaining(customer.textOf('failed')))
    expect(booked).toEqual([])
    await customer.button(new RegExp(`^${say.text('settings.pause')}: 10,00`)).click()
    await expect(page.getByText(say.text('settings.paused'), { exact: true })).toBeVisible()
    await customer.charge()
    expect((await customer.record()).texts).toEqual(texts)
  })

for (const language of languagesFor('auto top-up: guest'))
  test(`a guest logs in first (${language})`, async ({ page }) => {
    await page.goto(wordsIn(language).path('auto-top-up'))
    await expect(page).toHaveURL(guestLogsIn)
    const url = new URL(page.url())
    expect(url.pathname).toBe(wordsIn(language).path('log-in'))
    expect(url.searchParams.get('redirectUrl')).toBe(wordsIn(language).path('auto-top-up'))
  })

for (const language of languagesFor('auto top-up: keyboard'))
  test(`by keyboard alone, at 320 px, it is set up (${language})`, async ({ customer: customerOf }) => {
    const customer = await customerOf({ language, situations: ['saved card'] })
    const { page, day } = customer
    const { keyboard } = page
    const width = () => page.evaluate(() => document.documentElement.scrollWidth)
    await page.setViewportSize({ width: 320, height: 640 })
    await customer.open('auto-top-up')
    await expect(day).toBeVisible()
    expect(await width()).toBe(320)
    await day.focus()
    await keyboard.press('ControlOrMeta+A')
    await keyboard.type('31')
    await expect(day).toHaveValue('31')
    await keyboard.press('Tab')
    await expect(page.getByRole('radio', { name: /Visa/ })).toBeFocused()
    await keyboard.press('Enter')
    await expect(customer.confirmation).toBeFocused()
    await keyboard.press('Tab')
    await keyboard.press('Space')
    await keyboard.press('Tab')
    await keyboard.press('Enter')
    await expect(customer.success).toBeVisible()
    expect(await width()).toBe(320)
  })
