import type { Page } from '@playwright/test'
import { parsePhoneNumber, writePhoneNumber } from '../../src/lib/phone-number.ts'
import { expectAccessible } from '../fixtures/accessible.ts'
import { siteOrigin } from '../fixtures/addresses.ts'
import { sandbox } from '../fixtures/sandbox.ts'
import { expect, test } from '../fixtures/test.ts'
import { words } from './words.ts'

type Say = (typeof words)[keyof typeof words]

const field = (page: Page, name: string | RegExp) => page.getByRole('dialog').getByRole('textbox', { name })
const button = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name })

/** Opens the form on the partners' page, and waits for its riddle. */
async function open(page: Page, say: Say) {
  await page.goto(say.path)
  await page.getByRole('button', { name: say.open }).first().click()
  await expect(page.getByRole('dialog', { name: say.title }).getByRole('img')).toBeVisible()
}

/** Asks for a question in words and answers it, as somebody does who can't see the picture. */
async function answerQuestion(page: Page, say: Say) {
  await button(page, say.inWords).click()
  const answer = field(page, say.question)
  const question = (await answer.getAttribute('id')) ?? ''
  const [one, other] = (await page.locator(`label[for="${question}"]`).innerText()).match(/\d+/g) ?? []
  await answer.fill(String(Number(one) + Number(other)))
}

async function fillIn(page: Page, say: Say, number: string) {
  await field(page, say.name).fill('Ona')
  await field(page, say.phone).fill(number)
  await page.getByRole('checkbox', { name: say.privacy }).check()
  await answerQuestion(page, say)
}

for (const say of Object.values(words)) {
  test(`somebody asks to be called (${say.language})`, async ({ page }) => {
    const number = await sandbox.newNumber()
    await page.setViewportSize({ width: 375, height: 812 })
    await open(page, say)
    await expectAccessible(page)
    await button(page, say.submit).click()
    const summary = page.getByRole('alert')
    await expect(summary).toBeFocused()
    await expect(summary.getByRole('link')).toHaveCount(4)
    await expect(page).toHaveTitle(new RegExp(`^${say.error}`))
    await expectAccessible(page)
    await summary.getByRole('link').first().click()
    await expect(field(page, say.name)).toBeFocused()

    await fillIn(page, say, number)
    await button(page, say.submit).click()
    const success = page.getByRole('dialog', { name: say.success })
    await expect(success).toBeVisible()
    expect(await success.boundingBox()).toMatchObject({ x: 0, y: 0, width: 375, height: 812 })
    await expectAccessible(page)
    await success.getByRole('button', { name: say.understood }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('button', { name: say.open }).first()).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(field(page, say.phone)).toHaveValue('')
    expect((await sandbox.recordOf(number)).leads).toMatchObject([{ name: 'Ona', marketingConsent: 0 }])
  })
}

const { lt } = words

test('nothing of the form is loaded before it is opened', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto(lt.path, { waitUntil: 'networkidle' })
  expect(asked.filter((url) => /\/api\/|Lead|client\./.test(url))).toEqual([])
})

test('the form works by keyboard alone, from the picture’s alternative to the end', async ({ page }) => {
  const number = await sandbox.newNumber()
  await page.goto(lt.path)
  await page.getByRole('button', { name: lt.open }).first().focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible()
  const walkTo = async (target: ReturnType<typeof field>) => {
    const isThere = () => target.evaluate((element) => element === document.activeElement)
    for (let steps = 0; steps < 20 && !(await isThere()); steps += 1) await page.keyboard.press('Tab')
    await expect(target).toBeFocused()
  }
  await walkTo(field(page, lt.name))
  await page.keyboard.type('Ona')
  await walkTo(field(page, lt.phone))
  await page.keyboard.type(number)
  await walkTo(page.getByRole('checkbox', { name: lt.privacy }))
  await page.keyboard.press('Space')
  await walkTo(button(page, lt.inWords))
  await page.keyboard.press('Enter')
  const answer = field(page, lt.question)
  const label = await answer.evaluate((element) => element.closest('.field')?.textContent ?? '')
  const [one, other] = label.match(/\d+/g) ?? []
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  await expect(answer).toBeFocused()
  await page.keyboard.type(String(Number(one) + Number(other)))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: lt.success })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('what was typed survives an answer that is none; the second press asks once', async ({
  page,
  context,
  allow,
}) => {
  allow(/v1\/leads/)
  const number = await sandbox.newNumber()
  await context.addCookies([{ name: 'sandbox-visitor', value: number, url: siteOrigin }])
  await open(page, lt)
  await fillIn(page, lt, number)
  await sandbox.fault({ path: '/api/v1/leads', visitor: number, kind: 'malformed', shape: 'html', times: 1 })
  await button(page, lt.submit).click()
  const failure = page.getByRole('dialog', { name: lt.failure })
  await expect(failure).toContainText(/Nuoroda skambinant: \w+/)
  await expectAccessible(page)
  await failure.getByRole('button', { name: lt.understood }).click()
  const written = parsePhoneNumber(number)
  await expect(field(page, lt.phone)).toHaveValue(written ? writePhoneNumber(written) : '')
  await expect(page.getByRole('checkbox', { name: lt.privacy })).toBeChecked()
  await button(page, lt.submit).click()
  await expect(page.getByRole('dialog', { name: lt.success })).toBeVisible()
  expect((await sandbox.recordOf(number)).leads).toHaveLength(1)
})

test('in the dialog of what failed, that there was no connection goes once there is one', async ({
  page,
  allow,
}) => {
  allow(/v1\/leads|ERR_INTERNET_DISCONNECTED/)
  await open(page, lt)
  await fillIn(page, lt, await sandbox.newNumber())
  await page.route('**/api/v1/leads', (route) => route.abort('internetdisconnected'))
  await button(page, lt.submit).click()
  const failure = page.getByRole('dialog', { name: lt.failure })
  await expect(failure).toContainText('Nėra ryšio')
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(failure).not.toContainText('Nėra ryšio')
})

test('the form has a page of its own, to which the button leads without script', async ({
  newVisitor,
  allow,
}) => {
  // The form's script is asked for early, and refused.
  allow(/failed request: .*\/_astro\//)
  const page = await newVisitor({ javaScriptEnabled: false })
  await page.goto(lt.path)
  await page.getByRole('link', { name: lt.open }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText(lt.needsScript)).toBeVisible()
})
