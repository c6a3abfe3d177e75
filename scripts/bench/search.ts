import { once } from 'node:events'
import { createServer } from 'node:http'
import { brotliCompressSync } from 'node:zlib'
import type { Browser, Page } from '@playwright/test'
import { searchFiles } from '../../hosting/search-files.ts'
import { languages, pathOf } from '../../src/i18n/language.ts'
import { embeddedSnapshot } from '../../tests/fixtures/embedded-snapshot.ts'
import { searchOf } from '../../tests/search/embedded-search.ts'
import { morePlaces } from '../../tests/search/many-places.ts'
import { questions } from '../../tests/search/questions.ts'
import type { Bench } from './bench.ts'
import { browse, telephone } from './browse.ts'
import { type Finding, median, worst } from './finding.ts'
import { searchGoals } from './goals.ts'
import { slowDown } from './slow-down.ts'

/** Of 15,000 pages, those of one language. */
const pages = 5000
const seed = 7
/** Each tenth of the questions that people ask. */
const askedEach = 10

/**
 * The search of a site of 15,000 pages in each language: what the first question loads, what each further one does, and how long an answer takes on a
 * processor four times slower, when its parts come from this machine and when they are at hand. The pages are the embedded ones and made ones, with
 * as many words as prose has.
 */
export async function measureSearch({ browser: start, origins, runs, say }: Bench): Promise<Finding[]> {
  const snapshot = await embeddedSnapshot()
  const findings: Finding[] = []
  for (const language of languages) {
    const { places, words } = searchOf(snapshot[language])
    const address = `${origins.site}/search/${language}.json`
    const site = await browse(start, (browser) => indexAt(browser, address))
    const all = [...places, ...morePlaces(places, language, pages, seed)]
    const body = Buffer.from(JSON.stringify({ ...site, places: all, words }))
    const served = await serveParts(searchFiles(`search/${language}.json`, body))
    const asked = questions[language].flatMap(([question], at) => (at % askedEach === 0 ? question : []))
    const answers: Answer[] = []
    for (let run = 1; run <= runs; run += 1) {
      say(`${language}, ${run} of ${runs}`)
      const home = `${origins.site}${pathOf(language, '')}`
      answers.push(...(await browse(start, (browser) => ask(browser, home, served, asked))))
    }
    served.close()
    findings.push(...findingsOf(language, answers))
  }
  return findings
}

interface ServedParts {
  head: string
  headBytes: number
  /** Compressed bytes that were sent since it was asked last. */
  sent: () => number
  close: () => void
}

/** Serves parts compressed, as a host does; the head leads to them. */
async function serveParts([head, ...parts]: ReturnType<typeof searchFiles>): Promise<ServedParts> {
  if (!head) throw new Error('unreachable: an index has a file')
  const compressed = new Map(parts.map(([name, body]) => [`/${name}`, brotliCompressSync(body)]))
  let sent = 0
  const server = createServer(({ url = '' }, answer) => {
    const body = compressed.get(url)
    sent += body?.length ?? 0
    answer.writeHead(body ? 200 : 404, {
      'access-control-allow-origin': '*',
      'content-encoding': 'br',
      'content-type': 'application/json',
    })
    answer.end(body)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  const text = head[1].toString()
  return {
    head: text.replace('"folder":"', `"folder":"http://127.0.0.1:${address.port}`),
    headBytes: brotliCompressSync(text).length,
    sent() {
      const bytes = sent
      sent = 0
      return bytes
    },
    close: () => server.close(),
  }
}

/** The rendered index: its words of the interface and its drawing are kept. */
async function indexAt(browser: Browser, address: string): Promise<Record<string, unknown>> {
  const page = await browser.newPage()
  return (await page.request.get(address, { ignoreHTTPSErrors: true })).json()
}

interface Answer {
  isFirst: boolean
  /** Compressed bodies, those of scripts too. */
  bytes: number
  /** Milliseconds from the letter to the paint of the answer. */
  loaded: number
  atHand: number
}

async function ask(
  browser: Browser,
  home: string,
  served: ServedParts,
  asked: readonly string[],
): Promise<Answer[]> {
  // The policy names the address that the site was built for, not these servers'; tests/search keeps it.
  const page = await browser.newPage({ ...telephone, bypassCSP: true })
  await page.route(/\/search\/\w+\.json$/, (route) =>
    route.fulfill({ body: served.head, contentType: 'application/json' }),
  )
  await page.addInitScript(refuseOptional)
  await page.goto(home, { waitUntil: 'networkidle' })
  await page.evaluate(() => performance.clearResourceTimings())
  await slowDown(page)
  await page.keyboard.press('/')
  await page.getByRole('dialog').getByRole('listitem').first().waitFor()
  const loaded: { time: number; bytes: number }[] = []
  for (const question of asked) loaded.push({ time: await answerTo(page, question), bytes: served.sent() })
  const scripts = await page.evaluate(scriptBytes)
  const answers: Answer[] = []
  for (const [at, { time, bytes }] of loaded.entries()) {
    const isFirst = at === 0
    const before = isFirst ? served.headBytes + scripts : 0
    const atHand = await answerTo(page, asked[at] ?? '')
    answers.push({ isFirst, bytes: bytes + before, loaded: time, atHand })
  }
  return answers
}

/** Types all of it at once; milliseconds until what is found is painted. */
async function answerTo(page: Page, question: string): Promise<number> {
  await page.evaluate(watchAnswer)
  await page.getByRole('dialog').getByRole('searchbox').fill(question)
  return page.evaluate(() => Reflect.get(window, 'answered'))
}

/** Runs in the page. */
const watchAnswer = () => {
  const field = document.querySelector('dialog[open] input')
  const list = document.querySelector('dialog[open] ol')
  if (!field || !list) throw new Error('the search is not open')
  const answered = new Promise<number>((resolve) => {
    field.addEventListener(
      'input',
      () => {
        const typed = performance.now()
        const observer = new MutationObserver(() => {
          observer.disconnect()
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - typed)))
        })
        observer.observe(list, { childList: true })
      },
      { once: true, capture: true },
    )
  })
  Reflect.set(window, 'answered', answered)
}

/** Runs in the page: what scripts were loaded since the page itself. */
const scriptBytes = (): number =>
  performance
    .getEntriesByType('resource')
    .flatMap((entry) => (entry instanceof PerformanceResourceTiming ? entry : []))
    .filter(({ name }) => name.endsWith('.js'))
    .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)

/** Runs in the page before its own scripts: no one is asked for consent. */
const refuseOptional = () =>
  localStorage.setItem('app:v1:consent', '{"C0002":false,"C0003":false,"C0004":false}')

function findingsOf(language: string, answers: readonly Answer[]): Finding[] {
  const first = answers.filter(({ isFirst }) => isFirst)
  const further = answers.filter(({ isFirst }) => !isFirst)
  const finding = { part: 'search', subject: `15,000 pages, ${language}` } as const
  const bytesOf = (some: readonly Answer[]) => some.map(({ bytes }) => bytes)
  const loaded = answers.map((answer) => answer.loaded)
  const atHand = answers.map((answer) => answer.atHand)
  const bytes = (measure: string, samples: number[], atMost: number): Finding => ({
    ...finding,
    measure,
    unit: 'bytes',
    samples,
    value: worst(samples),
    goal: { atMost },
  })
  const milliseconds = { ...finding, unit: 'milliseconds', goal: { atMost: searchGoals.answer } } as const
  return [
    bytes('loaded for the first question', bytesOf(first), searchGoals.first),
    bytes('loaded for a further one, most', bytesOf(further), searchGoals.further),
    {
      ...milliseconds,
      measure: 'answer with its parts from this machine, median',
      samples: loaded,
      value: median(loaded),
    },
    { ...milliseconds, measure: 'answer with parts at hand, median', samples: atHand, value: median(atHand) },
    { ...milliseconds, measure: 'answer with parts at hand, worst', samples: atHand, value: worst(atHand) },
  ]
}
