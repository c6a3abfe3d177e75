import * as v from 'valibot'
import { systemClock } from '../lib/clock.ts'
import { type Figure, figures, forgetLastKnown, nameOf } from '../lib/forget-last-known.ts'
import { parseKept } from '../lib/kept-text.ts'
import { quietly } from '../lib/quietly.ts'
import { stored } from '../lib/storage.ts'

/** A figure that may be shown before the operator has answered, with the time (UTC milliseconds) at which it was so. */
export interface LastKnown<Value> {
  value: Value
  at: number
}

interface LastKnownFigure<Value> {
  /** Undefined where nothing is known, or what was kept is broken. */
  read(): LastKnown<Value> | undefined
  write(value: Value, at: number): void
}

/**
 * Kept for this tab in session storage; where that is off, nothing is known. Never throws.
 * Why: docs/decisions/0028-show-last-known-figures.md
 */
export function lastKnown<Value>(
  figure: Figure,
  schema: v.GenericSchema<unknown, Value>,
): LastKnownFigure<Value> {
  const Kept = v.object({ value: schema, at: v.number() })
  return {
    read: () => {
      const kept = v.safeParse(Kept, parseKept(quietly(() => sessionStorage.getItem(nameOf(figure))) ?? ''))
      return kept.success && kept.output.at >= (customerSince.read() ?? 0) ? kept.output : undefined
    },
    write(value, at) {
      if (!isLeaving) quietly(() => sessionStorage.setItem(nameOf(figure), JSON.stringify({ value, at })))
    },
  }
}

const isInstant = (value: unknown): value is number => Number.isSafeInteger(value)

/** Since when this browser's customer and number are who they are, UTC milliseconds: tabs that hear of no change have figures from before it. */
const customerSince = stored('customer-since', isInstant)

export const beginCustomer = (): void => customerSince.write(systemClock.now())

let isLeaving = false

/** The page is about to reload for another number: an answer about the old one that is still on its way is not kept. */
export function leaveLastKnown(): void {
  isLeaving = true
  beginCustomer()
  forgetLastKnown()
}

/** So long after an answer its figures may be seen again before the operator has said that the session continues. Milliseconds. */
const justNow = 5 * 60 * 1000

const known = () => figures.flatMap((figure) => lastKnown(figure, v.unknown()).read() ?? [])

/** Whether this tab had its customer's figures from the operator a few minutes ago: someone goes from page to page. */
export const wasJustToldFigures = (): boolean => known().some(({ at }) => systemClock.now() - at < justNow)

/**
 * Whether this tab has its customer's figures, however old: without a connection they are seen with their time.
 * Why: docs/decisions/0128-figures-without-a-connection.md
 */
export const hasFigures = (): boolean => known().length > 0
