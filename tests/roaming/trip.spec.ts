import { languages } from '../../src/i18n/language.ts'
import { expectAccessible } from '../fixtures/accessible.ts'
import { expect, test } from '../fixtures/test.ts'

const words = {
  lt: {
    path: '/keliones-skaiciuokle',
    country: 'Šalis',
    days: 'Dienų',
    turkey: 'Turkija',
    withPack: 'Su paketu',
    pack: /Kelionė 1 zonoje: 1 × 4,90/,
    calls: /Skambini, Turkija: 35 min\. × 0,29/,
    withPlan: 'Su planu',
    add: 'Pridėti šalį',
    data: /^Žemėlapiai/,
  },
  en: {
    path: '/en/trip-calculator',
    country: 'Country',
    days: 'Days',
    turkey: 'Türkiye',
    withPack: 'With a pack',
    pack: /A trip in zone 1: 1 × 4,90/,
    calls: /Calls you make, Türkiye: 35 min × 0,29/,
    withPlan: 'With a plan',
    add: 'Add a country',
    data: /^Maps/,
  },
  ru: {
    path: '/ru/kalkuljator-poezdki',
    country: 'Страна',
    days: 'Дней',
    turkey: 'Турция',
    withPack: 'С пакетом',
    pack: /Поездка в зону 1: 1 × 4,90/,
    calls: /Исходящие звонки, Турция: 35 мин × 0,29/,
    withPlan: 'С планом',
    add: 'Добавить страну',
    data: /^Карты/,
  },
} as const

for (const language of languages) {
  const { path, country, turkey, withPack, pack, calls, withPlan, data } = words[language]

  test(`a week in Turkey: the answer, why, and a link that tells it again (${language})`, async ({
    page,
    newVisitor,
  }) => {
    await page.setViewportSize({ width: 375, height: 812 })
    await page.goto(path)
    const where = page.getByRole('combobox', { name: country, exact: true })
    await where.focus()
    await where.selectOption({ label: turkey })
    await page.locator('label').filter({ hasText: data }).click()
    const best = page.getByRole('article')
    await expect(best.getByRole('heading')).toHaveText(withPack)
    await expect(best.getByRole('row', { name: pack })).toContainText('4,90')
    await expect(best.getByRole('row', { name: calls })).toContainText('10,15')
    await expect(best.getByRole('row').last()).toContainText('21,98')
    await expect(page).toHaveURL(/\?trip=TR\.7&data=100&calls=5&messages=2$/)
    await expect(page.locator('.trip-result').getByRole('status').first()).toContainText('21,98')
    await expectAccessible(page)

    const friend = await newVisitor()
    await friend.goto(page.url())
    await expect(friend.getByRole('article').getByRole('row').last()).toContainText('21,98')
  })

  test(`a weekend in Riga is cheapest with a plan or at the rates of home (${language})`, async ({
    page,
  }) => {
    await page.goto(`${path}?trip=LV.2&data=500&calls=5&messages=2`)
    const best = page.getByRole('article')
    await expect(best.getByRole('heading')).toHaveText(withPlan)
    await expect(best.getByRole('row').last()).toContainText('3,70')
    await expect(page.locator('.trip-result summary')).toHaveCount(1)
  })
}

test('by keyboard: another country, days that can’t be, and a plan that one has', async ({ page }) => {
  const { path, country, days, add } = words.lt
  await page.goto(path)
  const first = page.getByRole('combobox', { name: country, exact: true })
  await first.focus()
  await first.selectOption('LV')
  await expect(page.getByRole('article')).toBeVisible()
  await page.getByRole('button', { name: add }).press('Enter')
  await page.getByRole('combobox', { name: '2 šalis' }).selectOption('GB')
  const second = page.getByRole('textbox', { name: days }).last()
  await second.fill('99')
  await expect(second).toHaveAttribute('aria-invalid', 'true')
  await second.fill('2')
  await expect(second).not.toHaveAttribute('aria-invalid')
  await expect(page).toHaveURL(/trip=LV\.7-GB\.2/)
  await page.getByRole('combobox', { name: 'Planas, kurį jau turi' }).selectOption({ label: 'Avietė' })
  await expect(page.getByRole('article')).toContainText('iš „Avietė“')
  await page.getByRole('button', { name: 'Pašalinti: 2 šalis' }).press('Enter')
  await expect(page.getByRole('article').getByRole('row').last()).toContainText('0,00')
})

test('an old link tells what it lost, and what is left stays in another language, after Back and a reload', async ({
  page,
}) => {
  await page.goto(`${words.lt.path}?trip=XX.7-LV.2&data=500`)
  await expect(page.getByRole('status').filter({ hasText: 'Dalies šios nuorodos' })).toBeVisible()
  const best = page.getByRole('article')
  await expect(best.getByRole('row').last()).toContainText('3,70')
  await page.getByRole('textbox', { name: words.lt.days }).fill('3')
  await expect(page).toHaveURL(/\?trip=LV\.3&data=500&calls=5&messages=2$/)
  await page.getByRole('link', { name: /^EN/ }).filter({ visible: true }).first().click()
  await expect(page).toHaveURL(/\/en\/trip-calculator\?trip=LV\.3&data=500&calls=5&messages=2$/)
  await expect(page.getByRole('combobox', { name: words.en.country })).toHaveValue('LV')
  await page.evaluate(() => history.back())
  await expect(page.getByRole('textbox', { name: words.lt.days })).toHaveValue('3')
  await page.reload()
  await expect(page.getByRole('textbox', { name: words.lt.days })).toHaveValue('3')
})

test('without JavaScript the page leads to the prices', async ({ newVisitor }) => {
  const page = await newVisitor({ javaScriptEnabled: false })
  await page.goto(words.lt.path)
  await expect(page.getByText(/Skaičiuoklei reikia/)).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Visų šalių kainos' })).toBeVisible()
})
