import type { Browser, Page } from '@playwright/test'
import type { Bench } from './bench.ts'
import { browse, telephone } from './browse.ts'
import { type Finding, type Goal, median, worst } from './finding.ts'
import { interactionGoals } from './goals.ts'
import { home, limitForm, limitHome, type MeasuredPage, ownPlan, topUp } from './pages.ts'
import { paintDelays, recordPaintDelays } from './paint-delays.ts'
import { slowDown } from './slow-down.ts'

interface Interaction {
  page: MeasuredPage
  name: string
  times: number
  act: (page: Page, time: number) => Promise<void>
}

const number = '61234567'

const toggleQuestion = (page: Page, time: number) => page.locator('details > summary').nth(time).click()
const typeDigit = async (page: Page, time: number) => {
  await page.locator('input[type=tel]').focus()
  await page.keyboard.press(number.charAt(time))
}
const chooseSum = (page: Page, time: number) => page.locator('label:has(input[type=radio])').nth(time).click()

const chooseMinutes = (page: Page, time: number) =>
  page
    .locator('label:has(input[name=minutes])')
    .nth((time + 1) % 3)
    .click()

const nativeAccordion = { page: limitHome, name: 'open a question', times: 4, act: toggleQuestion }
const nativeTyping = { page: limitForm, name: 'type a number', times: number.length, act: typeDigit }
const accordion = { page: home, name: 'open a question', times: 4, act: toggleQuestion }
const typing = { page: topUp, name: 'type a number', times: number.length, act: typeDigit }
const choice = { page: topUp, name: 'choose a sum', times: 3, act: chooseSum }
const price = { page: ownPlan, name: 'choose minutes', times: 6, act: chooseMinutes }

/** How long the screen takes to answer a touch or a key, on a processor four times slower. */
export async function measureInteraction(bench: Bench): Promise<Finding[]> {
  const delays = new Map<Interaction, number[]>()
  for (let run = 1; run <= bench.runs; run += 1) {
    for (const interaction of [nativeAccordion, accordion, nativeTyping, typing, choice, price]) {
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
  await page.goto(`${origins[interaction.page.side]}${interaction.page.path}`, { waitUntil: 'networkidle' })
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
