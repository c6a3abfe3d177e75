import { languages, pathOf } from '../../src/i18n/language.ts'
import { providerRequest } from '../consent/visitor.ts'
import { acceptedConsent } from '../fixtures/consent.ts'
import { expect, test } from '../fixtures/test.ts'
import { firstRenderBudget, scriptBudgets } from './budgets.ts'
import { load, requestsBeforePicture, scriptBytes, weigh } from './weight.ts'

const others = {
  lt: [
    '/esim',
    '/pagalba',
    '/planai',
    '/susikurk-plana',
    '/tarptinklinis-rysys',
    '/keliones-skaiciuokle',
    '/standartiniai-tarifai',
    '/studentams',
    '/naujas-prisijungimas',
  ],
  en: ['/en/help', '/en/create-your-plan', '/en/roaming', '/en/trip-calculator'],
  ru: [
    '/ru/pomoshch',
    '/ru/sostavte-svoj-plan',
    '/ru/rouming',
    '/ru/kalkuljator-poezdki',
    '/ru/standartnye-tarify',
  ],
}

for (const language of languages) {
  for (const path of [pathOf(language, ''), pathOf(language, '404'), ...others[language]]) {
    test(`${path} fits the first round trip, with six files and 4 kB of script before anything is touched`, async ({
      page,
      allow,
    }) => {
      allow(/^console error: .* 404 /)
      const answers = await load(page, path)
      const [document] = answers
      const blocking = 'link[rel=stylesheet], head script[src]:not([type=module], [async], [defer])'
      expect.soft(document && (await weigh(document)), 'first render').toBeLessThanOrEqual(firstRenderBudget)
      await expect.soft(page.locator(blocking), 'files that block it').toHaveCount(0)
      expect
        .soft(await requestsBeforePicture(page, answers), 'files before its picture')
        .toBeLessThanOrEqual(6)
      expect.soft(await scriptBytes(page, answers), 'script').toBeLessThanOrEqual(scriptBudgets.reading)
      expect(answers.map((answer) => answer.url()).filter((url) => /react|client\./i.test(url))).toEqual([])
    })
  }

  test(`home weighs at most 90 kB (${language})`, async ({ page }) => {
    const answers = (await load(page, pathOf(language, ''))).filter((answer) => !/icon/.test(answer.url()))
    const weights = await Promise.all(answers.map(weigh))
    expect(weights.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(90_000)
  })
}

test.describe('with everything allowed', () => {
  test.use({ storageState: acceptedConsent })

  test('the widgets come without React', async ({ page, allow }) => {
    allow(providerRequest)
    const addresses = (await load(page, '/')).map((answer) => answer.url())
    expect(addresses.filter((address) => /widgets/.test(address))).toHaveLength(1)
    expect(addresses.filter((address) => /react|client\./i.test(address))).toEqual([])
  })
})
