import { createHash } from 'node:crypto'
import type { Health } from '../functions/health.ts'
import type { OpenAlert } from './alert-watch.ts'
import { countOf, type KeptSighting, p75 } from './sighting-counts.ts'

export interface OperationsView {
  siteOrigin: string
  health: Health
  alerts: readonly OpenAlert[]
  /** The last day, the oldest first. */
  sightings: readonly KeptSighting[]
  /** UTC milliseconds. */
  now: number
}

const style = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
body{max-width:70rem;margin:0 auto;padding:1rem}
table{border-collapse:collapse;width:100%;margin-block:.5rem 2rem;display:block;overflow-x:auto}
th,td{padding:.25rem .75rem .25rem 0;text-align:start;border-block-end:1px solid #8886;white-space:nowrap}
td.figure,th.figure{text-align:end;font-variant-numeric:tabular-nums}
.alert{border-inline-start:.4rem solid #c00;padding-inline-start:.75rem}
svg{width:100%;height:5rem;background:#8881}
svg rect{fill:#36c}svg .bad{fill:#c00}
figure{margin:0 0 1.5rem}`
export const operationsStyleHash = `sha256-${createHash('sha256').update(style).digest('base64')}`

const hour = 3_600_000
const columns = 48

type Cell = string | number | undefined

/** The page that people who run the site look at: what is wrong, how it goes, and for how long. All of it is text and plots. */
export function operationsHtml({ siteOrigin, health, alerts, sightings, now }: OperationsView): string {
  const of = (kind: KeptSighting['kind']) => sightings.filter((one) => one.kind === kind)
  const answers = of('answer')
  const outcomes = of('outcome')
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>Operations · ${escaped(siteOrigin)}</title><style>${style}</style></head>
<body><h1>Operations</h1>
<p>${escaped(siteOrigin)}, the last 24 hours to ${escaped(new Date(now).toISOString().slice(0, 16).replace('T', ' '))} UTC</p>
<h2>Alerts</h2>
${alerts.length === 0 ? '<p>Nothing is wrong by what was seen.</p>' : alerts.map((alert) => `<p class="alert"><strong>${alert.name}</strong> ${escaped(alert.words)}, for ${minutesSince(alert.since, now)} min</p>`).join('\n')}
<h2>Health</h2>
${table(['', ''], healthRows(health))}
<h2>Requests</h2>
${plot('Requests, and in red those that failed', answers, ({ outcome }) => isFailed(outcome), now)}
${table(
  ['what', 'answers', 'failed', 'p75 ms'],
  groups(answers, ({ name }) => name).map(([name, list]) => [
    name,
    countOf(list),
    countOf(list.filter(({ outcome }) => isFailed(outcome))),
    p75(list),
  ]),
)}
<h2>Top-ups and orders</h2>
${table(['step', 'how often'], funnel(sightings))}
<h2>Calls of the operator, as browsers saw them</h2>
${plot('Calls, and in red those without an answer that could be used', outcomes, ({ outcome }) => outcome.startsWith('unknown') || outcome === 'unavailable', now)}
${table(
  ['call', 'outcome', 'how often', 'newest reference', 'page', 'language', 'release'],
  groups(outcomes, ({ name, outcome }) => `${name} ${outcome}`).map(([, list]) => {
    const newest = list.at(-1)
    return [
      newest?.name,
      newest?.outcome,
      countOf(list),
      newest?.reference,
      newest?.page,
      newest?.language,
      newest?.release,
    ]
  }),
)}
<h2>Web vitals</h2>
${table(
  ['vital', 'page', 'device', 'p75', 'measured', 'of the slow quarter, most'],
  groups(of('vital'), ({ name, page, device }) => `${name} ${page} ${device}`).map(([, list]) => [
    list[0]?.name,
    list[0]?.page,
    list[0]?.device,
    p75(list),
    countOf(list),
    slowCause(list),
  ]),
)}
<h2>Errors in browsers</h2>
${table(
  ['where', 'what', 'page', 'how often', 'release'],
  groups(of('error'), ({ name, outcome, page }) => `${name} ${outcome} ${page}`).map(([, list]) => [
    list[0]?.name,
    list[0]?.outcome,
    list[0]?.page,
    countOf(list),
    list.at(-1)?.release,
  ]),
)}
<h2>Stopped by a policy</h2>
${table(
  ['what', 'how often'],
  groups(of('policy'), ({ name }) => name).map(([name, list]) => [name, countOf(list)]),
)}
<h2>Publishes</h2>
${table(
  ['what', 'how often', 'p75 ms', 'last'],
  groups(of('publish'), ({ name }) => name).map(([name, list]) => [
    name,
    countOf(list),
    p75(list) || undefined,
    timeOf(list.at(-1)?.at),
  ]),
)}
</body></html>`
}

function healthRows({
  status,
  release,
  contentAgeInSeconds,
  operator,
  certificateDaysLeft,
}: Health): Cell[][] {
  return [
    ['state', status],
    ['release', release?.name],
    ['made of', release && `v${release.version} ${release.commit} ${release.notes}`],
    ['content', release?.contentRevision],
    ['age', contentAgeInSeconds === undefined ? undefined : `${Math.round(contentAgeInSeconds / 60)} min`],
    ['operator', operator.state === 'reachable' ? `answers in ${operator.milliseconds} ms` : operator.state],
    ...Object.entries(certificateDaysLeft).map(([whose, days]) => [
      `certificate of the ${whose}`,
      days === null ? 'none' : `holds for ${days} days`,
    ]),
  ]
}

/** Steps of money in their order: a step that falls behind the one before it is where to look. */
function funnel(sightings: readonly KeptSighting[]): Cell[][] {
  const views = (pattern: RegExp) =>
    countOf(sightings.filter(({ kind, page }) => kind === 'view' && pattern.test(page)))
  const answered = (pattern: RegExp) =>
    countOf(
      sightings.filter(
        ({ kind, name, outcome }) => kind === 'outcome' && outcome === 'answer' && pattern.test(name),
      ),
    )
  return [
    ['top-up opened', views(/^topUpPage$/)],
    ['payment begun', answered(/^(?:payment\/(?:card|googlepay|applepay)|banklink\/payment-request)$/)],
    ['topped up', views(/^(?:topUpSuccess|successfulPaymentPage)$/)],
    ['top-up failed', views(/^topUpFailure$/)],
    ['checkout opened', views(/^checkoutPage$/)],
    ['order priced', answered(/^validateOrder$/i)],
    ['order placed', answered(/^submitOrder$/i)],
    ['ordered', views(/^orderSuccess$/)],
    ['order failed', views(/^orderFailure$/)],
    ['SIM or eSIM ordered', answered(/^e?sim-orders$/)],
  ]
}

/** What most of the values at or over the p75 have in common: where to look first. */
function slowCause(list: readonly KeptSighting[]): string | undefined {
  const slow = list.filter(({ value }) => value >= (p75(list) ?? 0))
  return groups(slow, ({ outcome }) => outcome)[0]?.[0] || undefined
}

const groups = (list: readonly KeptSighting[], keyOf: (one: KeptSighting) => string) =>
  [...Map.groupBy(list, keyOf)].toSorted(([, one], [, other]) => countOf(other) - countOf(one)).slice(0, 50)

const isFailed = (outcome: string): boolean => ['failed', 'unreachable', 'late'].includes(outcome)

/** A column for each half hour of a day. */
function plot(
  title: string,
  list: readonly KeptSighting[],
  isBad: (one: KeptSighting) => boolean,
  now: number,
): string {
  const width = (24 * hour) / columns
  const bars = Array.from({ length: columns }, (_, index) => {
    const from = now - 24 * hour + index * width
    const within = list.filter(({ at }) => at >= from && at < from + width)
    return { all: countOf(within), bad: countOf(within.filter(isBad)) }
  })
  const most = Math.max(1, ...bars.map(({ all }) => all))
  const bar = (count: number, index: number, name: string) =>
    count === 0
      ? ''
      : `<rect class="${name}" x="${index * 10}" width="8" y="${100 - (count / most) * 100}" height="${(count / most) * 100}"/>`
  const drawn = bars.map(({ all, bad }, index) => bar(all, index, 'all') + bar(bad, index, 'bad')).join('')
  return `<figure><figcaption>${escaped(title)}; the highest column is ${most}</figcaption><svg viewBox="0 0 ${columns * 10} 100" preserveAspectRatio="none" role="img" aria-label="${escaped(title)}">${drawn}</svg></figure>`
}

function table(head: string[], rows: Cell[][]): string {
  if (rows.length === 0) return '<p>None.</p>'
  const cell = (tag: 'td' | 'th', value: Cell, isFigure: boolean) =>
    `<${tag}${isFigure ? ' class="figure"' : ''}>${escaped(String(value ?? '–'))}</${tag}>`
  const isFigure = (column: number) => rows.some((row) => typeof row[column] === 'number')
  const line = (tag: 'td' | 'th', cells: Cell[]) =>
    `<tr>${cells.map((value, column) => cell(tag, value, isFigure(column))).join('')}</tr>`
  const header = head.some(Boolean) ? `<thead>${line('th', head)}</thead>` : ''
  return `<table>${header}<tbody>${rows.map((row) => line('td', row)).join('\n')}</tbody></table>`
}

const minutesSince = (since: number, now: number): number => Math.round((now - since) / 60_000)
const timeOf = (at: number | undefined): string | undefined =>
  at === undefined ? undefined : new Date(at).toISOString().slice(11, 16)

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
