import { holdBack } from '../fixtures/hold-back.ts'
import { languagesFor } from '../fixtures/matrix.ts'
import { expect, test } from './payer.ts'

const island = /\/_astro\/TopUp\.island/

for (const language of languagesFor('top-up: early press'))
  test(`pressed before script is there: busy at once, and the next step when it comes, asked for once (${language})`, async ({
    payer: payerOf,
  }) => {
    const payer = await payerOf({ language })
    const { page } = payer
    const calls: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST' && /\/api\/v1\/.*(validate|payment)/.test(request.url()))
        calls.push(new URL(request.url()).pathname)
    })
    const release = await holdBack(page, island)
    await page.goto(payer.say.path('top-up'), { waitUntil: 'commit' })
    await payer.phone.fill(payer.number)
    await page.getByRole('radio', { name: '20,00 EUR' }).check()
    await payer.continueButton.click()
    await expect(page.locator('main form')).toHaveAttribute('aria-busy', 'true')
    const spinner = await payer.continueButton.evaluate(
      (button) => getComputedStyle(button, '::before').animationName,
    )
    expect(spinner).toBe('turn')
    await payer.continueButton.click()
    await page.keyboard.press('Enter')
    release()
    await expect(payer.confirmation).toBeFocused()
    await expect(page.getByText('20,00 EUR', { exact: true })).toBeVisible()
    expect(calls).toHaveLength(1)
    expect((await payer.record()).payments).toEqual([])
  })
