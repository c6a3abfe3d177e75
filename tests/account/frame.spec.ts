import type { Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/accessible.ts'
import { languagesFor } from '../fixtures/matrix.ts'
import { expect, test } from '../fixtures/person.ts'
import { wordsIn } from '../fixtures/words.ts'

for (const language of languagesFor('frame: phone'))
  test(`a phone has a bar at its foot with four ways and the rest, which covers nothing that keys lead to (${language})`, async ({
    page,
    person,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 375, height: 640 })
    const { say, button } = await person({ language, situations: ['plan active'], signedIn: true })
    await page.goto(say.path('dashboard'))
    await expect(page.getByRole('meter').first()).toBeVisible()
    const bar = page.getByRole('navigation', { name: say.text('account.navigation') })
    await expect(bar.getByRole('link')).toHaveText([
      say.entry('navigation-dashboard', 'title'),
      say.text('account.tabUsage'),
      say.text('account.tabTopUp'),
      say.entry('navigation-history', 'title'),
    ])
    const box = await bar.boundingBox()
    expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(640)
    const header = await page.getByRole('banner').boundingBox()
    expect(header?.height).toBeLessThanOrEqual(56)

    const covered = await page.evaluate(() => {
      const foot = document.querySelector('.account-tabs')?.getBoundingClientRect().top ?? 0
      const all = document.querySelectorAll<HTMLElement>('main :is(a[href], button, summary), footer a')
      return [...all]
        .filter((each) => each.checkVisibility())
        .filter((each) => {
          each.focus()
          return each.getBoundingClientRect().bottom > foot
        })
        .map((each) => each.innerText)
    })
    expect(covered).toEqual([])

    await page.getByRole('button', { name: say.text('account.tabMore'), exact: true }).press('Enter')
    const sheet = page.getByRole('dialog', { name: say.text('header.menu') })
    await expect(
      sheet.getByRole('link', { name: say.entry('navigation-settings', 'title'), exact: true }),
    ).toBeVisible()
    await expect(
      sheet.getByRole('link', { name: say.entry('header-help', 'title'), exact: true }),
    ).toBeVisible()
    await expectAccessible(page)
    await sheet.getByRole('button', { name: say.text('account.logOut') }).click()
    await page.waitForURL((url) => !url.pathname.includes('/mano/'))
    await expect(button(say.text('account.tabMore'))).toHaveCount(0)
  })

test('from 1024 px the ways are a rail beside the page; a customer has it where they top up, a guest does not', async ({
  page,
  person,
}) => {
  await page.setViewportSize({ width: 1024, height: 800 })
  const { say } = await person({ situations: ['plan active'], signedIn: true })
  const rail = page.getByRole('navigation', { name: say.text('account.navigation') })
  await page.goto(say.path('top-up'))
  await expect(page.getByRole('main')).toBeVisible()
  await expect(rail).toBeHidden()
  await page.goto(say.path('dashboard'))
  await expect(page.getByRole('meter').first()).toBeVisible()
  await page.goto(say.path('top-up'))
  await expect(rail.getByRole('link', { name: say.text('account.tabTopUp') })).toHaveAttribute(
    'aria-current',
    'page',
  )
  const box = await rail.boundingBox()
  const title = await page.getByRole('heading', { level: 1 }).boundingBox()
  expect(box?.x).toBe(0)
  expect(title?.x).toBeGreaterThan(box?.width ?? 0)
  await expectAccessible(page)
})

/** What the header's wordmark has under the name of the mark. */
const expectWordmark = (page: Page, words: string) =>
  expect
    .poll(() =>
      page.locator('header .wordmark').evaluate((mark) => getComputedStyle(mark, '::after').content),
    )
    .toBe(words)

for (const language of languagesFor('frame: Extra’s wordmark'))
  test(`the header of Extra’s pages says which line it is, and no other page’s does (${language})`, async ({
    page,
  }) => {
    const say = wordsIn(language)
    await page.setViewportSize({ width: 1024, height: 800 })
    await page.goto(say.path('top-up-extra'))
    await expectWordmark(page, '"extra"')
    await page.goto(say.path('plansPageContent'))
    await expectWordmark(page, 'none')
  })

test('self-service of an Extra number is purple, from the first paint of the next page on', async ({
  page,
  person,
  allow,
}) => {
  allow(/_astro/)
  const { say } = await person({ line: 'extra', signedIn: true })
  const root = page.locator('html')
  await page.goto(say.path('dashboard'))
  await expect(root).toHaveAttribute('data-theme', 'extra')
  await expect(root).toHaveCSS('--action', '#5a2a8a')
  await expectWordmark(page, '"extra"')
  await expectAccessible(page)
  // Before any of its scripts: the one in its head alone.
  await page.route(/\/_astro\/.*\.js/, (route) => route.abort())
  await page.goto(say.path('usage-details'))
  await expect(root).toHaveAttribute('data-theme', 'extra')
  await expect(root).toHaveCSS('--action', '#5a2a8a')
})

test('a page without a tab lights the one that it belongs to and leads back there; at its foot is help', async ({
  page,
  person,
}) => {
  await page.setViewportSize({ width: 1024, height: 800 })
  const { say } = await person({ situations: ['plan active'], signedIn: true })
  await page.goto(say.path('auto-top-up'))
  const main = page.getByRole('main')
  await expect(main.getByText(say.text('autoTopUp.off'))).toBeVisible()
  const rail = page.getByRole('navigation', { name: say.text('account.navigation') })
  await expect(rail.locator('[aria-current]')).toHaveText([say.text('account.tabTopUp')])
  await expect(main.getByRole('link', { name: say.entry('footer-call', 'title') })).toBeVisible()
  const question = say.entry('help-saved-card', 'question')
  await main.getByRole('link', { name: question }).click()
  await expect(page.getByRole('heading', { level: 1, name: question })).toBeVisible()
  await page.goBack()
  await main.getByRole('link', { name: say.entry('top-up', 'title') }).click()
  await expect(page).toHaveURL(new RegExp(`${say.path('top-up')}$`))
})

test('on a phone keys reach the number, then the ways, then the page, and the first link passes both', async ({
  page,
  person,
}) => {
  await page.setViewportSize({ width: 375, height: 640 })
  const { say } = await person({ situations: ['plan active'], signedIn: true })
  await page.goto(say.path('dashboard'))
  await expect(page.getByRole('meter').first()).toBeVisible()
  const places = ['.skip-link', '.account-own', '.account-tabs', 'main']
  const reached: string[] = []
  for (let presses = 0; presses < 30 && reached.at(-1) !== 'main'; presses += 1) {
    await page.keyboard.press('Tab')
    const place = await page.evaluate(
      (all) => all.find((each) => document.activeElement?.closest(each)),
      places,
    )
    if (place && place !== reached.at(-1)) reached.push(place)
  }
  expect(reached).toEqual(places)
  await page.locator('.skip-link').press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})
