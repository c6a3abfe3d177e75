import { languagesFor } from '../fixtures/matrix.ts'
import { expect, test } from '../fixtures/test.ts'
import { wordsIn } from '../fixtures/words.ts'

/** Pages that are used, and not only read. */
const tools = [
  'top-up',
  'plansPageContent',
  'createYourPlanPageContent',
  'roamingPageContent',
  'tripCalculatorPageContent',
  'standardRatesPageContent',
  'phonesPage',
  'help',
]

/** How far down the first control of the tool may be, so that it is in the first window. */
const screens = [
  { width: 1440, height: 900, lowest: 480 },
  { width: 375, height: 812, lowest: 420 },
]

for (const language of languagesFor('tool frames'))
  for (const { width, height, lowest } of screens)
    test(`a page to use begins with what one uses, at ${width} px (${language})`, async ({ page }) => {
      await page.setViewportSize({ width, height })
      for (const id of tools) {
        await page.goto(wordsIn(language).path(id))
        await page.evaluate(() => document.fonts.ready)
        const control = page.locator('main :is(input, select, .topic-link):visible').first()
        const { y } = (await control.boundingBox()) ?? { y: Number.POSITIVE_INFINITY }
        expect.soft(Math.round(y), `${page.url()}: px above the first control`).toBeLessThanOrEqual(lowest)
      }
    })

test('a page to read has short lines, with its contents beside them from 1024 px', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 })
  await page.goto(wordsIn('lt').path('terms'))
  const contents = await page.locator('.page-contents').boundingBox()
  const text = page.locator('.long-text')
  const box = await text.boundingBox()
  expect((contents?.x ?? 0) + (contents?.width ?? 0)).toBeLessThan(box?.x ?? 0)
  const lettersOfLine = await text.evaluate((element) => {
    const lines = [...element.querySelectorAll('p')].map((paragraph) => {
      const range = document.createRange()
      range.selectNodeContents(paragraph)
      const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top / 8)))
      return { letters: paragraph.textContent.length, lines: tops.size }
    })
    const long = lines.filter(({ lines }) => lines > 2)
    return (
      long.reduce((sum, { letters }) => sum + letters, 0) / long.reduce((sum, each) => sum + each.lines, 0)
    )
  })
  expect(lettersOfLine).toBeGreaterThan(45)
  expect(lettersOfLine).toBeLessThanOrEqual(72)
})

test('on a phone the form comes before other ways to do the same', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  const say = wordsIn('lt')
  await page.goto(say.path('activate'))
  const field = await page.getByRole('main').locator('input').first().boundingBox()
  const call = page.getByRole('main').getByRole('link', { name: say.entry('call-from-a-form', 'title') })
  expect(field?.y).toBeLessThan(500)
  expect((await call.first().boundingBox())?.y).toBeGreaterThan(field?.y ?? Number.POSITIVE_INFINITY)
})

test('contacts are four cards, two beside each other in a wide window', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(wordsIn('lt').path('contact'))
  const cards = page.getByRole('main').locator('.card')
  await expect(cards).toHaveCount(4)
  const boxes = await Promise.all([0, 1, 2].map((index) => cards.nth(index).boundingBox()))
  const [first, second, third] = boxes.map((box) => box?.y)
  expect(first).toBe(second)
  expect(third).toBeGreaterThan(first ?? Number.POSITIVE_INFINITY)
  await expect(page.locator('.page-contents')).toHaveCount(0)
})
