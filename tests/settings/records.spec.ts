import { readFile } from 'node:fs/promises'
import { historyWords } from '../../sandbox/operator/account/history-words.ts'
import { expectAccessible } from '../fixtures/accessible.ts'
import { languagesFor } from '../fixtures/matrix.ts'
import { expect, test } from '../fixtures/person.ts'

for (const language of languagesFor('records: history'))
  test(`history: more on demand, one kind of it, a receipt, a file of what is shown, and on paper whose it is (${language})`, async ({
    person,
  }) => {
    const customer = await person({ language, number: '+37066666666', signedIn: true })
    const { page, say } = customer
    await page.goto(say.path('history'))
    const lines = page.getByRole('main').locator('time')
    await expect(lines).toHaveCount(20)
    await expectAccessible(page)
    await customer.button(say.text('history.more')).click()
    await expect(lines).toHaveCount(60)
    const filters = customer.button(say.text('history.filters'))
    if (await filters.isVisible()) await filters.click()
    await page.getByRole('radio', { name: say.text('history.TOP_UPS') }).check()
    await expect(lines).not.toHaveCount(60)
    const topUps = await lines.count()
    expect(topUps).toBeGreaterThan(0)
    expect(topUps).toBeLessThan(60)
    const [first] = await page.getByRole('main').locator('.record-amount').allTextContents()
    expect(first).toMatch(/^\+\d+,\d\d.EUR$/)
    await page.getByRole('searchbox', { name: say.text('history.search') }).fill(first ?? '')
    await expect(lines).not.toHaveCount(topUps)
    await page.getByRole('searchbox', { name: say.text('history.search') }).fill('')
    await expect(lines).toHaveCount(topUps)
    await customer
      .button(new RegExp(`^${say.text('history.receipt')}, `))
      .first()
      .click()
    const receipt = page.getByRole('dialog', { name: say.text('history.receiptTitle') })
    await expect(receipt.getByText((first ?? '').replace('+', '')).last()).toBeVisible()
    await expectAccessible(page)
    await receipt.getByRole('button', { name: say.text('history.close') }).click()
    const downloading = page.waitForEvent('download')
    await customer.button(say.text('history.download')).click()
    const file = await readFile(await (await downloading).path(), 'utf8')
    expect(file.trim().split('\r\n')).toHaveLength(topUps + 1)

    const number = page.getByRole('main').getByText('+370 666 66666', { exact: true })
    await expect(number).toBeHidden()
    await page.emulateMedia({ media: 'print' })
    await expect(number).toBeVisible()
  })

for (const language of languagesFor('records: nothing'))
  test(`nothing in history and in the report is shown as such; too long a period is shown at its dates (${language})`, async ({
    person,
  }) => {
    const { page, say } = await person({ language, number: '+37061111111', signedIn: true })
    await page.goto(say.path('history'))
    await expect(page.getByText(say.text('history.empty'))).toBeVisible()
    await page.goto(say.path('service-report'))
    await expect(page.getByText(say.text('report.empty'))).toBeVisible()
    await page.getByLabel(say.text('report.period')).selectOption({ label: say.text('report.ownDates') })
    await page.getByLabel(say.text('report.from'), { exact: true }).fill('2020-01-01')
    await page.getByRole('button', { name: say.text('report.show'), exact: true }).click()
    await expect(page.getByRole('link', { name: say.text('report.tooLong') })).toBeVisible()
    await expectAccessible(page)
  })

/** Of these cells, those whose words are on two lines. */
const brokenCells = (cells: Element[]) =>
  cells.flatMap(({ textContent, firstChild }) => {
    const range = document.createRange()
    if (firstChild) range.selectNode(firstChild)
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1
      ? [textContent]
      : []
  })

test('on a tablet calls and texts take one line of a kind that is opened', async ({ person }) => {
  const { page, say } = await person({ number: '+37061234567', signedIn: true })
  await page.setViewportSize({ width: 768, height: 1024 })
  await page.goto(say.path('service-report'))
  const { callCharged, messageCharged } = historyWords.lt
  for (const kind of ['report.CALLS', 'report.MESSAGES'] as const)
    await page
      .locator('main summary')
      .filter({ hasText: say.text(kind) })
      .click()
  for (const text of [callCharged, messageCharged]) {
    const [beginning] = text.split(' {number}')
    const cells = page.locator('main td:nth-child(2)').filter({ hasText: new RegExp(`^${beginning} `) })
    await expect(cells.first()).toBeVisible()
    expect(await cells.evaluateAll(brokenCells)).toEqual([])
  }
})
