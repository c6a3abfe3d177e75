import { languages } from '../../src/i18n/language.ts'
import { expectAccessible } from '../fixtures/accessible.ts'
import { expect, test } from '../fixtures/test.ts'
import { guestLogsIn } from '../log-in/customer.ts'

const words = {
  lt: {
    path: '/susikurk-plana',
    data: 'Duomenys Lietuvoje',
    minutes: 'Skambučiai',
    ten: /^10 GB/,
    endless: /^Neribotai/,
    confirmed: /Kaina patvirtinta: 7,70/,
    cheaper: /Žemuogė.*4,90/,
    order: 'Užsisakyti planą',
    prices: 'Visų derinių kainos',
  },
  en: {
    path: '/en/create-your-plan',
    data: 'Data in Lithuania',
    minutes: 'Calls',
    ten: /^10 GB/,
    endless: /^Unlimited/,
    confirmed: /Price confirmed: 7,70/,
    cheaper: /Wild Strawberry.*4,90/,
    order: 'Order plan',
    prices: 'The prices of all mixes',
  },
  ru: {
    path: '/ru/sostavte-svoj-plan',
    data: 'Интернет в Литве',
    minutes: 'Звонки',
    ten: /^10 ГБ/,
    endless: /^Без ограничений/,
    confirmed: /Цена подтверждена: 7,70/,
    cheaper: /Земляника.*4,90/,
    order: 'Заказать план',
    prices: 'Цены всех сочетаний',
  },
} as const

const phone = { width: 375, height: 812 }
const stored = (key: string) => JSON.parse(localStorage.getItem(`app:v1:${key}`) ?? 'null')

for (const language of languages) {
  const { path, data, minutes, ten, endless, confirmed, order, prices } = words[language]

  test(`by keyboard: the price follows, the operator confirms it, a friend opens the same (${language})`, async ({
    page,
    newVisitor,
  }) => {
    await page.setViewportSize(phone)
    await page.goto(path)
    const total = page.locator('.own-plan-total')
    await expect(total).toContainText('3,70')
    const group = (name: string) => page.getByRole('group', { name })
    await group(data).getByRole('radio').first().focus()
    await page.keyboard.press('ArrowRight')
    await expect(group(data).getByRole('radio', { name: ten })).toBeChecked()
    await expect(total).toContainText('5,70')
    await group(minutes).getByRole('radio').first().focus()
    await page.keyboard.press('ArrowLeft')
    await expect(group(minutes).getByRole('radio', { name: endless })).toBeChecked()
    await expect(total).toContainText('7,70')
    await expect(page.getByRole('status').filter({ hasText: confirmed })).toBeVisible()
    await expect(page).toHaveURL(/\?data=10gb&minutes=unlimitedmin&messages=50sms&zone=eu$/)
    await expectAccessible(page)

    const friend = await newVisitor()
    await friend.goto(page.url())
    await expect(friend.locator('.own-plan-total')).toContainText('7,70')
    await expect(friend.getByRole('group', { name: data }).getByRole('radio', { name: ten })).toBeChecked()

    await page.reload()
    await expect(total).toContainText('7,70')
  })

  test(`a plan of one's own goes to the order (${language})`, async ({ page, allow }) => {
    allow(/authorization-status|graphql|401/)
    await page.goto(`${path}?data=10gb&minutes=300min&messages=unlimitedsms&zone=zone-1`)
    await expect(page.locator('.own-plan-total')).toContainText('10,40')
    await page.getByRole('button', { name: order }).click()
    await page.waitForURL(guestLogsIn)
    expect(await page.evaluate(stored, 'selected-plan')).toEqual({
      planId: 'own-10gb-300min-unlimitedsms-zone-1',
      submitted: false,
    })
  })

  test(`without JavaScript every price stands in a table (${language})`, async ({ newVisitor }) => {
    const page = await newVisitor({ javaScriptEnabled: false })
    await page.goto(path)
    const section = page.getByRole('region', { name: prices })
    await expect(section.getByRole('table')).toHaveCount(4)
    await expect(section.getByRole('cell', { name: '17,40' })).toBeVisible()
    expect(await section.locator('tbody tr').count()).toBeLessThanOrEqual(200)
    await expect(page.getByRole('button', { name: order })).toBeHidden()
  })

  test(`nothing is wider than 320 px (${language})`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(`${path}?data=10gb`)
    await expect(page.locator('.own-plan-total')).toContainText('5,70')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  })
}

test('a ready plan that gives as much for less is named, and none in a zone', async ({ page }) => {
  const { path, cheaper } = words.lt
  await page.goto(`${path}?data=2gb&minutes=unlimitedmin&messages=unlimitedsms&zone=eu`)
  await expect(page.getByRole('complementary')).toContainText(cheaper)
  await page.locator('label', { hasText: '1 zona' }).click()
  await expect(page.locator('.own-plan-total')).toContainText('9,40')
  await expect(page.getByRole('complementary')).toHaveCount(0)
})

test('what was pressed before the script came counts', async ({ page, allow }) => {
  allow(/_astro/)
  const held: (() => void)[] = []
  await page.route(/_astro\/.*client.*\.js/, async (route) => {
    await new Promise<void>((go) => held.push(go))
    await route.continue()
  })
  await page.goto(words.lt.path)
  await page.locator('label', { hasText: '30 GB' }).click()
  await expect.poll(() => held.length).toBeGreaterThan(0)
  await page.locator('label', { hasText: '300 min.' }).click()
  for (const go of held) go()
  await expect(page.locator('.own-plan-total')).toContainText('8,70')
  await expect(page).toHaveURL(/data=30gb&minutes=300min/)
})

test('“order” as the very first thing is heard too, and pressed twice orders once', async ({
  page,
  allow,
}) => {
  allow(/authorization-status|graphql|401/)
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.postData()?.includes('priceOwnPlan')) asked.push(request.url())
  })
  await page.goto(words.lt.path)
  await page.getByRole('button', { name: words.lt.order }).dblclick()
  await page.waitForURL(guestLogsIn)
  expect(asked).toHaveLength(1)
})
