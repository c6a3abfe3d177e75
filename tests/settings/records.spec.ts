import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { expectAccessible } from '../fixtures/accessible.ts'
import { test } from './customer.ts'

test('history: more on demand, one kind of it, and a file of what is shown', async ({ signedInAs }) => {
  const { page } = await signedInAs('666 66666')
  await page.goto('/mano/istorija')
  const lines = page.getByRole('main').locator('time')
  await expect(lines).toHaveCount(20)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Rodyti senesnius' }).click()
  await expect(lines).toHaveCount(60)
  await page.getByRole('radio', { name: 'Papildymai' }).check()
  await expect(lines).not.toHaveCount(60)
  const topUps = await lines.count()
  expect(topUps).toBeGreaterThan(0)
  expect(topUps).toBeLessThan(60)
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Atsisiųsti CSV' }).click()
  const file = await readFile(await (await downloading).path(), 'utf8')
  expect(file.trim().split('\r\n')).toHaveLength(topUps + 1)
})

test('history on paper says whose it is', async ({ signedInAs }) => {
  const { page } = await signedInAs('612 34567')
  await page.goto('/mano/istorija')
  await expect(page.getByRole('main').locator('time').first()).toBeVisible()
  const number = page.getByRole('main').getByText('+370 612 34567', { exact: true })
  await expect(number).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(number).toBeVisible()
})

test('nothing in history and nothing in the report are told as such', async ({ signedInAs }) => {
  const { page } = await signedInAs('611 11111')
  await page.goto('/ru/mano/istorija')
  await expect(page.getByText('Здесь пока пусто')).toBeVisible()
  await page.goto('/ru/mano/otchet-ob-uslugah')
  await expect(page.getByText('За этот период ничего не было')).toBeVisible()
  await page.getByLabel('Период').selectOption({ label: 'Выбрать даты' })
  await page.getByLabel('С', { exact: true }).fill('2020-01-01')
  await page.getByRole('button', { name: 'Показать' }).click()
  await expect(page.getByRole('link', { name: 'Выберите период не длиннее 12 месяцев' })).toBeVisible()
  await expectAccessible(page)
})

test('on a tablet calls and texts stand on one line, and every table’s columns under the one before', async ({
  signedInAs,
}) => {
  const { page } = await signedInAs('612 34567')
  await page.setViewportSize({ width: 768, height: 1024 })
  await page.goto('/mano/paslaugu-ataskaita')
  await expect(page.getByRole('cell', { name: 'Skambutis' }).first()).toBeVisible()
  const { starts, broken } = await page.evaluate(() => ({
    starts: [...document.querySelectorAll('main table')].map((table) =>
      [...table.querySelectorAll('th')]
        .map((head) => Math.round(head.getBoundingClientRect().left))
        .join(' '),
    ),
    broken: [...document.querySelectorAll('main td:nth-child(2)')].flatMap(({ textContent, firstChild }) => {
      if (!/^(Skambutis|SMS)/.test(textContent)) return []
      const range = document.createRange()
      if (firstChild) range.selectNode(firstChild)
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1
        ? [textContent]
        : []
    }),
  }))
  expect(new Set(starts).size).toBe(1)
  expect(broken).toEqual([])
})

test('a head of the report’s tables is never cut in two, in any language', async ({ signedInAs }) => {
  const { page } = await signedInAs('612 34567')
  for (const path of ['/mano/paslaugu-ataskaita', '/en/mano/service-report', '/ru/mano/otchet-ob-uslugah']) {
    await page.goto(path)
    for (const width of [768, 1440]) {
      await page.setViewportSize({ width, height: 1024 })
      await expect(page.getByRole('columnheader').first()).toBeVisible()
      const cut = await page.getByRole('columnheader').evaluateAll((heads) =>
        heads.flatMap((head) => {
          const range = document.createRange()
          range.selectNodeContents(head)
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
          return lines.size > 1 || head.scrollWidth > head.clientWidth ? [head.textContent] : []
        }),
      )
      expect(cut).toEqual([])
    }
  }
})
