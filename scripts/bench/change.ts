import * as v from 'valibot'
import type { Bench } from './bench.ts'
import { sessionCookie, sessionPath, sessionWish } from './customer.ts'
import { withDebuggedBrowser } from './debugged-browser.ts'
import { debug } from './debugging.ts'
import { type Finding, median, worst } from './finding.ts'
import { after, type FollowedTab, openTab } from './followed-tab.ts'
import { changeGoal } from './goals.ts'

interface Change {
  name: string
  link: string
  to: string
}

const meters = '[role=meter]'
const balance = '.balance-link'

/** Where someone goes from page to page, beginning at the dashboard, and what is known there before the operator answers. */
const known: Record<string, string> = {
  '/mano/apzvalga': meters,
  '/mano/naudojimas': meters,
  '/mano/istorija': balance,
  '/mano/nustatymai': balance,
}
const dashboard = '/mano/apzvalga'
const changes: readonly Change[] = [
  { name: 'to history', link: '.account-tab[href="/mano/istorija"]', to: '/mano/istorija' },
  { name: 'back to the dashboard', link: `.account-tab[href="${dashboard}"]`, to: dashboard },
  { name: 'to usage', link: '.gains-head a', to: '/mano/naudojimas' },
  { name: 'to settings', link: '.account-tab[href="/mano/nustatymai"]', to: '/mano/nustatymai' },
  { name: 'back to the dashboard', link: `.account-tab[href="${dashboard}"]`, to: dashboard },
]

/**
 * How long a pointer rests on a link before it is pressed, and a button is held; a finger only presses. Milliseconds.
 * A pointer is a computer's; a finger is on a telephone whose processor is so many times slower.
 */
const ways = [
  { name: 'pointer', rest: 400, press: 80, slowness: 1 },
  { name: 'finger, 4 × CPU', rest: 0, press: 80, slowness: 4 },
] as const
/** As long as someone looks at a page at least. Milliseconds. */
const look = 1500

const clickedAt = 'bench-clicked-at'

/** How long after a click on a tab of self-service the figures that are known of the next page are painted. */
export async function measureChange({ browser, origins, runs, signal, say }: Bench): Promise<Finding[]> {
  const samples = new Map<string, number[]>()
  for (let run = 1; run <= runs; run += 1) {
    say(`${run} of ${runs}`)
    for (const way of ways)
      await withDebuggedBrowser(browser, signal, async (port) => {
        const debugging = await debug(port)
        const tab = await openTab(debugging, { script, width: 1440, height: 900, slowness: way.slowness })
        await signIn(tab, origins.site, (cookie) =>
          debugging.send('Storage.setCookies', { cookies: [cookie] }),
        )
        await tab.follow(isPainted(dashboard))
        for (const change of changes) {
          const taken = await timeOf(change, way, tab)
          for (const measure of [`${change.name}, ${way.name}`, way.name])
            samples.set(measure, [...(samples.get(measure) ?? []), taken])
        }
        debugging.close()
      })
  }
  return [...samples].flatMap(([measure, taken]) => findingsOf(measure, taken))
}

function findingsOf(measure: string, samples: number[]): Finding[] {
  const finding = { part: 'change', subject: 'self-service', unit: 'milliseconds', samples } as const
  const way = ways.find(({ name }) => name === measure)
  if (!way) return [{ ...finding, measure, value: median(samples) }]
  return [
    { ...finding, measure: `by ${measure}, median`, value: median(samples), goal: changeGoal },
    { ...finding, measure: `by ${measure}, worst`, value: worst(samples) },
  ]
}

async function signIn(
  tab: FollowedTab,
  origin: string,
  keep: (cookie: object) => Promise<unknown>,
): Promise<void> {
  await tab.send('Page.navigate', { url: `${origin}/404` })
  await tab.follow(`location.origin === ${JSON.stringify(origin)} && document.readyState === 'complete'`)
  const asked = { method: 'POST', body: JSON.stringify(sessionWish) }
  const answer = await tab.evaluate(
    `fetch('${sessionPath}', { ...${JSON.stringify(asked)}, headers: { 'Content-Type': 'application/json' } }).then((answer) => answer.json())`,
  )
  await keep(sessionCookie(answer, origin))
  await tab.send('Page.navigate', { url: `${origin}${dashboard}` })
}

async function timeOf({ link, to }: Change, way: (typeof ways)[number], tab: FollowedTab): Promise<number> {
  await after(look)
  const place = v.parse(
    v.object({ x: v.number(), y: v.number() }),
    await tab.evaluate(
      `(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 }))(document.querySelector(${JSON.stringify(link)}).getBoundingClientRect())`,
    ),
  )
  const mouse = (type: string, button = {}) =>
    tab.send('Input.dispatchMouseEvent', { type, ...place, ...button })
  const left = { button: 'left', clickCount: 1 }
  await tab.onlySlow(`location.pathname === '${to}'`)
  if (way.rest > 0) await mouse('mouseMoved')
  await after(way.rest)
  await mouse('mousePressed', left)
  await after(way.press)
  // The page that was pressed may be gone before it answers.
  void mouse('mouseReleased', left).catch(() => {})
  await tab.follow(isPainted(to))
  return v.parse(v.number(), await tab.evaluate(`paintedAt - Number(sessionStorage.getItem('${clickedAt}'))`))
}

const isPainted = (path: string) => `location.pathname === '${path}' && typeof paintedAt === 'number'`

/** Runs in every page: when something was clicked, and when what is known there was painted for someone who sees the page. */
const script = `(${function note(selectors: Record<string, string>, key: string) {
  const now = () => performance.timeOrigin + performance.now()
  addEventListener(
    'click',
    // The tab's own: of what is written for all tabs, the pages behind this one would be reported while it is measured.
    ({ timeStamp }) => sessionStorage.setItem(key, `${performance.timeOrigin + timeStamp}`),
    { capture: true },
  )
  const afterPaint = new MessageChannel()
  afterPaint.port1.onmessage = () => Object.assign(window, { paintedAt: now() })
  const look = () => {
    const figures = document.querySelector(selectors[location.pathname] ?? 'nothing')
    // A message posted in the frame's callback is delivered once the frame is done.
    if (figures?.checkVisibility({ visibilityProperty: true })) afterPaint.port2.postMessage(undefined)
    else requestAnimationFrame(look)
  }
  const isHidden = 'prerendering' in document && document.prerendering === true
  if (isHidden) document.addEventListener('prerenderingchange', () => requestAnimationFrame(look))
  else requestAnimationFrame(look)
}})(${JSON.stringify(known)}, '${clickedAt}')`
