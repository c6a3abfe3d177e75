import { expect, type Locator } from '@playwright/test'
import { languagesFor } from '../fixtures/matrix.ts'
import { test } from '../fixtures/person.ts'

/** The accessibility tree in one line, as a screen reader goes through it. */
const heard = async (part: Locator) =>
  (await part.ariaSnapshot()).replace(/^\s*- (text: |deletion: )?/gm, ' ').replace(/[\s"]+/g, ' ')

const spoken = {
  lt: {
    price: /4,90 EUR už 30 dienų, su PVM/,
    sale: /Buvusi kaina 9,90 EUR Kaina dabar 7,90 EUR už 30 dienų, su PVM/,
    day: /iki 20\d\d m\. \p{L}+ \d+ d\./u,
    card: 'Visa, paskutiniai skaitmenys 4242',
  },
  en: {
    price: /4,90 EUR for 30 days, including VAT/,
    sale: /Old price 9,90 EUR Price now 7,90 EUR for 30 days, including VAT/,
    day: /until \d+ \p{L}+ 20\d\d/u,
    card: 'Visa ending in 4242',
  },
  ru: {
    price: /4,90 EUR за 30 дней, с НДС/,
    sale: /Прежняя цена 9,90 EUR Цена сейчас 7,90 EUR за 30 дней, с НДС/,
    day: /до \d+ \p{L}+ 20\d\d г\./u,
    card: 'Visa, последние цифры 4242',
  },
} as const

/** A slash or an abbreviation with a number, or asterisks: they are spelt out. */
const spelt = /\/ \d+ (d\.|days|дн\.)|\*\*/

for (const language of languagesFor('read aloud'))
  test(`prices, days and cards are read aloud in whole words (${language})`, async ({ person }) => {
    const { page, say } = await person({
      language,
      situations: ['saved card', 'auto top-up', 'plan active'],
      balanceInCents: 1237,
      signedIn: true,
    })
    const main = page.getByRole('main')
    const { price, sale, day, card } = spoken[language]
    await page.goto(say.path('plansPageContent'))
    for (const words of [price, sale]) expect(await heard(main)).toMatch(words)
    expect(await heard(main)).not.toMatch(spelt)
    await page
      .getByRole('button', { name: say.pattern('plan.addToCart') })
      .first()
      .click()
    await expect(page.getByRole('status').filter({ hasText: say.text('plan.inCart') })).toBeAttached()
    await page.goto(say.path('cartPage'))
    await expect(main.getByRole('heading', { name: say.text('cart.plans') })).toBeVisible()
    expect(await heard(main)).toMatch(/30 (dienų|days|дней)/)
    expect(await heard(main)).not.toMatch(spelt)
    await page.goto(say.path('dashboard'))
    await expect(page.getByRole('meter').first()).toBeVisible()
    expect(await heard(main)).toMatch(day)
    await page.goto(`${say.path('profile-settings')}#payments`)
    await expect(page.getByText(card).first()).toBeVisible()
    expect(await heard(main)).not.toMatch(spelt)
  })
