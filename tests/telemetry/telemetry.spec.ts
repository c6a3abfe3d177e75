import type { Page } from '@playwright/test'
import { languagesFor } from '../fixtures/matrix.ts'
import { expect, test } from '../fixtures/person.ts'
import { wordsIn } from '../fixtures/words.ts'

/** A browser that a person uses, one that is counted; what it is sent as is read where it leaves. */
async function counted(page: Page, asksNot = false): Promise<string[]> {
  const sent: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/telemetry') sent.push(request.postData() ?? '')
  })
  await page.addInitScript((isRefused) => {
    Object.defineProperty(Navigator.prototype, 'webdriver', { value: false })
    if (isRefused) Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { value: true })
    Math.random = () => 0
  }, asksNot)
  await page.clock.install()
  return sent
}

const reporter = /\/_astro\/telemetry-report/

for (const language of languagesFor('telemetry: sent'))
  test(`a page that is left sends its view, vitals, errors and calls, and nothing personal (${language})`, async ({
    page,
    person,
  }) => {
    const someone = await person({ language })
    const loaded: string[] = []
    page.on('requestfinished', (request) => void (reporter.test(request.url()) && loaded.push(request.url())))
    const sent = await counted(page)
    let isAsked = false
    page.on('response', (response) => {
      isAsked ||= response.url().includes('payment/methods-and-cards')
    })
    await page.goto(wordsIn(language).path('top-up'))
    // In small steps: five seconds at once would be over before the form's script could come.
    await expect(async () => {
      await page.clock.runFor(100)
      expect(isAsked).toBe(true)
    }).toPass()
    await page.getByLabel(someone.say.text('topUp.phone')).fill(someone.number)
    await page.getByLabel(someone.say.text('topUp.phone')).blur()
    await page.evaluate((number) => {
      dispatchEvent(new ErrorEvent('error', { error: new RangeError(`no sum for ${number}`) }))
    }, someone.number)
    await page.clock.runFor(5000)
    await expect.poll(() => loaded).toHaveLength(1)
    // What is painted after a press is no longer the page's largest.
    await page.keyboard.press('Tab')
    await page.clock.runFor(1000)
    /** Leaves the page, and gives all that it has sent. */
    const left = async () => {
      await page.clock.runFor(1000)
      await page.evaluate(() => {
        Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
        document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
      })
      return sent.map((message) => JSON.parse(message))
    }
    await expect.poll(async () => JSON.stringify(await left())).toContain('payment/methods-and-cards')
    const messages = await left()
    for (const message of messages) expect(message).toMatchObject({ page: 'topUpPage', language })
    const seen = messages.flatMap((message) => message.seen)
    expect(seen).toContainEqual({ kind: 'view', count: 4 })
    expect(seen).toContainEqual({ kind: 'error', name: 'page', outcome: 'RangeError', count: 1 })
    expect(seen).toContainEqual(
      expect.objectContaining({
        kind: 'outcome',
        name: 'payment/methods-and-cards',
        outcome: 'answer',
        count: 4,
      }),
    )
    const causes = seen.flatMap(({ kind, name, outcome }) => (kind === 'vital' ? [[name, outcome]] : []))
    expect(causes).toContainEqual(['LCP', expect.stringMatching(/^[a-z]+\/[a-z-]+\/[a-zA-Z]+$/)])
    expect(sent.join('\n')).not.toContain(someone.number.slice(-8))
  })

for (const language of languagesFor('telemetry: refused'))
  test(`a browser that asks not to be tracked loads and sends nothing (${language})`, async ({ page }) => {
    const loaded: string[] = []
    page.on('request', (request) => void (reporter.test(request.url()) && loaded.push(request.url())))
    const sent = await counted(page, true)
    await page.goto(wordsIn(language).path('home'))
    await page.clock.runFor(10_000)
    await page.goto('about:blank')
    expect([loaded, sent]).toEqual([[], []])
  })
