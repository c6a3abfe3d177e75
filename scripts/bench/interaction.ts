import type { Browser, Locator, Page } from '@playwright/test'
import type { Bench } from './bench.ts'
import { browse, telephone } from './browse.ts'
import { sessionCookie, sessionPath, sessionWish } from './customer.ts'
import { type Finding, type Goal, median, worst } from './finding.ts'
import { interactionGoals } from './goals.ts'
import {
  cart,
  help,
  history,
  home,
  limitForm,
  limitHome,
  type MeasuredPage,
  ownPlan,
  topUp,
  usage,
} from './pages.ts'
import { paintDelays, recordPaintDelays } from './paint-delays.ts'
import { slowDown } from './slow-down.ts'

interface Interaction {
  page: MeasuredPage
  name: string
  times: number
  /** Before the page is opened: who comes, and with what. */
  prepare?: (page: Page, origin: string) => Promise<unknown>
  /** What is there once the page can be used, where quiet does not tell it. */
  ready?: string
  act: (page: Page, time: number) => Promise<void>
}

const number = '61234567'

/**
 * Milliseconds that a finger stays on the glass. Down and up in one instant would be counted against the answer to the
 * click: what the page does when it is touched, as fetching an island, a person's finger covers.
 */
// Why: docs/decisions/0036-bench-press-lasts-80-ms.md
const fingerDown = 80
const press = (target: Locator) => target.click({ delay: fingerDown })

const historyFilters = '.records-filters-button > button'

const toggleQuestion = (page: Page, time: number) => press(page.locator('details > summary').nth(time))
const typeDigit = async (page: Page, time: number) => {
  await page.locator('input[type=tel]').focus()
  await page.keyboard.press(number.charAt(time))
}
const chooseSum = (page: Page, time: number) => press(page.locator('label:has(input[type=radio])').nth(time))
const chooseMinutes = (page: Page, time: number) =>
  press(page.locator('label:has(input[name=minutes])').nth((time + 1) % 3))
const openSection = (page: Page, time: number) => press(page.getByRole('tab').nth(time + 1))
/** A phone has the kinds behind a button: it is pressed first. */
const filterHistory = async (page: Page, time: number) => {
  if (time === 0) await press(page.locator(historyFilters))
  await press(page.locator('.pill-filter > label').nth(time + 1))
}
const toggleFigures = (page: Page) => press(page.locator('.gain-table > summary').first())
const takeFromCart = (page: Page) => press(page.locator('.order-line button').first())

const signIn = async (page: Page, origin: string) => {
  const asked = { data: sessionWish, ignoreHTTPSErrors: true }
  const answer = await page.request.post(`${origin}${sessionPath}`, asked)
  await page.context().addCookies([sessionCookie(await answer.json(), origin)])
}
const fillCart = (page: Page) =>
  page.addInitScript(() => {
    const plans = ['uoga-s', 'uoga-m', 'uoga-l'].map((planId) => ({ planId, submitted: false }))
    localStorage.setItem('app:v1:selected-plans', JSON.stringify(plans))
  })

const nativeAccordion = { page: limitHome, name: 'open a question', times: 4, act: toggleQuestion }
const nativeTyping = { page: limitForm, name: 'type a number', times: number.length, act: typeDigit }
const accordion = { page: home, name: 'open a question', times: 4, act: toggleQuestion }
const typing = { page: topUp, name: 'type a number', times: number.length, act: typeDigit }
const choice = { page: topUp, name: 'choose a sum', times: 3, act: chooseSum }
const price = { page: ownPlan, name: 'choose minutes', times: 6, act: chooseMinutes }
const tabs = { page: help, name: 'open a tab', times: 3, act: openSection }
const lines = {
  page: cart,
  name: 'take a plan out',
  times: 3,
  prepare: fillCart,
  ready: '.order-line',
  act: takeFromCart,
}
const filter = {
  page: history,
  name: 'choose a kind',
  times: 3,
  prepare: signIn,
  ready: historyFilters,
  act: filterHistory,
}
const figures = {
  page: usage,
  name: 'open the figures',
  times: 4,
  prepare: signIn,
  ready: '.gain-table',
  act: toggleFigures,
}
const interactions: readonly Interaction[] = [
  nativeAccordion,
  accordion,
  nativeTyping,
  typing,
  choice,
  price,
  tabs,
  lines,
  filter,
  figures,
]

/** How long the screen takes to answer a touch or a key, on a processor four times slower. */
export async function measureInteraction(bench: Bench): Promise<Finding[]> {
  const delays = new Map<Interaction, number[]>()
  for (let run = 1; run <= bench.runs; run += 1) {
    for (const interaction of interactions) {
      bench.say(`${interaction.name} on ${interaction.page.name}, ${run} of ${bench.runs}`)
      const more = await browse(bench.browser, (browser) => delaysOf(interaction, bench, browser))
      delays.set(interaction, [...(delays.get(interaction) ?? []), ...more])
    }
  }
  const ratio = (own: Interaction, native: Interaction) =>
    median(delays.get(own) ?? []) / median(delays.get(native) ?? [])
  return [
    ...[...delays].flatMap(([interaction, samples]) => findingsOf(interaction, samples)),
    againstNative(accordion, ratio(accordion, nativeAccordion)),
    againstNative(typing, ratio(typing, nativeTyping), interactionGoals.typing),
  ]
}

async function delaysOf(interaction: Interaction, { origins }: Bench, browser: Browser): Promise<number[]> {
  const page = await browser.newPage(telephone)
  await page.addInitScript(recordPaintDelays)
  const origin = origins[interaction.page.side]
  await interaction.prepare?.(page, origin)
  await page.goto(`${origin}${interaction.page.path}`, { waitUntil: 'networkidle' })
  if (interaction.ready) await page.locator(interaction.ready).first().waitFor()
  await slowDown(page)
  const delays: number[] = []
  for (let time = 0; time < interaction.times; time += 1) {
    await page.evaluate(untilIdle)
    await interaction.act(page, time)
    delays.push(await page.evaluate(paintDelays))
  }
  return delays
}

/** Runs in the page. On a machine that others keep busy a slowed page is never idle: then after a second. */
const untilIdle = () =>
  new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 1000 }))

function findingsOf({ page, name }: Interaction, samples: number[]): Finding[] {
  const finding = { part: 'interaction', subject: page.name, unit: 'milliseconds', samples } as const
  const goals = page.side === 'site' ? interactionGoals : undefined
  return [
    { ...finding, measure: `${name}, median`, value: median(samples), ...(goals && { goal: goals.median }) },
    { ...finding, measure: `${name}, worst`, value: worst(samples), ...(goals && { goal: goals.worst }) },
  ]
}

const againstNative = ({ page, name }: Interaction, ratio: number, goal?: Goal): Finding => ({
  part: 'interaction',
  subject: page.name,
  measure: `${name}, against native`,
  unit: 'ratio',
  value: ratio,
  samples: [ratio],
  ...(goal && { goal }),
})
