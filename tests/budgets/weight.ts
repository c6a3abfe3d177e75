import { brotliCompressSync } from 'node:zlib'
import type { Page, Response } from '@playwright/test'

/** Files of these addresses never change: every page would weigh React again. */
const weighed = new Map<string, number>()

/** Bytes on the wire, brotli 11, headers not counted. */
export async function weigh(answer: Response): Promise<number> {
  const known = weighed.get(answer.url())
  if (known !== undefined) return known
  const bytes = brotliCompressSync(await answer.body()).length
  if (answer.url().includes('/_astro/')) weighed.set(answer.url(), bytes)
  return bytes
}

/** Opens a page and collects every answer until the network is quiet. */
export async function load(page: Page, path: string): Promise<Response[]> {
  const answers: Response[] = []
  page.on('response', (answer) => answers.push(answer))
  await page.goto(path, { waitUntil: 'networkidle' })
  return answers
}

const addressesOf = (answers: Response[], kind: string) =>
  answers
    .filter((answer) => answer.request().resourceType() === kind)
    .map((answer) => new URL(answer.url()).pathname)
    .toSorted()

/** The addresses of the scripts, and of the fonts, that a page loaded. */
export const scriptsOf = (answers: Response[]) => addressesOf(answers, 'script')
export const fontsOf = (answers: Response[]) => addressesOf(answers, 'font')

const sumOf = async (answers: Response[]) =>
  (await Promise.all(answers.map(weigh))).reduce((sum, bytes) => sum + bytes, 0)

/** Bytes of everything that a page loaded; whatever icon it has comes later. */
export const totalBytes = (answers: Response[]) =>
  sumOf(answers.filter((answer) => !/icon/.test(answer.url())))

/** Bytes of all script of a page, inline and in files. */
export async function scriptBytes(page: Page, answers: Response[]): Promise<number> {
  const inline = await page
    .locator('script:not([src], [type="application/ld+json"])')
    .evaluateAll((scripts) => scripts.map((script) => script.textContent ?? ''))
  const files = await sumOf(answers.filter((answer) => answer.request().resourceType() === 'script'))
  return files + brotliCompressSync(inline.join('\n')).length
}
