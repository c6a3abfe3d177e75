import { expectAccessible } from '../fixtures/accessible.ts'
import { answerOperation } from '../fixtures/answer-operation.ts'
import { languagesFor } from '../fixtures/matrix.ts'
import { expect, test } from '../fixtures/person.ts'
import { widthFor } from './width.ts'

/** A day and a time, as each language writes them. */
/** `2026-11-24 14:17`, `24 Nov 2026, 14:17` */
const moment = String.raw`[\d\u2060./-]+(?:\s\p{L}+\s\d{4})?,?\s\d{2}:\d{2}`

for (const language of languagesFor('overview: cancel a plan'))
  test(`a plan is cancelled by keyboard, after its consequences and a lost answer, and told until it is done (${language})`, async ({
    person,
    allow,
  }) => {
    allow(/ 500 /)
    const customer = await person({ language, situations: ['plan active'], signedIn: true })
    const { page, say, number } = customer
    await page.setViewportSize({ width: widthFor[language], height: 900 })
    await page.goto(say.path('usage-details'))
    const cancel = customer.button(say.text('usage.cancel'))
    await cancel.press('Enter')
    const dialog = page.getByRole('dialog')
    const inDialog = (key: string) => dialog.getByRole('button', { name: say.text(key) })
    await expect(dialog).toContainText(say.text('usage.cancelStandardRates'))
    await expect(dialog).toContainText(new RegExp(String.raw`${say.text('gains.DATA_IN_LT')}: [\d,.]+\s`))
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(cancel).toBeFocused()

    await answerOperation(page, 'terminatePlan', 500, 1)
    await cancel.press('Enter')
    await inDialog('usage.cancelConfirm').press('Enter')
    await expect(dialog.getByRole('alert')).toContainText(say.pattern('trouble.reference'))
    await inDialog('usage.tryAgain').press('Enter')
    await expect(dialog).toContainText(say.text('usage.cancelUnderWay'))
    await expect(dialog).toContainText(`+370 ${number.slice(4, 7)} ${number.slice(7)}`)
    await inDialog('usage.ok').press('Enter')
    const notification = page.locator('.notices')
    await expect(notification).toContainText(say.entry('notificationPlanTerminationInProgress', 'title'))
    const phase = page.getByText(say.text('usage.cancelling'), { exact: true })
    await expect(phase).toBeVisible()
    await expect(cancel).toBeHidden()

    await notification.getByRole('button', { name: say.text('notices.close') }).press('Space')
    await expect(notification).toBeEmpty()
    await page.reload()
    await expect(phase).toBeVisible()
    await expect(notification).toBeEmpty()
  })

for (const language of languagesFor('overview: withdraw'))
  test(`one withdraws from a contract in two steps and gets a dated acknowledgement (${language})`, async ({
    person,
  }) => {
    const customer = await person({ language, situations: ['plan active'], signedIn: true })
    const { page, say } = customer
    await page.goto(say.path('usage-details'))
    await customer.button(say.text('usage.withdraw')).click()
    const dialog = page.getByRole('dialog')
    const press = (key: string) => dialog.getByRole('button', { name: say.text(key) }).click()
    await expect(dialog).toContainText(say.pattern('usage.withdrawStatement'))
    await expect(dialog).toContainText(say.entry('plan-l', 'planTitle'))
    await press('usage.withdrawContinue')
    await expectAccessible(page)
    await press('usage.withdrawConfirm')
    await expect(dialog.getByRole('heading', { name: say.text('usage.acknowledged') })).toBeVisible()
    await expect(dialog).toContainText(
      new RegExp(String.raw`${say.text('usage.withdrawnAt')}\s*${moment}`, 'u'),
    )
    await expect(dialog).toContainText(new RegExp(String.raw`${say.text('usage.refund')}\s*[\d,.]+\sEUR`))
    await expectAccessible(page)
    await press('usage.ok')
    await expect(page.getByRole('heading', { name: say.text('usage.noneTitle') })).toBeVisible()
    await page.getByText(say.text('usage.endedPlans')).click()
    await expect(page.getByText(say.text('usage.ended'), { exact: true })).toBeVisible()
    await expect(customer.button(say.text('usage.withdraw'))).toBeHidden()
  })
