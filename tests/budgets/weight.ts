import { brotliCompressSync } from 'node:zlib'
import type { Page, Response } from '@playwright/test'

/** Bytes on the wire, brotli 11, headers not counted. */
export const weigh = async (answer: Response) => brotliCompressSync(await answer.body()).length

/** Opens a page and collects every answer until the network is quiet. */
export async function load(page: Page, path: string): Promise<Response[]> {
  const answers: Response[] = []
  page.on('response', (answer) => answers.push(answer))
  await page.goto(path, { waitUntil: 'networkidle' })
  return answers
}

/** Bytes of all script of a page, inline and in files. */
export const scriptBytes = async (page: Page, answers: Response[]) => {
  const files = answers.filter((answer) => answer.request().resourceType() === 'script')
  const inline = await page
    .locator('script:not([src], [type="application/ld+json"])')
    .evaluateAll((scripts) => scripts.map((script) => script.textContent ?? ''))
  const weights = await Promise.all(files.map(weigh))
  return weights.reduce((sum, bytes) => sum + bytes, 0) + brotliCompressSync(inline.join('\n')).length
}
