import { languagesFor } from '../fixtures/matrix.ts'
import { expect, test } from '../fixtures/test.ts'
import { wordsIn } from '../fixtures/words.ts'

for (const language of languagesFor('plans: berries'))
  test(`each plan's berry is on its card and in the comparison, drawn under the page's policy (${language})`, async ({
    page,
  }) => {
    const berries = ['wildStrawberry', 'blueberry', 'raspberry', 'bramble']
    const drawnIn = (selector: string) =>
      page
        .locator(`${selector} .berry use`)
        .evaluateAll((uses) => uses.map((use) => use.getAttribute('href')?.split('#')[1]))
    await page.goto(wordsIn(language).path('plansPageContent'))
    expect(await drawnIn('.plan-list')).toEqual(berries)
    expect(await drawnIn('plan-finder table th')).toEqual(berries.map((berry) => `${berry}-mark`))
    // Fetched from the file of berries, it has a size.
    const first = page.locator('.plan-list .berry use').first()
    await expect
      .poll(() => first.evaluate((use) => use instanceof SVGUseElement && use.getBBox().width > 50))
      .toBe(true)
  })
