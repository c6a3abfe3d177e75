import { brotliCompressSync } from 'node:zlib'
import type { Page, Response } from '@playwright/test'
import { importsOf } from '../../src/ui/finish-pages/preload-islands.ts'

/** Files of these addresses never change: every page would weigh React anew. */
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

/** Bytes of all script of a page, inline and in files. */
export const scriptBytes = async (page: Page, answers: Response[]) => {
  const files = answers.filter((answer) => answer.request().resourceType() === 'script')
  const inline = await page
    .locator('script:not([src], [type="application/ld+json"])')
    .evaluateAll((scripts) => scripts.map((script) => script.textContent ?? ''))
  const weights = await Promise.all(files.map(weigh))
  return weights.reduce((sum, bytes) => sum + bytes, 0) + brotliCompressSync(inline.join('\n')).length
}

/**
 * How many files stand between an address and its picture, by what the page says and not by when they come: itself, its
 * fonts, the pictures that don't wait, its scripts and what they import at once. Whatever icon it has comes later.
 */
export async function requestsBeforePicture(page: Page, answers: Response[]): Promise<number> {
  const named = (selector: string, attribute: string) =>
    page
      .locator(selector)
      .evaluateAll((elements, name) => elements.map((element) => element.getAttribute(name) ?? ''), attribute)
  const scripts = new Set<string>()
  const need = async (path: string) => {
    if (scripts.has(path)) return
    scripts.add(path)
    const answer = answers.find((each) => new URL(each.url()).pathname === path)
    for (const name of importsOf((await answer?.text()) ?? '')) await need(`/_astro/${name}`)
  }
  for (const path of await named('script[src]', 'src')) await need(path)
  for (const path of await named('link[rel=modulepreload]', 'href')) await need(path)
  const fonts = answers.filter((answer) => answer.request().resourceType() === 'font')
  const markup = (await answers[0]?.text()) ?? ''
  const pictures = markup.match(/<img (?![^>]*loading="lazy")/g)?.length ?? 0
  return 1 + scripts.size + fonts.length + pictures
}
