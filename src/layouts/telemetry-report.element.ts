import {
  type CLSMetricWithAttribution,
  type INPMetricWithAttribution,
  type LCPMetricWithAttribution,
  onCLS,
  onINP,
  onLCP,
} from 'web-vitals/attribution'
import type { OperatorOutcome } from '../lib/operator-outcome.ts'

/** As hosting/operations/page-sightings.ts reads it. */
interface Seen {
  kind: 'view' | 'vital' | 'error' | 'outcome'
  name?: string
  outcome?: string
  reference?: string
  value?: number
  count: number
}

type Vital = LCPMetricWithAttribution | INPMetricWithAttribution | CLSMetricWithAttribution

let isBegun = false

/**
 * Counts a page's view and vitals, each for `weight` others that are not, and sends them with what was seen whenever the
 * page is left. A `weight` of 0 counts errors and troubles alone.
 */
export function begin(events: Event[], weight: number): void {
  if (isBegun) return
  isBegun = true
  const seen: Seen[] = []
  if (weight > 0) {
    seen.push({ kind: 'view', count: weight })
    const count = (metric: Vital) => {
      const { name, value } = metric
      const outcome = causeOf(metric)
      seen.push({ kind: 'vital', name, outcome, value: name === 'CLS' ? value * 1000 : value, count: weight })
    }
    onLCP(count, { generateTarget: placeOf })
    onINP(count, { generateTarget: placeOf })
    onCLS(count, { generateTarget: placeOf })
  }
  /** Each error is counted once a page. */
  const known = new Set<string>()

  function send(): void {
    const outcomes = new Map<string, Seen>()
    for (const event of events.splice(0)) {
      const one = outcomeOf(event, weight) ?? errorOf(event)
      if (!one) continue
      const key = one.kind + one.name + one.outcome
      const before = outcomes.get(key)
      if (before) Object.assign(before, { count: before.count + one.count, reference: one.reference })
      else if (one.kind === 'outcome') outcomes.set(key, one)
      else if (!known.has(key)) seen.push(one)
      known.add(key)
    }
    seen.push(...outcomes.values())
    const { lang: language, dataset } = document.documentElement
    const device = matchMedia('(pointer: coarse)').matches ? 'phone' : 'computer'
    const message = { page: dataset.page, language, device, seen: seen.splice(0, 60) }
    if (message.seen.length > 0) navigator.sendBeacon('/telemetry', JSON.stringify(message))
  }
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') send()
  })
}

/** Where an element is and what it is, by names of elements alone: `main/img`, `dialog/button`, `main/h`. */
function placeOf(node: Node | null): string | undefined {
  if (!(node instanceof Element)) return undefined
  const place = node.closest('header, main, footer, dialog')?.localName ?? 'body'
  return `${place}/${node.localName.replace(/\d/g, '')}`
}

/** What a vital is about, and the part of it that took longest: `main/img/resourceLoadDelay`. */
function causeOf(metric: Vital): string | undefined {
  switch (metric.name) {
    case 'LCP': {
      const { target, timeToFirstByte, resourceLoadDelay, resourceLoadDuration, elementRenderDelay } =
        metric.attribution
      const parts = { timeToFirstByte, resourceLoadDelay, resourceLoadDuration, elementRenderDelay }
      return longest(target, parts)
    }
    case 'INP': {
      const { interactionTarget, inputDelay, processingDuration, presentationDelay } = metric.attribution
      return longest(interactionTarget, { inputDelay, processingDuration, presentationDelay })
    }
    case 'CLS':
      return metric.attribution.largestShiftTarget
  }
}

function longest(target: string | undefined, parts: Record<string, number>): string {
  const [part] = Object.entries(parts).toSorted(([, one], [, other]) => other - one)
  return [target, part?.[0]].filter(Boolean).join('/')
}

function outcomeOf(event: Event, weight: number): Seen | undefined {
  if (!(event instanceof CustomEvent) || event.type !== 'operator-outcome') return undefined
  const { name, outcome, isTrouble, reference }: OperatorOutcome = event.detail
  return { kind: 'outcome', name, outcome, reference, count: isTrouble ? 1 : weight }
}

/** An error's name and its module: no message, which may hold what was typed. */
function errorOf(event: Event): Seen | undefined {
  const error = (address: string, outcome: string): Seen | undefined => {
    const name = nameOf(address)
    return name ? { kind: 'error', name, outcome: isOurs(address) ? outcome : 'vendor', count: 1 } : undefined
  }
  const { target } = event
  if (target instanceof HTMLScriptElement) return error(target.src, 'missing')
  if (event.type === 'astro:hydration-error' && target instanceof Element)
    return error(new URL(target.getAttribute('component-url') ?? '', location.href).href, 'missing')
  const thrown: unknown =
    event instanceof ErrorEvent
      ? event.error
      : event instanceof PromiseRejectionEvent
        ? event.reason
        : undefined
  if (!(thrown instanceof Error)) return undefined
  const [address = location.origin] = /https?:[^\s)]+/.exec(thrown.stack ?? '') ?? []
  return error(address, thrown.name)
}

const isOurs = (address: string): boolean => new URL(address).origin === location.origin

/** `AccountBar.island` of its built file, `page` of what is inline, and whose script it is of others. */
function nameOf(address: string): string {
  const { hostname } = new URL(address)
  if (!isOurs(address)) return hostname.replace(/\d/g, '')
  return /\/_astro\/([A-Za-z-]+(?:\.[A-Za-z]+)*)\.[\w-]+\.js/.exec(address)?.[1] ?? 'page'
}
