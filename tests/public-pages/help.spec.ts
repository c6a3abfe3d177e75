import { languagesFor } from '../fixtures/matrix.ts'
import { expect, test } from '../fixtures/test.ts'
import { wordsIn } from '../fixtures/words.ts'
import { builtContent } from './built-site.ts'

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

test('help begins with a search, which needs no script to lead to what is found', async ({ newVisitor }) => {
  const page = await newVisitor({ javaScriptEnabled: false, viewport: { width: 375, height: 812 } })
  const say = wordsIn('lt')
  await page.goto(say.path('help'))
  const field = page.getByRole('main').getByRole('searchbox', { name: say.text('search.title') })
  await expect(field).toBeInViewport({ ratio: 1 })
  await field.fill('eSIM')
  await field.press('Enter')
  await expect(page).toHaveURL(new RegExp(`${say.path('searchPage')}\\?q=eSIM$`))
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

for (const language of languagesFor('drawings'))
  test(`an article shows its steps, which keep their room until they are there (${language})`, async ({
    page,
  }) => {
    const article = builtContent(language).find(
      (one) => one.type === 'articlePage' && one.item.uniqueKey === 'esim-install',
    )
    await page.setViewportSize({ width: 375, height: 812 })
    let arrive = () => {}
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve
    })
    await page.route('**/media/*.svg', async (route) => {
      await arrived
      await route.continue()
    })
    await page.goto(article?.path ?? '')
    const drawings = page.getByRole('article').getByRole('img')
    await expect(drawings).toHaveCount(2)
    const heights = () =>
      drawings.evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().height)))
    const before = await heights()
    expect(Math.min(...before)).toBeGreaterThan(100)
    arrive()
    for (const drawing of await drawings.all()) {
      await drawing.scrollIntoViewIfNeeded()
      await expect.poll(() => drawing.evaluate((one) => 'naturalWidth' in one && one.naturalWidth)).toBe(480)
    }
    expect(await heights()).toEqual(before)
  })

test('the list of all questions leaves drawings to the article that it leads to', async ({ page }) => {
  const say = wordsIn('lt')
  await page.goto(`${say.path('help')}#puk`)
  await expect(page.locator('#puk')).toHaveAttribute('open')
  await expect(page.locator('main details img')).toHaveCount(0)
  await page
    .locator('#puk')
    .getByRole('link', { name: say.entry('help-puk', 'question') })
    .click()
  await expect(page.getByRole('article').getByRole('img')).toHaveCount(1)
})
