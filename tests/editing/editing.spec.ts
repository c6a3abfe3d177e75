import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Locator, test } from '@playwright/test'
import { port } from '../fixtures/addresses.ts'
import { startEditing } from './editing-server.ts'

// One server serves all tests of this file.
test.describe.configure({ mode: 'default' })

let editing: Awaited<ReturnType<typeof startEditing>>
test.beforeAll(async () => {
  test.setTimeout(240_000)
  editing = await startEditing(port + 50)
})
test.afterAll(() => editing.stop())

test('a changed price is on the page beside it, and taken back', async ({ page }) => {
  test.setTimeout(240_000)
  const file = () => readFile(join(editing.folder, 'space/entries/plan.yaml'), 'utf8')
  const before = await file()
  await page.goto(editing.address)
  await page.getByRole('searchbox', { name: 'Search' }).fill('plan-s')
  await page.getByRole('link', { name: 'Žemuogė', exact: true }).click()
  const price = page.getByRole('textbox', { name: 'Price', exact: true })
  const beside = page.frameLocator('#site').getByText('77,70').first()
  await price.fill('seventy')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('status')).toHaveText(/^Not saved/)
  expect(await file()).toBe(before)
  await price.fill('77,70')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(beside).toBeAttached({ timeout: 120_000 })
  await expect(page.getByRole('status')).toHaveText('Saved. The page shows it.')
  await page.getByRole('button', { name: 'Undo: Change plan “plan-s”' }).click()
  await expect(page.getByRole('status')).toHaveText('Taken back: Change plan “plan-s”. The page shows it.', {
    timeout: 120_000,
  })
  await expect(beside).not.toBeAttached()
  expect(await file()).toBe(before)
})

test('a picture and a PDF of one’s own are put into an answer in each language', async ({ page }) => {
  test.setTimeout(240_000)
  await page.goto(editing.address)
  await page.getByRole('searchbox', { name: 'Search' }).fill('Where the PUK is')
  await page.getByRole('link', { name: 'Where the PUK is', exact: true }).click()
  const answers = page.locator('textarea.markdown')
  await expect(answers).toHaveCount(3)
  await page.getByText('Put a picture into the text').click()
  const picture = page.locator('details[data-kind="picture"]')
  await picture.getByLabel('Picture file').setInputFiles({
    name: 'puk-card.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" width="9" height="9"><path d="M0 0h9v9z"/></svg>',
    ),
  })
  await picture.getByRole('button', { name: 'Add this picture' }).click()
  await expect(picture.getByRole('alert')).toHaveText(/^Say in Lithuanian/)
  await describe(picture)
  await picture.getByRole('button', { name: 'Add this picture' }).click()
  for (const answer of await answers.all()) await expect(answer).toHaveValue(/!\[\]\(embed:puk-card\)/)

  await page.getByText('Link to a PDF').click()
  const document = page.locator('details[data-kind="document"]')
  await document.getByLabel('PDF file').setInputFiles({
    name: 'puk-letter.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7'),
  })
  await describe(document)
  await document.getByRole('button', { name: 'Add this PDF' }).click()
  await expect(answers.nth(1)).toHaveValue(/\[The card\]\(asset:puk-letter\)/)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('status')).toHaveText('Saved. The page shows it.', { timeout: 120_000 })
  const beside = page.frameLocator('#site')
  // The answer is folded on the page.
  const includeHidden = true
  await expect(beside.getByRole('img', { name: 'Kortelė', exact: true, includeHidden })).toBeAttached()
  await expect(beside.getByRole('link', { name: /^Kortelė \(PDF, /, includeHidden })).toBeAttached()
})

test('a new page has its id, addresses and titles for search engines proposed by its title', async ({
  page,
}) => {
  await page.goto(editing.address)
  await page.getByRole('combobox', { name: 'Type' }).selectOption('genericLandingPage')
  await page.getByRole('button', { name: 'New of this type' }).click()
  const titles = page.getByRole('group', { name: 'Title (needed)', exact: true })
  const slugs = page.getByRole('group', { name: 'Slug' })
  await slugs.getByLabel('English').fill('garden')
  await titles.getByLabel('Lithuanian').fill('Uogų sodas')
  await titles.getByLabel('English').fill('The garden of berries')
  await titles.getByLabel('Russian').fill('Ягодный сад')
  await slugs.getByLabel('Russian').focus()
  await expect(slugs.getByLabel('Russian')).toHaveValue('jagodnyi-sad')
  await expect(slugs.getByLabel('Lithuanian')).toHaveValue('uogu-sodas')
  await expect(slugs.getByLabel('English')).toHaveValue('garden')
  await expect(page.getByRole('textbox', { name: 'Id' })).toHaveValue('the-garden-of-berries')
  const searchTitles = page.getByRole('group', { name: 'Title for search engines' })
  await expect(searchTitles.getByLabel('Russian')).toHaveValue('Ягодный сад — Uoga')
})

/** What a picture shows, or a PDF is called, in three languages. */
async function describe(chooser: Locator) {
  await chooser.getByLabel('Lithuanian').fill('Kortelė')
  await chooser.getByLabel('English').fill('The card')
  await chooser.getByLabel('Russian').fill('Карта')
}
