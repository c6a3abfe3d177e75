import type { Locator } from '@playwright/test'
import { parsePhoneNumber, writePhoneNumber } from '../../src/lib/phone-number.ts'
import { expectAccessible } from '../fixtures/accessible.ts'
import { languagesFor } from '../fixtures/matrix.ts'
import { expect, type Person, test } from '../fixtures/person.ts'
import { wordsIn } from '../fixtures/words.ts'

const dialog = ({ page }: Person, modal?: string) =>
  page.getByRole('dialog', modal ? { name: modal } : undefined)
const field = (person: Person, input: string) =>
  dialog(person).getByRole('textbox', { name: person.say.entry(input, 'label') })
const button = (person: Person, key: string) =>
  dialog(person).getByRole('button', { name: person.say.text(key) })
const privacy = ({ page, say }: Person) => page.getByRole('checkbox', { name: say.text('lead.privacy') })
const understood = ({ say }: Person) => ({ name: say.entry('modal-understood', 'title') })

/** The button on the partners' page that opens the form. */
const opener = ({ page, say }: Person) =>
  page.getByRole('button', { name: say.entry('partner-lead', 'title') }).first()

/** The form is there, and its challenge. */
const expectForm = (person: Person) =>
  expect(dialog(person, person.say.entry('lead-generation-form', 'title')).getByRole('img')).toBeVisible()

/** The field for the challenge's answer, and the answer to the question in words that is at it. */
async function riddle(person: Person) {
  const shown = dialog(person).locator('.captcha-riddle')
  const question = shown.locator('label')
  await expect(question).toContainText(/\d/)
  const [one, other] = (await question.innerText()).match(/\d+/g) ?? []
  return { field: shown.getByRole('textbox'), answer: String(Number(one) + Number(other)) }
}

/** Continues with a key until the element has focus. */
async function walkTo(target: Locator, key = 'Tab') {
  const isThere = () => target.evaluate((element) => element === document.activeElement)
  for (let steps = 0; steps < 20 && !(await isThere()); steps += 1) await target.page().keyboard.press(key)
  await expect(target).toBeFocused()
}

for (const language of languagesFor('lead-generation: by keyboard'))
  test(`someone asks to be called, by keyboard alone and without seeing the picture (${language})`, async ({
    person,
  }) => {
    const caller = await person({ language })
    const { page, say, number } = caller
    await page.setViewportSize({ width: 375, height: 812 })
    await page.goto(say.path('become-a-partner'))
    await opener(caller).press('Enter')
    await expectForm(caller)
    await walkTo(field(caller, 'lead-name'))
    await page.keyboard.press('Enter')
    const summary = page.getByRole('alert')
    await expect(summary).toBeFocused()
    await expect(summary.getByRole('link')).toHaveCount(4)
    await expect(page).toHaveTitle(new RegExp(`^${say.text('document.errorPrefix')}`))
    await expectAccessible(page)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(field(caller, 'lead-name')).toBeFocused()

    await page.keyboard.type('Ona')
    await walkTo(field(caller, 'lead-phone-number'))
    await page.keyboard.type(number)
    await walkTo(privacy(caller))
    await page.keyboard.press('Space')
    await walkTo(button(caller, 'lead.captchaQuestion'))
    await page.keyboard.press('Enter')
    const { field: answerField, answer } = await riddle(caller)
    await walkTo(answerField, 'Shift+Tab')
    await page.keyboard.type(answer)
    await page.keyboard.press('Enter')

    const success = dialog(caller, say.entry('lead-generation-success', 'title'))
    await expect(success).toBeVisible()
    // Once it has come to rest.
    await expect.poll(() => success.boundingBox()).toMatchObject({ x: 0, y: 0, width: 375, height: 812 })
    await expectAccessible(page)
    await success.getByRole('button', understood(caller)).press('Enter')
    await expect(dialog(caller)).toHaveCount(0)
    await expect(opener(caller)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(field(caller, 'lead-phone-number')).toHaveValue('')
    await page.keyboard.press('Escape')
    await expect(dialog(caller)).toHaveCount(0)
    expect((await caller.record()).leads).toMatchObject([{ name: 'Ona', marketingConsent: 0 }])
  })

for (const language of languagesFor('lead-generation: trouble'))
  test(`what was typed survives answers that are none; the last press asks once (${language})`, async ({
    person,
    allow,
  }) => {
    allow(/v1\/leads|ERR_INTERNET_DISCONNECTED/)
    const caller = await person({ language })
    const { page, say, number } = caller
    await page.goto(say.path('become-a-partner'))
    await opener(caller).click()
    await expectForm(caller)
    await field(caller, 'lead-name').fill('Ona')
    await field(caller, 'lead-phone-number').fill(number)
    await privacy(caller).check()
    await button(caller, 'lead.captchaQuestion').click()
    const { field: answerField, answer } = await riddle(caller)
    await answerField.fill(answer)

    await page.route('**/api/v1/leads', (route) => route.abort('internetdisconnected'))
    await button(caller, 'lead.submit').click()
    const failure = dialog(caller, say.entry('lead-generation-error', 'title'))
    await expect(failure).toContainText(say.text('trouble.noConnection'))
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await expect(failure).not.toContainText(say.text('trouble.noConnection'))
    await failure.getByRole('button', understood(caller)).click()
    await page.unroute('**/api/v1/leads')

    await caller.fault('leads', { kind: 'malformed', shape: 'html', times: 1 })
    await button(caller, 'lead.submit').click()
    await expect(failure).toContainText(say.pattern('trouble.reference'))
    await expectAccessible(page)
    await failure.getByRole('button', understood(caller)).click()
    const written = parsePhoneNumber(number)
    await expect(field(caller, 'lead-phone-number')).toHaveValue(written ? writePhoneNumber(written) : '')
    await expect(privacy(caller)).toBeChecked()

    await button(caller, 'lead.submit').click()
    await expect(dialog(caller, say.entry('lead-generation-success', 'title'))).toBeVisible()
    expect((await caller.record()).leads).toHaveLength(1)
  })

for (const language of languagesFor('lead-generation: no script'))
  test(`the form has a page of its own, to which the button leads without script (${language})`, async ({
    newVisitor,
    allow,
  }) => {
    // The form's script is asked for early, and refused.
    allow(/failed request: .*\/_astro\//)
    const say = wordsIn(language)
    const page = await newVisitor({ javaScriptEnabled: false })
    await page.goto(say.path('become-a-partner'))
    await page
      .getByRole('link', { name: say.entry('partner-lead', 'title') })
      .first()
      .click()
    await expect(page).toHaveURL(say.path('lead-generation'))
    const told = page.locator('noscript p')
    await expect(told).toHaveText(say.text('lead.needsScript'))
    await expect(told).toBeVisible()
  })
