import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/accessible.ts'
import { operatorOrigin } from '../fixtures/addresses.ts'
import { holdBack } from '../fixtures/hold-back.ts'
import { sandbox } from '../fixtures/sandbox.ts'
import { expect, test } from '../fixtures/test.ts'
import { signIn } from '../log-in/customer.ts'
import { words } from './words.ts'

type Say = (typeof words)[keyof typeof words]

const field = (page: Page, name: string) => page.getByRole('textbox', { name })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const title = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })

/** The provider's own pages are no fault of this site's. */
test.beforeEach(({ allow }) => {
  allow(new RegExp(`^foreign request: ${operatorOrigin}/(identity|providers|favicon)`))
  allow(/404 .*favicon\.ico/)
})

/** Goes on with Tab until the element has focus. */
async function tabTo(page: Page, target: Locator) {
  await expect(target).toBeVisible()
  for (let presses = 0; presses < 60; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error('Tab never came there')
}

/** Opens the flow's page and waits until it answers. */
async function open(page: Page, say: Say) {
  await page.goto(say.path)
  // Script has taken it over.
  await expect(page.locator('main form').first()).toHaveAttribute('novalidate')
}

/** From the flow's page to the identity check. */
async function provePuk(
  page: Page,
  say: Say,
  { phoneNumber, simPUK }: { phoneNumber: string; simPUK: string },
) {
  await open(page, say)
  await field(page, say.phoneNumber).fill(phoneNumber)
  await button(page, say.goOn).click()
  await field(page, say.puk).fill(simPUK)
  await button(page, say.goOn).click()
  await expect(title(page, say.identity)).toBeVisible()
}

/** Shows a document on the provider's page and comes back; the provider decides at once. */
async function showDocument(page: Page, say: Say, finding = 'approved', person = /Rasa/) {
  await button(page, say.begin).click()
  const check = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  await page.getByRole('radio', { name: person }).check()
  await page.locator('#finding').selectOption(finding)
  await button(page, say.submit).click()
  await page.waitForURL(new RegExp(say.path))
  await sandbox.hurry(check)
}

for (const say of Object.values(words)) {
  test(`a guest activates a number by keyboard alone, with a reload on the way (${say.language})`, async ({
    page,
  }) => {
    const card = await sandbox.newCard()
    await page.setViewportSize({ width: 375, height: 812 })
    await page.goto(say.path)
    await tabTo(page, button(page, say.goOn))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert')).toBeFocused()
    await expect(page).toHaveTitle(new RegExp(`^${say.error}`))
    await expectAccessible(page)

    await tabTo(page, field(page, say.phoneNumber))
    await page.keyboard.type(card.phoneNumber)
    await page.keyboard.press('Enter')
    await tabTo(page, button(page, say.wherePuk))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await page.reload()
    await tabTo(page, field(page, say.puk))
    await page.keyboard.type('87654321')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert').getByRole('link', { name: say.wrongPuk })).toBeVisible()
    await expectAccessible(page)
    await field(page, say.puk).fill(card.simPUK)
    await page.keyboard.press('Enter')
    await expect(title(page, say.identity)).toBeVisible()
    await expectAccessible(page)

    await tabTo(page, button(page, say.beginCheck))
    await page.keyboard.press('Enter')
    await showDocument(page, say)
    await expect(title(page, say.data)).toBeVisible()
    await expect(page.getByText('Uogienė')).toBeVisible()
    await expectAccessible(page)
    await tabTo(page, button(page, say.confirm))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert').getByRole('link', { name: say.termsMissing })).toBeVisible()
    await tabTo(page, page.getByRole('checkbox', { name: say.terms }))
    await page.keyboard.press('Space')
    await tabTo(page, button(page, say.confirm))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: say.activated })).toBeVisible()
    await expect(page.getByText(say.logIn)).toBeVisible()
    await expectAccessible(page)
    expect(new URL(page.url()).search).toBe('')
    const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
    expect(kept).not.toContain(card.phoneNumber.slice(-8))
    expect(kept).not.toContain(card.simPUK)
    expect((await sandbox.recordOf(card.phoneNumber)).texts).toHaveLength(1)
  })

  test(`a customer adds a number that works by the code of its text (${say.language})`, async ({ page }) => {
    const number = await sandbox.newNumber({ holder: 'nobody' })
    await signIn(page, await sandbox.newNumber())
    await open(page, say)
    await field(page, say.phoneNumber).fill(number)
    await button(page, say.goOn).click()
    await expect(field(page, say.code)).toBeFocused()
    await expect(page.locator('#countdown-id')).toContainText(/0:\d\d/)
    await expectAccessible(page)
    await page.reload()
    await expect(page.locator('#countdown-id')).toContainText(/0:\d\d/)
    const { texts } = await sandbox.recordOf(number)
    expect(texts).toHaveLength(1)
    await field(page, say.phoneNumber).fill(number)
    await field(page, say.code).fill(`Uoga: ${texts[0]?.slice(0, 6)}`)
    await button(page, say.addNumber).click()
    await expect(page.getByRole('heading', { name: say.linked })).toBeFocused()
    await expectAccessible(page)
  })
}

const { lt, en, ru } = words

test('what is pressed before script is there is done once it is: the next step, or what is wrong', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/api/v1/')) asked.push(request.url())
  })
  for (const { typed, next } of [
    { typed: '612', next: page.getByRole('alert').getByRole('link') },
    { typed: (await sandbox.newCard()).phoneNumber, next: field(page, lt.puk) },
  ]) {
    expect(asked).toEqual([])
    const release = await holdBack(page, /\/_astro\/Registration\.island/)
    await page.goto(lt.path, { waitUntil: 'commit' })
    await field(page, lt.phoneNumber).fill(typed)
    await page.keyboard.press('Enter')
    await expect(page.locator('main form')).toHaveAttribute('aria-busy', 'true')
    await expectAccessible(page)
    await button(page, lt.goOn).click()
    release()
    await expect(next).toBeVisible()
    await page.unrouteAll()
  }
  expect(asked).toHaveLength(1)
})

test('a declined document is told, and another one may be shown', async ({ page }) => {
  await provePuk(page, lt, await sandbox.newCard())
  await button(page, lt.beginCheck).click()
  await showDocument(page, lt, 'declined')
  await expect(page.getByRole('heading', { level: 1, name: lt.declined })).toBeVisible()
  await page.getByRole('link', { name: lt.tryAgain }).click()
  await button(page, lt.beginCheck).click()
  await showDocument(page, lt, 'faceNotVisible')
  await expect(button(page, lt.checkAgain)).toBeVisible()
  await expectAccessible(page)
  await button(page, lt.checkAgain).click()
  await showDocument(page, lt)
  await expect(title(page, lt.data)).toBeVisible()
})

test('Back from the identity check, Forward and through it: the site knows that it was done', async ({
  page,
}) => {
  await provePuk(page, en, await sandbox.newCard())
  await button(page, en.beginCheck).click()
  await expect(button(page, en.begin)).toBeVisible()
  await page.evaluate(() => history.back())
  await expect(button(page, en.beginCheck)).toBeEnabled()
  await page.evaluate(() => history.forward())
  await showDocument(page, en)
  await expect(title(page, en.data)).toBeVisible()
})

test('somebody under 14 is told who has to activate the number', async ({ page }) => {
  await provePuk(page, ru, await sandbox.newCard())
  await button(page, ru.beginCheck).click()
  await showDocument(page, ru, 'approved', /Matas/)
  await expect(page.getByRole('heading', { level: 1, name: ru.under14 })).toBeVisible()
})

test('an activation that takes its time has a page, which leads to the success; opened cold it claims nothing', async ({
  page,
  newVisitor,
}) => {
  await page.clock.install()
  await provePuk(page, en, await sandbox.newCard('delayed'))
  await button(page, en.beginCheck).click()
  await showDocument(page, en)
  await page.getByRole('checkbox', { name: en.terms }).check()
  // Moved while it is asked, the clock would end the call.
  const asked = page.waitForResponse(/activation-status/)
  await button(page, en.confirm).click()
  await expect(title(page, en.activating)).toBeVisible()
  await (await asked).finished()
  await page.clock.fastForward(30_000)
  await expect(page.getByRole('heading', { level: 1, name: en.delayed })).toBeVisible()
  await expectAccessible(page)
  const cold = await newVisitor()
  await cold.goto(new URL(page.url()).pathname)
  await expect(cold.getByRole('heading', { level: 1, name: en.nothing })).toBeVisible()

  const progress = await page.evaluate(() => sessionStorage.getItem('app:v1:registration'))
  await sandbox.hurry(JSON.parse(progress ?? '{}').declarationId)
  await page.clock.fastForward(30_000)
  await expect(page.getByRole('heading', { level: 1, name: en.activatedLater })).toBeVisible()
})
