import * as v from 'valibot'
import { comparable } from '../../../src/lib/matching-words.ts'
import { findPerson } from '../../shared/persons.ts'
import { nobody, ownerOf } from '../idempotency.ts'
import { isStrong, type Session } from '../log-in/sessions.ts'
import type { SimOrder } from './sim-order-records.ts'

/** Who asks about an order, as far as its answer depends on that. */
export interface Asking {
  /** UTC milliseconds. */
  now: number
  isStrong: boolean
  /** `ordered`: the session or account that did, or the buyer, proven. `reference`: an order that no session can tell apart. */
  by: 'ordered' | 'reference' | 'other'
}

export const ownerIn = (session: Session | undefined): string => (session ? ownerOf(session) : nobody)

/** `now` in UTC milliseconds. Why: docs/decisions/0089-an-esim-opens-for-its-buyer.md */
export function askingOf(order: SimOrder, session: Session | undefined, now: number): Asking {
  const strongly = session !== undefined && isStrong(session, now)
  const isOwner = session !== undefined && order.owner === ownerOf(session)
  const isBuyer = strongly && isNamed(order, session)
  const others = order.owner === nobody ? 'reference' : 'other'
  return { now, isStrong: strongly, by: isOwner || isBuyer ? 'ordered' : others }
}

const Buyer = v.object({ firstName: v.string(), lastName: v.string() })

function isNamed({ details }: SimOrder, { personalCode }: Session): boolean {
  const buyer = v.safeParse(Buyer, JSON.parse(details))
  const person = personalCode === null ? undefined : findPerson(personalCode)
  return buyer.success && person !== undefined && nameOf(buyer.output) === nameOf(person)
}

const nameOf = ({ firstName, lastName }: v.InferOutput<typeof Buyer>): string =>
  comparable(`${firstName} ${lastName}`).trim().replace(/\s+/g, ' ')
