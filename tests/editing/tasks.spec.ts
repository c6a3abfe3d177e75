import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { port } from '../fixtures/addresses.ts'
import { startEditing } from './editing-server.ts'
import { Hand } from './hand.ts'

// One server serves all tests of this file.
test.describe.configure({ mode: 'default' })

let editing: Awaited<ReturnType<typeof startEditing>>
test.beforeAll(async () => {
  test.setTimeout(240_000)
  editing = await startEditing(port + 60)
})
test.afterAll(() => editing.stop())

test.use({ actionTimeout: 30_000 })

const languages = ['Lithuanian', 'English', 'Russian']

/** The editing page, as docs/editors.md says to use it. */
async function opened(page: Page) {
  test.setTimeout(240_000)
  await page.goto(editing.address)
  const hand = new Hand()
  const group = (name: string) => page.getByRole('group', { name, exact: true })
  const find = async (words: string, title: string) => {
    await hand.fill(page.getByRole('searchbox', { name: 'Search' }), words)
    await hand.press(page.locator('#list').getByRole('link', { name: title, exact: true }).first())
    await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible()
  }
  const startLike = async () => {
    await hand.press(page.getByRole('button', { name: 'New one like this' }))
    await expect(page.getByRole('heading', { level: 2, name: /^New: / })).toBeVisible()
  }
  const write = async (field: string, texts: readonly string[]) => {
    for (const [index, language] of languages.entries())
      await hand.write(group(field).getByLabel(language), texts[index] ?? '')
  }
  const save = async () => {
    // What an earlier save said is no answer to this one.
    await page.evaluate(() => document.querySelector('#state')?.replaceChildren())
    await hand.press(page.getByRole('button', { name: 'Save', exact: true }))
    await expect(page.getByRole('status')).toHaveText(/^Saved/, { timeout: 60_000 })
  }
  return { hand, group, find, startLike, write, save }
}

/** A step more is seen here. Why: docs/decisions/0137-what-five-tasks-cost.md */
const expectCost = (hand: Hand, cost: { presses: number; keys: number; typed: number }) => {
  expect({ presses: hand.presses, keys: hand.keys, typed: hand.typed }).toEqual(cost)
  expect(hand.seconds.tool).toBeLessThan(300)
}

test('a price is changed', async ({ page }) => {
  const { hand, find, save } = await opened(page)
  await find('plan žemuogė', 'Žemuogė')
  await hand.write(page.getByRole('textbox', { name: 'Price', exact: true }), '77,70')
  await save()
  expectCost(hand, { presses: 4, keys: 12, typed: 5 })
})

test('a question is added', async ({ page }) => {
  const { hand, group, find, startLike, write, save } = await opened(page)
  await find('puk', 'Where the PUK is')
  await startLike()
  await write('Question (needed)', ['Pamiršau PIN', 'I forgot my PIN', 'Не помню PIN-код'])
  await write('Answer (needed)', [
    'Įvesk PUK kodą – jis ant kortelės. Tada pasirink naują PIN.',
    'Enter the PUK, which is on the card. Then choose a new PIN.',
    'Введите PUK-код — он на карте. Затем выберите новый PIN-код.',
  ])
  await hand.press(group('Put it after “Where the PUK is” in').getByLabel(/Help: /))
  await save()
  expectCost(hand, { presses: 11, keys: 3, typed: 221 })
})

test('a landing page is written in three languages, and is in the footer', async ({ page }) => {
  const { hand, group, find, startLike, write, save } = await opened(page)
  await hand.choose(page.getByRole('combobox', { name: 'Type' }), 'genericLandingPage')
  await hand.press(page.getByRole('button', { name: 'New of this type' }))
  await write('Title (needed)', ['Uogų sodas', 'The garden of berries', 'Ягодный сад'])
  await write('Text', [
    'Ateik į uogų sodą: rugpjūtį dalijame uogas ir korteles.\n\n## Kada\n\nKasdien nuo 10 iki 18 val. prie Katedros. Ateiti gali visi.',
    'Come to the garden of berries: in August we hand out berries and cards.\n\n## When\n\nDaily from 10 to 18, at the Cathedral. All are welcome.',
    'Приходите в ягодный сад: в августе мы раздаём ягоды и карты.\n\n## Когда\n\nЕжедневно с 10 до 18, у Кафедрального собора. Ждём всех.',
  ])
  await expect(group('Description for search engines (needed)').getByLabel('Russian')).toHaveValue(
    /^Приходите в ягодный сад/,
  )
  await save()

  await find('button studentams', 'Studentams')
  await startLike()
  await write('Title (needed)', ['Uogų sodas', 'The garden of berries', 'Ягодный сад'])
  await hand.fill(page.getByRole('combobox', { name: 'Page of this site' }), 'garden of berries')
  await hand.press(group('Put it after “Studentams” in').getByLabel('Group of links'))
  await save()
  const groups = await readFile(join(editing.folder, 'space/entries/linkGroup.yaml'), 'utf8')
  // Its page has the id without the number.
  expect(groups).toContain('- footer-students\n    - the-garden-of-berries-2\n')
  expectCost(hand, { presses: 19, keys: 34, typed: 474 })
})

test('a plan is retired', async ({ page }) => {
  const { hand, find, save } = await opened(page)
  await find('plan žemuogė', 'Žemuogė')
  await hand.choose(page.getByRole('combobox', { name: 'Show on the site' }), 'false')
  await save()
  expectCost(hand, { presses: 5, keys: 12, typed: 0 })
})

test('a page moves', async ({ page }) => {
  const { hand, group, find, save } = await opened(page)
  await find('landing page student', 'Students')
  for (const [language, slug] of [
    ['Lithuanian', 'studentu-planai'],
    ['English', 'student-plans'],
    ['Russian', 'tarify-studentam'],
  ] as const)
    await hand.fill(group('Slug').getByLabel(language), slug)
  await save()
  await expect(page.getByRole('textbox', { name: 'Earlier addresses' })).toHaveValue(/\/studentams/)
  expectCost(hand, { presses: 6, keys: 64, typed: 0 })
})
