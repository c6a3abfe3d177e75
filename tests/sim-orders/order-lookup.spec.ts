import { expectAccessible } from '../fixtures/accessible.ts'
import { languagesFor } from '../fixtures/matrix.ts'
import { expect, test } from './buyer.ts'

/** Alone proves that an order is found in a browser that has never seen it. */
for (const language of languagesFor('order lookup'))
  test(`a guest finds their eSIM by its reference and the code of a text (${language})`, async ({
    page,
    buyer,
  }) => {
    const ona = await buyer({ language })
    const { say } = ona
    await ona.open('esim')
    await ona.orderFreeEsim()
    const reference = (await page.locator('.reference').textContent()) ?? ''
    await ona.hurryOrder()
    // Another browser: nothing of the order is here.
    await page.evaluate(() => {
      sessionStorage.clear()
      localStorage.clear()
    })
    await page.context().clearCookies()
    await page.setViewportSize({ width: 375, height: 812 })
    await page.goto(say.path('esim-order'))
    await page.getByRole('link', { name: say.text('orderLookup.link') }).click()
    await page.waitForURL(say.path('order-lookup'))
    await expect(page.locator('main astro-island[ssr]')).toHaveCount(0)
    await ona.button(say.text('leave.sendCode')).click()
    const summary = page.getByRole('alert')
    await expect(summary).toBeFocused()
    await expect(summary.getByRole('link')).toHaveCount(2)
    await expectAccessible(page)

    await ona.field('cardOrder.reference').fill(` ${reference.toLowerCase()}`)
    await ona.field('cardOrder.phone').fill(ona.number)
    await ona.button(say.text('leave.sendCode')).click()
    const code = ona.field('link.code')
    await expect(code).toBeFocused()
    await expectAccessible(page)
    // Back leads to the numbers, and the same ones to the code that is on its way.
    await page.goBack()
    await expect(ona.field('cardOrder.phone')).not.toHaveValue('')
    await ona.button(say.text('leave.sendCode')).click()
    await expect(code).toBeFocused()
    const right = (await ona.record()).texts[0]?.slice(0, 6) ?? ''
    await code.fill(right === '000000' ? '111111' : '000000')
    await ona.button(say.text('orderLookup.show')).click()
    await expect(summary).toContainText(say.text('link.INVALID_VERIFICATION_CODE', { n: 2 }))
    await code.fill(right)
    await ona.button(say.text('orderLookup.show')).click()
    await expect(ona.title('orderLookup.found')).toBeFocused()
    await expect(page.getByText(say.text('orders.READY'), { exact: true })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: new RegExp(`^${say.text('orders.install')}`) }).click()
    // The code proves the contact number, not the buyer: the eSIM itself wants an identity.
    await expect(ona.heading(say.text('cardOrder.otherBrowser'))).toBeVisible()
    expect(page.url()).not.toContain('orderReference')
  })
