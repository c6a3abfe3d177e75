import { expect, test } from '../fixtures/test.ts'
import { words } from '../registration/words.ts'
import { firstRenderBudget, scriptBudgets } from './budgets.ts'
import { load, scriptBytes, weigh } from './weight.ts'

for (const path of [
  ...Object.values(words).map((say) => say.path),
  '/mano/tapatybe-patvirtinta',
  '/ru/mano/soglasie-na-predlozheniya',
]) {
  test(`${path} fits its budgets: first render, script`, async ({ page }) => {
    const answers = await load(page, path)
    expect(answers[0] && (await weigh(answers[0]))).toBeLessThanOrEqual(firstRenderBudget)
    expect(await scriptBytes(page, answers)).toBeLessThanOrEqual(scriptBudgets.form)
  })
}
