import { languagesFor } from '../fixtures/matrix.ts'
import { expect, test } from '../fixtures/test.ts'
import { wordsIn } from '../fixtures/words.ts'

const topics = ['start', 'top-up', 'plans', 'roaming', 'my-uoga', 'trouble']

for (const language of languagesFor('help'))
  test(`on a phone every topic of help is in sight, and leads to its questions without script (${language})`, async ({
    newVisitor,
  }) => {
    const page = await newVisitor({ javaScriptEnabled: false, viewport: { width: 375, height: 812 } })
    const say = wordsIn(language)
    await page.goto(say.path('help'))
    const tiles = page.getByRole('navigation', { name: say.text('help.topics') })
    for (const topic of topics) {
      const tile = tiles.locator(`a[href="#${topic}"]`)
      await expect(tile).toBeInViewport({ ratio: 1 })
      await expect(tile).toContainText(say.entry(`help-${topic}`, 'title'))
    }
    await tiles.locator('a[href="#trouble"]').click()
    await expect(page.getByRole('heading', { name: say.entry('help-faq-trouble', 'title') })).toBeInViewport()
  })

test('in a wide window a topic shows its first two questions, which lead to their answers', async ({
  page,
}) => {
  const say = wordsIn('lt')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(say.path('help'))
  const tiles = page.getByRole('navigation', { name: say.text('help.topics') })
  for (const topic of topics) await expect(page.locator(`.topic:has([href="#${topic}"]) li`)).toHaveCount(2)
  const question = tiles.getByRole('link', { name: say.entry('faq-activate', 'question') })
  await question.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.entry('faq-activate', 'question'))
})

test('an address of a topic or of a question leads to it', async ({ page }) => {
  const say = wordsIn('lt')
  await page.goto(`${say.path('help')}#roaming`)
  await expect(page.getByRole('heading', { name: say.entry('help-faq-roaming', 'title') })).toBeInViewport()
  await page.goto('about:blank')
  await page.goto(`${say.path('help')}#puk`)
  await expect(page.locator('#puk')).toHaveAttribute('open')
  await expect(page.locator('#puk')).toBeInViewport()
})
