import type { Page } from '@playwright/test'
import { holdBack } from '../fixtures/hold-back.ts'
import { expect, type Payer, test } from './payer.ts'

const island = /\/_astro\/TopUp\.island/

/** Types a number and presses before the form's script has come. */
async function pressEarly({ page, say, number, button }: Payer) {
  await page.goto(say.path, { waitUntil: 'commit' })
  await page.getByLabel(say.phone).fill(number)
  await page.getByRole('radio', { name: '20,00 EUR' }).check()
  await button(say.next).click()
  await expect(form(page)).toHaveAttribute('aria-busy', 'true')
}

const form = (page: Page) => page.locator('main form')

/** Counts what is asked of the operator on the way to paying. */
function countCalls(page: Page) {
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && /\/api\/v1\/.*(validate|payment)/.test(request.url()))
      calls.push(new URL(request.url()).pathname)
  })
  return calls
}

test('pressed before script is there: busy at once, and the next step when script comes, asked for once', async ({
  payerIn,
}) => {
  const payer = await payerIn('lt')
  const calls = countCalls(payer.page)
  const release = await holdBack(payer.page, island)
  await pressEarly(payer)
  const spinner = await payer
    .button(payer.say.next)
    .evaluate((button) => getComputedStyle(button, '::before').animationName)
  expect(spinner).toBe('turn')
  await payer.button(payer.say.next).click()
  await payer.page.keyboard.press('Enter')
  release()
  await expect(payer.page.getByRole('heading', { name: payer.say.confirm })).toBeFocused()
  await expect(payer.page.getByText('20,00 EUR', { exact: true })).toBeVisible()
  expect(calls).toHaveLength(1)
  expect((await payer.record()).payments).toEqual([])
})

test('a page that is loaded anew presses nothing by itself', async ({ payerIn }) => {
  const payer = await payerIn('lt')
  const calls = countCalls(payer.page)
  const release = await holdBack(payer.page, island)
  await pressEarly(payer)
  await payer.page.reload({ waitUntil: 'commit' })
  release()
  await expect(form(payer.page)).toHaveAttribute('novalidate')
  await expect(payer.button(payer.say.next)).toBeEnabled()
  expect(calls).toEqual([])
})

test('where the script never comes, the button is not busy for ever', async ({ payerIn, allow }) => {
  allow(/failed request|Failed to load resource|\[astro-island\] Error hydrating/)
  const payer = await payerIn('lt')
  const release = await holdBack(payer.page, island, (route) => route.abort())
  await pressEarly(payer)
  release()
  await expect(payer.page.getByRole('alert').first()).toBeVisible()
  await expect(form(payer.page)).not.toHaveAttribute('aria-busy')
})
