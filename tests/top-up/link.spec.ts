import { expect, test } from './payer.ts'

test('a link brings number and sum, checked, and neither stays in the address or the history', async ({
  payerIn,
}) => {
  const payer = await payerIn('en')
  const { page, say } = payer
  await page.goto(`${say.path}?phoneNumber=${payer.number.slice(4)}&sum=12.5&utm_source=friend`)
  await expect(page).toHaveURL(`${say.path}?utm_source=friend`)
  await expect(page.getByLabel(say.phone)).toHaveValue(/^\+370 6\d\d \d{5}$/)
  await expect(page.getByLabel(say.ownSum)).toHaveValue('12,5')
  await payer.next()
  await expect(payer.button('Top up 12,50 EUR')).toBeVisible()
  await page.goto(`${say.path}?phoneNumber=javascript:alert(1)&sum=-5`)
  await expect(page).toHaveURL(say.path)
  await expect(page.getByLabel(say.phone)).toHaveValue(/^\+370 6/)
})

test('a paid top-up is told to the site’s figures once, as a refill, and nothing of whose it is', async ({
  payerIn,
}) => {
  const payer = await payerIn('lt')
  const { page, say } = payer
  const told = () => page.evaluate(() => (window.dataLayer ?? []).filter((event) => 'event' in Object(event)))
  await payer.review()
  await payer.pay()
  await payer.giveCard('4242 4242 4242 4242')
  await payer.arrive()
  await expect.poll(told).toEqual([
    {
      event: 'purchase',
      ecommerce: {
        currency: 'EUR',
        value: 10,
        transaction_id: expect.stringMatching(/^T\d{13}$/),
        coupon: 'uoga-web',
        items: [expect.objectContaining({ item_id: 'refill', item_category: 'refill', price: 10 })],
      },
    },
  ])
  await page.reload()
  await expect(payer.heading(say.success)).toBeVisible()
  expect(await told()).toEqual([])
})
