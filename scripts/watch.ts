/** `npm run watch -- --origin URL`: what a visitor does most, in a browser, in three languages; for a scheduler elsewhere. */
import { parseArgs } from 'node:util'
import { chromium, type Page } from '@playwright/test'
import { type Language, languages, pathOf } from '../src/i18n/language.ts'
import { browserFlags, findBrowser } from './browser.ts'

const { values } = parseArgs({
  options: {
    origin: { type: 'string', default: 'http://127.0.0.1:4321' },
    /** A number that may be topped up: the top-up is begun, and never paid. Without one it ends at the form. */
    phone: { type: 'string' },
    json: { type: 'boolean' },
  },
})
const { origin, phone } = values
/** Milliseconds for each step: what takes longer is as good as down. */
const patience = 20_000

/** Goes to a page by its Lithuanian path, and on to its other language as a visitor does. */
async function open(page: Page, path: string, language: Language): Promise<void> {
  const answer = await page.goto(origin + path)
  if (answer?.status() !== 200) throw new Error(`${path} was answered ${answer?.status()}`)
  const other = await page.locator(`a.language-link[hreflang=${language}]`).first().getAttribute('href')
  if (language !== 'lt') await page.goto(origin + (other ?? pathOf(language, '')))
  await page.locator(`html[lang=${language}] main h1`).waitFor()
}

/** What is found by its place, not by its words: editors may change those. */
const journeys: Record<string, (page: Page, language: Language) => Promise<void>> = {
  home: (page, language) => open(page, '/', language),
  plan: async (page, language) => {
    await open(page, '/planai', language)
    await page.locator('main article, main .plan-card, main li').first().waitFor()
  },
  'log-in': async (page, language) => {
    await open(page, '/prisijungti', language)
    await page.locator('main form button, main a[href*="/api/v1/log-in"], main button').first().waitFor()
  },
  search: async (page, language) => {
    await open(page, '/', language)
    await page.locator('site-search > button').click()
    await page.locator('dialog[open] input').fill('esim')
    await page.locator('dialog[open] li a').first().waitFor()
  },
  'top-up': async (page, language) => {
    await open(page, '/saskaitos-papildymas', language)
    const number = page.locator('main form input[autocomplete~=tel], main form input[type=tel]').first()
    await number.fill(phone ?? '')
    if (phone === undefined) return
    await page.locator('main form input[type=radio]').first().check()
    await page.locator('main form button[type=submit]').click()
    const pay = page.locator('main .form-card button.button-primary')
    await page.locator('main .form-card .form-title:focus').waitFor()
    await pay.click()
    // The card is given on the acquirer's page: there it ends.
    await page.waitForURL((url) => url.origin !== new URL(origin).origin)
  },
}

interface Walked {
  journey: string
  language: Language
  milliseconds: number
  problem?: string
}

const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags() })
const walked: Walked[] = []
for (const language of languages) {
  for (const [journey, walk] of Object.entries(journeys)) {
    const page = await browser.newPage()
    page.setDefaultTimeout(patience)
    const errors: string[] = []
    page.on('pageerror', ({ message }) => errors.push(message))
    const begun = performance.now()
    const failed = await walk(page, language).then(
      () => errors[0],
      (error: unknown) => (error instanceof Error ? error.message.split('\n')[0] : String(error)),
    )
    const milliseconds = Math.round(performance.now() - begun)
    walked.push({ journey, language, milliseconds, ...(failed !== undefined && { problem: failed }) })
    await page.close()
  }
}
await browser.close()

const failures = walked.filter(({ problem }) => problem !== undefined)
if (values.json) console.log(JSON.stringify({ origin, passed: failures.length === 0, walked }, undefined, 2))
else {
  for (const { journey, language, milliseconds, problem } of walked)
    console.log(
      `${problem === undefined ? 'ok    ' : 'FAILED'} ${journey} (${language}) ${milliseconds} ms ${problem ?? ''}`,
    )
}
if (failures.length > 0) process.exitCode = 1
