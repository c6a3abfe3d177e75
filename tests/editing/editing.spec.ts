import { type ChildProcess, spawn } from 'node:child_process'
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, test } from '@playwright/test'
import { port } from '../fixtures/addresses.ts'

const firstPort = port + 50
let folder: string
let server: ChildProcess

// A copy of the content: the files that other tests read stay as they are.
test.beforeAll(async () => {
  test.setTimeout(240_000)
  folder = await mkdtemp(join(tmpdir(), 'editing-'))
  await cp(resolve('content-sync/space'), join(folder, 'space'), { recursive: true })
  server = spawn(process.execPath, ['scripts/dev.ts'], {
    env: {
      ...process.env,
      PORT: String(firstPort),
      DATA_FOLDER: join(folder, 'data'),
      EMBEDDED_SPACE: join(folder, 'space'),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (!server.stdout) throw new Error('the server says nothing')
  for await (const line of createInterface(server.stdout)) if (line.startsWith('editing: ')) break
  server.stdout.resume()
})
test.afterAll(async () => {
  server.kill()
  await rm(folder, { recursive: true, force: true })
})

test('a changed price is on the page beside it, and taken back', async ({ page }) => {
  test.setTimeout(240_000)
  const file = () => readFile(join(folder, 'space/entries/plan.yaml'), 'utf8')
  const before = await file()
  await page.goto(`http://127.0.0.1:${firstPort + 3}/`)
  await page.getByRole('searchbox', { name: 'Search' }).fill('plan-s')
  await page.getByRole('link', { name: 'Žemuogė', exact: true }).click()
  const price = page.getByRole('textbox', { name: 'Price', exact: true })
  const beside = page.frameLocator('#site').getByText('77,70').first()
  await price.fill('seventy')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('status')).toHaveText(/^Not saved/)
  expect(await file()).toBe(before)
  await price.fill('77,70')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(beside).toBeAttached({ timeout: 120_000 })
  await expect(page.getByRole('status')).toHaveText('Saved. The page shows it.')
  await page.getByRole('button', { name: 'Undo: Change plan “plan-s”' }).click()
  await expect(beside).not.toBeAttached({ timeout: 120_000 })
  expect(await file()).toBe(before)
})
