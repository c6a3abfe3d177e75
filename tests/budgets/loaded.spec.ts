import type { Page } from '@playwright/test'
import type { Language } from '../../src/i18n/language.ts'
import { withCart } from '../checkout/shopper.ts'
import { providerRequest } from '../consent/visitor.ts'
import { acceptedConsent } from '../fixtures/consent.ts'
import { languagesFor } from '../fixtures/matrix.ts'
import { expect, test } from '../fixtures/person.ts'
import { wordsIn } from '../fixtures/words.ts'
import { builtContent, htmlOf } from '../public-pages/built-site.ts'
import { comesByItself, type SettingsTab, settingsTabs, totals } from './budgets.ts'
import { weightOf } from './built-weight.ts'
import { fontsOf, load, scriptBytes, scriptsOf, totalBytes, weigh } from './weight.ts'

/** A page to read, one with a form of many steps, and one of self-service; the full matrix measures more of each. */
const inEachRun = ['home', 'order-sim', 'dashboard']
const inTheFullMatrix = [
  'not-found',
  'plansPageContent',
  'createYourPlanPageContent',
  'help',
  'esim',
  'roamingPageContent',
  'tripCalculatorPageContent',
  'standardRatesPageContent',
  'students',
  'new-login-info',
  'order-esim',
  'sim-order',
  'esim-order',
  'top-up-waiting',
  'activate',
  'scan-id-number-activated',
  'activation-marketing-consent',
  'usage-details',
  'history',
  'service-report',
  'auto-top-up',
]
const pageIds = process.env.MATRIX === 'full' ? [...inEachRun, ...inTheFullMatrix] : inEachRun

/** Opens a page and expects that the browser loads what the weighing of the built page counted, no more and no less. */
async function loadAsWeighed(page: Page, language: Language, id: string, tab: SettingsTab = 'profile') {
  const content = builtContent(language).find((one) => one.id === id)
  if (!content) throw new Error(`the content has no page ${id}`)
  const weighed = weightOf(htmlOf(content.path), comesByItself(content, tab))
  const answers = await load(page, tab === 'profile' ? content.path : `${content.path}#${tab}`)
  expect(answers[0] && (await weigh(answers[0]))).toBe(weighed.firstRender)
  expect(scriptsOf(answers)).toEqual(weighed.scripts.toSorted())
  expect(await scriptBytes(page, answers)).toBe(weighed.script)
  return { answers, weighed }
}

for (const id of pageIds)
  for (const language of languagesFor(`budgets: ${id}`))
    test(`a browser loads what was weighed of the page ${id} (${language})`, async ({
      page,
      person,
      allow,
    }) => {
      allow(/^console error: .* 404 /)
      await person({ number: '+37061234567', signedIn: true })
      const { answers, weighed } = await loadAsWeighed(page, language, id)
      // Only the fonts that the page asks for itself were counted.
      expect(fontsOf(answers)).toEqual(weighed.fonts.toSorted())
    })

for (const language of languagesFor('budgets: total')) {
  test(`home weighs at most 90 kB, the top-up 110 kB (${language})`, async ({ page, newVisitor }) => {
    const home = await load(page, wordsIn(language).path('home'))
    expect(await totalBytes(home)).toBeLessThanOrEqual(totals.home)
    const { answers } = await loadAsWeighed(await newVisitor(), language, 'top-up')
    expect(await totalBytes(answers)).toBeLessThanOrEqual(totals.topUp)
  })
}

for (const language of languagesFor('budgets: order'))
  test(`an order and a cart that hold a plan load what was weighed of them empty (${language})`, async ({
    page,
    person,
  }) => {
    await withCart(page, 'uoga-m')
    await loadAsWeighed(page, language, 'cartPage')
    await person({ signedIn: true, balanceInCents: 2000 })
    await loadAsWeighed(page, language, 'checkout')
    await expect(page.locator('.order-line')).toHaveCount(1)
  })

for (const tab of process.env.MATRIX === 'full' ? settingsTabs : (['payments'] as const))
  test(`a browser loads what was weighed of the settings that open at their ${tab}`, async ({
    page,
    person,
  }) => {
    await person({ number: '+37061234567', signedIn: true })
    await loadAsWeighed(page, 'lt', 'profile-settings', tab)
  })

test.describe('with everything allowed', () => {
  test.use({ storageState: acceptedConsent })

  test('the widgets come without React', async ({ page, allow }) => {
    allow(providerRequest)
    const addresses = (await load(page, '/')).map((answer) => answer.url())
    expect(addresses.filter((address) => /widgets/.test(address))).toHaveLength(1)
    expect(addresses.filter((address) => /react|client\./i.test(address))).toEqual([])
  })
})
