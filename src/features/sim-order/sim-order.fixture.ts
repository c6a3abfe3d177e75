import type { Clock } from '../../lib/clock.ts'
import { systemClock } from '../../lib/clock.ts'
import { type Draft, emptyDraft } from './sim-order.ts'

/** A draft with nothing missing; to a terminal that takes parcels. */
export const wholeDraft: Draft = {
  ...emptyDraft,
  method: 'parcelTerminal',
  parcelTerminalId: 'kaunas-savanoriu',
  device: 'eid',
  firstName: 'Ona',
  lastName: 'Braškė',
  email: 'ona@example.com',
  phone: '699 99999',
}

/** Pauses are over at once, and no call times out. */
export const patient: Clock = {
  ...systemClock,
  after: (ms, run) => (ms < 1_000 ? systemClock.after(0, run) : () => undefined),
}
