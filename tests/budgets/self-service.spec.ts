import { expect, test } from '../fixtures/test.ts'
import { signIn } from '../log-in/customer.ts'
import { firstRenderBudget, scriptBudgets } from './budgets.ts'
import { load, scriptBytes, weigh } from './weight.ts'

const pages = [
  '/mano/apzvalga',
  '/mano/naudojimas',
  '/mano/istorija',
  '/mano/paslaugu-ataskaita',
  '/mano/periodinis-papildymas',
  '/mano/nustatymai',
  '/en/mano/overview',
  '/en/mano/settings',
  '/ru/mano/obzor',
  '/ru/mano/nastroiki',
]

/** Each tab of the settings can be opened on its own: an auto top-up leads to the payments, a lost number to the numbers. */
const tabs = ['numbers', 'consents', 'payments', 'sim'].map((tab) => `/mano/nustatymai#${tab}`)

for (const path of [...pages, ...tabs]) {
  test(`${path} fits its budgets: first render, script`, async ({ page }) => {
    await signIn(page, '+37061234567')
    const answers = await load(page, path)
    expect(answers[0] && (await weigh(answers[0]))).toBeLessThanOrEqual(firstRenderBudget)
    expect(await scriptBytes(page, answers)).toBeLessThanOrEqual(scriptBudgets.selfService)
  })
}
