import { expectAccessible } from '../fixtures/accessible.ts'
import { languagesFor } from '../fixtures/matrix.ts'
import { expect, type Person, test } from '../fixtures/person.ts'

const field = ({ page, say }: Person, key: string) => page.getByRole('textbox', { name: say.text(key) })
const press = (person: Person, key: string) => person.button(person.say.text(key)).click()

async function fillInPerson(person: Person) {
  await field(person, 'leave.phone').fill(person.number)
  await field(person, 'person.firstName').fill('Agnė')
  await field(person, 'person.lastName').fill('Avietė')
  await field(person, 'person.email').fill('agne@example.com')
  await press(person, 'leave.sendCode')
}

/** The code of the last text that the number got. */
async function sentCode(person: Person): Promise<string> {
  const { texts } = await person.record()
  return texts[0]?.slice(0, 6) ?? ''
}

for (const language of languagesFor('requests: leave for another operator'))
  test(`someone leaves Extra for another operator (${language})`, async ({ person }) => {
    const leaver = await person({ language, line: 'extra' })
    const { page, say } = leaver
    await page.setViewportSize({ width: 375, height: 812 })
    await page.goto(say.path('leave-extra'))
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'extra')
    // Before its script is there the browser itself asks for what is missing.
    await expect(page.locator('main astro-island[ssr]')).toHaveCount(0)
    await press(leaver, 'leave.sendCode')
    const summary = page.getByRole('alert')
    await expect(summary).toBeFocused()
    await expect(summary.getByRole('link')).toHaveCount(5)
    await expect(page).toHaveTitle(new RegExp(`^${say.text('document.errorPrefix')}`))
    await expectAccessible(page)

    await page.getByRole('radio', { name: say.text('leave.otherOperator') }).check()
    await field(leaver, 'leave.operatorName').fill('Kitas')
    await field(leaver, 'leave.contactPhone').fill('8 612 34567')
    await fillInPerson(leaver)
    const code = field(leaver, 'link.code')
    await expect(code).toBeFocused()

    const right = await sentCode(leaver)
    await code.fill(right === '000000' ? '111111' : '000000')
    await press(leaver, 'leave.submit')
    await expect(page.getByRole('alert')).toContainText(say.text('link.INVALID_VERIFICATION_CODE', { n: 2 }))
    await press(leaver, 'leave.changeDetails')
    await expect(field(leaver, 'leave.operatorName')).toHaveValue('Kitas')
    await expect(field(leaver, 'leave.contactPhone')).toHaveValue('+370 612 34567')
    await press(leaver, 'leave.sendCode')
    await code.fill(right)
    await press(leaver, 'leave.submit')
    await expect(page.getByText(say.text('leave.submitted'), { exact: true })).toBeVisible()
    await expect(page.locator('.reference')).toHaveText(/^L-\w+$/)
    await expectAccessible(page)
  })

for (const language of languagesFor('requests: leave the second line'))
  test(`the second line’s holder says first where its number goes (${language})`, async ({ person }) => {
    const leaver = await person({ language, line: 'extra', signedIn: true })
    const { page, say } = leaver
    await page.goto(say.path('leave-second-line'))
    // The step's title asks already where the number goes: the choice's own question is heard only.
    await expect(page.getByRole('group', { name: say.text('leave.destination') })).toBeVisible()
    expect(await page.locator('legend > span').boundingBox()).toMatchObject({ width: 1, height: 1 })
    await page.getByRole('radio', { name: say.text('leave.postpaid') }).check()
    await press(leaver, 'leave.goOn')
    await expect(page.getByRole('heading', { name: say.text('leave.person') })).toBeFocused()
    await fillInPerson(leaver)
    await expect(field(leaver, 'link.code')).toBeFocused()
    await field(leaver, 'link.code').fill(await sentCode(leaver))
    await page.keyboard.press('Enter')
    await expect(page.getByText(say.text('leave.submitted'), { exact: true })).toBeVisible()
  })

for (const language of languagesFor('requests: other details too soon'))
  test(`other details before another text may be sent: told from when on (${language})`, async ({
    person,
  }) => {
    const leaver = await person({ language, line: 'extra' })
    const { page, say } = leaver
    await page.goto(say.path('leave-extra'))
    await expect(page.locator('main astro-island[ssr]')).toHaveCount(0)
    await page.getByRole('radio', { name: say.text('leave.prepaid') }).check()
    await fillInPerson(leaver)
    await press(leaver, 'leave.changeDetails')
    await field(leaver, 'person.lastName').fill('Avietaitė')
    await press(leaver, 'leave.sendCode')
    await expect(page.getByRole('timer')).toHaveText(say.pattern('link.tryAgainIn'))
    await expect(page.getByRole('timer')).toContainText(/0:\d\d/)
  })

for (const colorScheme of ['light', 'dark'] as const)
  test(`leaving, the game and activating are accessible in every state, and fit a small phone (${colorScheme})`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 320, height: 900 })
    await page.goto('/gallery/requests')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    await expectAccessible(page)
  })
