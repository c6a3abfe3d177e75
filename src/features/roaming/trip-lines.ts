import { megabytesInGigabyte } from '../../lib/gigabyte.ts'
import { type Cents, toCents } from '../../lib/money.ts'
import type { Service, TripPack, TripPlan } from './trip.ts'

/** One line of the sum; `total` in euro cents. */
export type TripLine =
  | {
      kind: 'bought'
      what: 'plan' | 'pack'
      title: string
      count: number
      price: Cents
      total: Cents
      planId?: string | undefined
      address?: string | undefined
    }
  /** Out of what is bought, or free anyway. */
  | { kind: 'covered'; service: Service; amount: number; place: string; by?: string; total: Cents }
  /** `price` is of one minute, message or megabyte, of a thousand megabytes where `isPerGigabyte`. */
  | {
      kind: 'used'
      service: Service
      amount: number
      place: string
      price: Cents
      isPerGigabyte: boolean
      total: Cents
    }

/** Every line of a journey, or of a place in it, where it is paid for in one way. */
export interface Way {
  lines: TripLine[]
  /** Euro cents with VAT: the sum of the lines. */
  total: Cents
}

/** Lines with their sum. */
export const wayOf = (lines: TripLine[]): Way => ({
  lines,
  total: toCents(lines.reduce((sum, line) => sum + line.total, 0)),
})

/** Of equals the first. */
export const cheapest = (ways: readonly Way[]): Way | undefined =>
  ways.reduce<Way | undefined>((best, way) => (best && best.total <= way.total ? best : way), undefined)

/** Whether a pack is bought on this way. */
export const hasPack = ({ lines }: Way): boolean =>
  lines.some((line) => line.kind === 'bought' && line.what === 'pack')

/** The line of a plan or of `count` packs of one kind, by its price in euro cents with VAT. */
export function boughtLine(what: 'plan' | 'pack', offered: TripPlan | TripPack, count: number): TripLine {
  const { price, planId } = offered
  const title = 'parts' in offered ? `${offered.title} (${offered.parts})` : offered.title
  const address = 'address' in offered ? offered.address : undefined
  return { kind: 'bought', what, title, count, price, total: toCents(price * count), planId, address }
}

interface Used {
  service: Service
  amount: number
  /** How much of the amount is paid for already. */
  covered: number
  place: string
  /** What covers it; undefined where it is free. */
  by?: string | undefined
  /** Of one minute, message or megabyte, of a thousand megabytes where `isPerGigabyte`; euro cents. */
  price?: Cents | undefined
  isPerGigabyte?: boolean
}

/** The lines of one service in one place: what is covered, and what is paid for. A part of a cent is a cent. */
export function linesOf({
  service,
  amount,
  covered,
  place,
  by,
  price = toCents(0),
  isPerGigabyte = false,
}: Used): TripLine[] {
  const paid = amount - covered
  const total = toCents(Math.ceil((paid * price) / (isPerGigabyte ? megabytesInGigabyte : 1)))
  return [
    ...(covered > 0
      ? [{ kind: 'covered', service, amount: covered, place, ...(by && { by }), total: toCents(0) } as const]
      : []),
    ...(paid > 0
      ? [{ kind: 'used', service, amount: paid, place, price, isPerGigabyte, total } as const]
      : []),
  ]
}
