import { languagesFor } from '../fixtures/matrix.ts'
import { expect, test } from './payer.ts'

for (const language of languagesFor('top-up: link'))
  test(`a link brings number and sum, checked, and neither stays in the address (${language})`, async ({
    payer: payerOf,
  }) => {
    const payer = await payerOf({ language })
    const { page, say, number } = payer
    const path = say.path('top-up')
    await page.goto(`${path}?phoneNumber=${number.slice(4)}&sum=12.5&utm_source=friend`)
    await expect(page).toHaveURL(`${path}?utm_source=friend`)
    await expect(payer.phone).toHaveValue(/^\+370 6\d\d \d{5}$/)
    await expect(payer.ownSum).toHaveValue('12,5')
    await payer.next()
    await expect(payer.button(say.text('topUp.pay', { sum: '12,50 EUR' }))).toBeVisible()
    await page.goto(`${path}?phoneNumber=javascript:alert(1)&sum=-5`)
    await expect(page).toHaveURL(path)
    await expect(payer.phone).toHaveValue(/^\+370 6/)
  })
