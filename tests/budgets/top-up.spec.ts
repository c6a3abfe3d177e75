import { expect, test } from '../fixtures/test.ts'
import { htmlOf } from '../public-pages/built-site.ts'
import { firstRenderBudget } from './budgets.ts'
import { weightOf } from './built-weight.ts'
import { load, scriptBytes, weigh } from './weight.ts'

for (const path of [
  '/saskaitos-papildymas',
  '/en/account-top-up',
  '/ru/popolnenye-sciota',
  '/laukiama-papildymo',
]) {
  test(`${path} fits its budgets: first render, script, total`, async ({ page }) => {
    const answers = await load(page, path)
    const [document] = answers
    expect(document && (await weigh(document))).toBeLessThanOrEqual(firstRenderBudget)
    expect(await scriptBytes(page, answers)).toBeLessThanOrEqual(73_000)
    const weights = await Promise.all(answers.filter((answer) => !/icon/.test(answer.url())).map(weigh))
    expect(weights.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(110_000)
  })
}

test('the form answers what is typed before what asks the operator is there', () => {
  expect(weightOf(htmlOf('/saskaitos-papildymas')).script).toBeLessThanOrEqual(66_000)
})
