import { expect, test } from '../fixtures/test.ts'
import { words } from '../sim-orders/words.ts'
import { firstRenderBudget, scriptBudgets } from './budgets.ts'
import { load, scriptBytes, weigh } from './weight.ts'

const paths = Object.values(words).flatMap(({ simPath, esimPath, simResult, esimResult }) => [
  simPath,
  esimPath,
  simResult,
  esimResult,
])

for (const path of paths) {
  test(`${path} fits its budgets: first render, script before a step is taken`, async ({ page }) => {
    const answers = await load(page, path)
    expect(answers[0] && (await weigh(answers[0]))).toBeLessThanOrEqual(firstRenderBudget)
    expect(await scriptBytes(page, answers)).toBeLessThanOrEqual(scriptBudgets.form)
    // Later steps and the codes of an eSIM are loaded by whoever comes that far.
    expect(
      answers
        .map((answer) => answer.url())
        .filter((url) => /LaterSteps|DeliveryFields|EsimCodes|QrCode/.test(url)),
    ).toEqual([])
  })
}
