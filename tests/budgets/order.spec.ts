import { languages } from '../../src/i18n/language.ts'
import { withCart } from '../checkout/shopper.ts'
import { words } from '../checkout/words.ts'
import { sandbox } from '../fixtures/sandbox.ts'
import { expect, test } from '../fixtures/test.ts'
import { signIn } from '../log-in/customer.ts'
import { firstRenderBudget, scriptBudgets } from './budgets.ts'
import { load, scriptBytes, weigh } from './weight.ts'

for (const language of languages) {
  const { cartPath, orderPath } = words[language]

  test(`${cartPath} with a plan in it fits its budgets: first render, script`, async ({ page }) => {
    await withCart(page, 'uoga-m')
    const answers = await load(page, cartPath)
    expect(answers[0] && (await weigh(answers[0]))).toBeLessThanOrEqual(firstRenderBudget)
    expect(await scriptBytes(page, answers)).toBeLessThanOrEqual(62_000)
  })

  test(`${orderPath} with an order fits its budgets: first render, script`, async ({ page }) => {
    await withCart(page, 'uoga-m')
    await signIn(page, await sandbox.newNumber({ balanceInCents: 2000 }))
    const answers = await load(page, orderPath)
    await expect(page.locator('.order-line')).toHaveCount(1)
    expect(answers[0] && (await weigh(answers[0]))).toBeLessThanOrEqual(firstRenderBudget)
    expect(await scriptBytes(page, answers)).toBeLessThanOrEqual(scriptBudgets.form)
    // The contract, its button and what they call are loaded by whoever comes that far.
    expect(answers.map((answer) => answer.url()).filter((url) => /OrderContract|placing/.test(url))).toEqual(
      [],
    )
  })
}
