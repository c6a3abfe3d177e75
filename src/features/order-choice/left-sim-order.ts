import { stored } from '../../lib/storage.ts'
import { isRecord } from './order-choice-storage.ts'
import { isWithinADay } from './within-a-day.ts'

/** What was chosen of a SIM's or an eSIM's order that was left: nothing personal, and not which locker is near. */
export interface LeftSimOrder {
  kind: 'sim' | 'esim'
  step: string
  method: string
  device: string
  planId: string
  /** UTC milliseconds. */
  leftAt: number
}

const isLeft = (value: unknown): value is LeftSimOrder =>
  isRecord(value) &&
  (value.kind === 'sim' || value.kind === 'esim') &&
  ['step', 'method', 'device', 'planId'].every((name) => typeof value[name] === 'string') &&
  typeof value.leftAt === 'number'

const kept = stored('left-sim-order', isLeft)

/** The order that was left within a day, at an instant in UTC milliseconds; an older one is forgotten. */
export function leftSimOrder(now: number): LeftSimOrder | undefined {
  const left = kept.read()
  if (left && isWithinADay(left.leftAt, now)) return left
  kept.remove()
  return undefined
}

export const keepLeftSimOrder = (left: LeftSimOrder): void => kept.write(left)

/** One of this kind is ordered, or put off. */
export function forgetLeftSimOrder(kind: LeftSimOrder['kind']): void {
  if (kept.read()?.kind === kind) kept.remove()
}
