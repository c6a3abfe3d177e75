import { expect } from '@playwright/test'
import { expectAccessible } from '../fixtures/accessible.ts'
import { sandbox } from '../fixtures/sandbox.ts'
import { test } from './customer.ts'

test('roaming: what the operator refuses goes back, with a reference; then it is switched and stays', async ({
  signedInAs,
  allow,
}) => {
  allow(/v1\/graphql/)
  const { page, visitor } = await signedInAs('616 16161')
  await page.goto('/en/mano/settings#sim')
  const roaming = page.getByRole('switch', { name: 'Roaming' })
  await expect(roaming).toBeVisible()
  const before = await roaming.getAttribute('aria-checked')
  const after = before === 'true' ? 'false' : 'true'
  await sandbox.fault({ path: '/api/v1/graphql', visitor, kind: 'status', status: 500 })
  await roaming.click()
  const section = page.getByRole('region', { name: 'Roaming' })
  await expect(section.getByRole('alert')).toContainText(/\w{12}/)
  await expect(roaming).toHaveAttribute('aria-checked', String(before))
  await expectAccessible(page)
  await sandbox.clearFaults(visitor)
  await roaming.press('Space')
  await expect(page.getByText(after === 'true' ? 'Roaming is on' : 'Roaming is off')).toBeVisible()
  await page.reload()
  await expect(roaming).toHaveAttribute('aria-checked', after)
})

test('a number is linked by the code of its text: a wrong one counts, a reload sends no second text; then it is unlinked', async ({
  signedInAs,
}) => {
  const { page } = await signedInAs('622 22222')
  const number = '+37069000003'
  const written = '+370 690 00003'
  const textsBefore = (await sandbox.recordOf(number)).texts.length
  await page.goto('/mano/nustatymai#numbers')
  const send = async () => {
    await page.getByLabel('Telefono numeris').fill(number)
    await page.getByRole('button', { name: 'Siųsti kodą' }).click()
  }
  await send()
  const code = page.getByLabel('Patvirtinimo kodas')
  await expect(code).toBeFocused()
  await expect(page.locator('#countdown-id')).toContainText(/0:\d\d/)
  await page.reload()
  await send()
  await expect(code).toBeFocused()
  const { texts } = await sandbox.recordOf(number)
  expect(texts).toHaveLength(textsBefore + 1)
  const right = texts[0]?.match(/\d{6}/)?.[0] ?? ''
  await code.fill(right === '000000' ? '111111' : '000000')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: 'Neteisingas kodas. Liko bandymų: 2' })).toBeVisible()
  await expectAccessible(page)
  await code.fill(`Uoga: ${right}`)
  await expect(code).toHaveValue(right)
  await page.keyboard.press('Enter')
  await expect(page.getByText(`Numeris ${written} susietas`)).toBeVisible()
  await page.getByRole('button', { name: `Atsieti numerį: ${written}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Atsieti numerį' }).click()
  await expect(page.getByText(`Numeris ${written} atsietas.`)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Mano numeriai' })).toBeFocused()
})

test('before a card is deleted, the auto top-ups that end with it are named, and it may be kept', async ({
  signedInAs,
}) => {
  const { page } = await signedInAs('677 77777')
  await page.goto('/mano/nustatymai#payments')
  await expect(page.getByText(/Nebegalioja nuo/)).toBeVisible()
  await page.getByRole('button', { name: 'Ištrinti: Mastercard **** 0069' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('5,00 EUR, +370 677 77777')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Palikti kaip yra' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('checkbox', { name: /^5,00 EUR/ })).toBeVisible()
})

test('codes are shown to a proven identity only, and go when the page is left', async ({ signedInAs }) => {
  const { page } = await signedInAs('612 34567')
  await page.goto('/mano/nustatymai#sim')
  await page.getByRole('button', { name: 'Rodyti kodus' }).click()
  await expect(page.getByRole('link', { name: 'Patvirtinti tapatybę' })).toHaveAttribute(
    'href',
    /strong=1.*nustatymai%23sim/,
  )
  await signedInAs('612 34567', { strong: true })
  await page.reload()
  await page.getByRole('button', { name: 'Rodyti kodus' }).click()
  await expect(page.getByText(/^\d{8}$/)).toBeVisible()
  await page.getByRole('button', { name: 'Rodyti eSIM' }).click()
  await expect(page.getByRole('img', { name: /QR/ })).toBeVisible()
  await expect(page.getByText('smdp.uoga.example')).toBeVisible()
  await page.getByRole('tab', { name: 'Sutikimai' }).click()
  await page.getByRole('tab', { name: 'SIM kortelė' }).click()
  await expect(page.getByRole('button', { name: 'Rodyti kodus' })).toBeVisible()
  await expect(page.getByText(/^\d{8}$/)).toHaveCount(0)
})

test('a number of another account is moved once the identity is proven in a window of its own; what was begun here goes on', async ({
  signedInAs,
  context,
}) => {
  const own = await sandbox.newNumber()
  const { page } = await signedInAs(own)
  await page.goto('/mano/nustatymai#numbers')
  await page.getByLabel('Telefono numeris').fill(await sandbox.newNumber())
  await page.getByRole('button', { name: 'Siųsti kodą' }).click()
  const move = page.getByRole('button', { name: 'Perkelti pas mane' })
  await move.click()
  const prove = page.getByRole('link', { name: 'Patvirtinti tapatybę' })
  await expect(prove).toHaveAttribute('target', '_blank')
  await expectAccessible(page)
  const logIn = await prove.getAttribute('href')
  await signedInAs(own, { strong: true })
  const other = await context.newPage()
  await other.goto(`${logIn}&returned=1`)
  await other.waitForURL('/mano/nustatymai#numbers')
  await move.click()
  await expect(page.getByLabel('Patvirtinimo kodas')).toBeVisible()
})
