import { expectAccessible } from '../fixtures/accessible.ts'
import { languagesFor } from '../fixtures/matrix.ts'
import { sandbox } from '../fixtures/sandbox.ts'
import { cards, expect, test } from './buyer.ts'

for (const language of languagesFor('my orders'))
  test(`an eSIM that a customer pays for is among their orders, with its receipt, and is installed from there (${language})`, async ({
    page,
    buyer,
  }) => {
    const ona = await buyer({ language, signedIn: true })
    const { say } = ona
    await page.setViewportSize({ width: 375, height: 812 })
    // As after a log-in: the browser knows that someone is signed in.
    await page.goto(say.path('dashboard'))
    await expect(page.getByRole('link', { name: say.text('orders.title') })).toBeVisible()
    await ona.open('esim')
    await ona.choice('cardOrder.eid').check()
    await ona.goOn()
    await page.getByRole('radio', { name: /6,90/ }).check()
    await ona.fillIn()
    await ona.pay()
    await ona.payWith(cards.paid)
    await page.getByRole('link', { name: say.text('orders.title') }).click()

    const orders = page.getByRole('list').filter({ has: page.locator('.reference') })
    await expect(orders.getByRole('listitem')).toHaveCount(1)
    await expect(orders.getByRole('heading', { name: say.text('orders.ESIM') })).toBeVisible()
    await expect(orders.getByText(say.text('orders.PREPARING'), { exact: true })).toBeVisible()
    await expectAccessible(page)
    const receiptButton = ona.button(new RegExp(`^${say.text('history.receipt')}: `))
    await receiptButton.press('Enter')
    const receipt = page.getByRole('dialog', { name: say.text('orders.receiptTitle') })
    await expect(receipt.getByText(/^6,90.EUR$/)).toHaveCount(2)
    await expect(receipt.getByText(/••••\s4242/)).toBeVisible()
    await expectAccessible(page)
    await page.emulateMedia({ media: 'print' })
    await expect(orders).toBeHidden()
    await expect(receipt.getByText(/^UK-\d{8}$/)).toBeVisible()
    await page.emulateMedia({ media: null })
    await page.keyboard.press('Escape')
    await expect(receiptButton).toBeFocused()

    const reference = (await orders.locator('.reference').textContent()) ?? ''
    await sandbox.hurry(reference)
    await page.reload()
    await expect(orders.getByText(say.text('orders.READY'), { exact: true })).toBeVisible()
    await orders.getByRole('link', { name: new RegExp(`^${say.text('orders.install')}`) }).press('Enter')
    await expect(page.getByRole('img', { name: say.text('esim.qr') })).toBeVisible()
    expect(page.url()).not.toContain('orderReference')
  })

for (const language of languagesFor('my orders: none'))
  test(`without orders there is a way to one, from the overview by keyboard (${language})`, async ({
    page,
    buyer,
  }) => {
    const ona = await buyer({ language, signedIn: true })
    const { say } = ona
    await page.goto(say.path('dashboard'))
    await page.getByRole('link', { name: say.text('orders.title') }).press('Enter')
    await expect(page.getByRole('heading', { name: say.text('orders.emptyTitle') })).toBeVisible()
    await expectAccessible(page)
    const plans = page.getByRole('main').getByRole('link', { name: say.text('account.orderPlan') })
    await plans.press('Enter')
    await page.waitForURL(say.path('plansPageContent'))
  })
