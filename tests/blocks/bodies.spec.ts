import type { Page } from '@playwright/test'
import { bodyWords, hasSampleBody } from '../../src/gallery/sample-body.ts'
import { builtContent, htmlOf } from '../public-pages/built-site.ts'
import { cards, expect, test } from '../top-up/payer.ts'

const bodyOf = (id: string) => `/gallery/bodies/${id}`

const seen = (page: Page) => ({
  text: page.getByText(bodyWords.text),
  button: page.getByRole('link', { name: bodyWords.button }),
  block: page.getByRole('heading', { name: bodyWords.block }),
  image: page.getByRole('img', { name: bodyWords.image }),
})

/** Begins with what is on: a picture would push that off a phone's first screen. */
const withoutPicture = 'auto-top-up'

test('text, picture, buttons and blocks that an editor enters are on every page that has them', () => {
  const pages = builtContent('lt').filter(hasSampleBody)
  expect(pages.length).toBeGreaterThan(30)
  const missing = pages.flatMap(({ id, type }) => {
    const html = htmlOf(bodyOf(id))
    return Object.values(bodyWords).flatMap((words) =>
      html.includes(words) || (id === withoutPicture && words === bodyWords.image)
        ? []
        : `${type} ${id}: ${words}`,
    )
  })
  expect(missing).toEqual([])
})

test('a customer sees them on account pages', async ({ payer: payerOf }) => {
  const { page } = await payerOf({ signedIn: true, situations: ['plan active'] })
  for (const id of ['dashboard', 'checkout', 'profile-settings']) {
    await page.goto(bodyOf(id))
    const { image, ...others } = seen(page)
    for (const part of Object.values(others)) await expect(part.first(), id).toBeVisible()
    // With a plan the overview begins with what is left.
    if (id === 'dashboard') await expect(image).toHaveCount(0)
    else await expect(image.first(), id).toBeVisible()
  }
})

test('the overview of a customer without a plan begins with the picture', async ({ payer: payerOf }) => {
  const { page } = await payerOf({ signedIn: true })
  await page.goto(bodyOf('dashboard'))
  await expect(seen(page).image).toBeVisible()
})

test('they are on a result page once the operator has said how it went, and not before', async ({
  payer: payerOf,
}) => {
  const payer = await payerOf()
  const { page } = payer
  await page.goto(bodyOf('top-up-success'))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (const part of Object.values(seen(page))) await expect(part.first()).toBeHidden()
  await payer.review()
  await payer.pay()
  await payer.giveCard(cards.paid)
  await payer.hurryPayments()
  await expect(payer.success).toBeVisible()
  const [payment] = (await payer.record()).payments
  await page.goto(`${bodyOf('top-up-success')}#paymentReference=${payment?.paymentReference}`)
  for (const part of Object.values(seen(page))) await expect(part.first()).toBeVisible()
})
