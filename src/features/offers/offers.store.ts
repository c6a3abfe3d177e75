import { atom, type ReadableAtom } from 'nanostores'
import type { Clock } from '../../lib/clock.ts'
import type { Loader } from '../../session/loaded.ts'
import { isValid, nextChange, type Offer } from './offers.ts'

/** The detail that is open; an offer that ends while someone reads it says so and orders nothing. */
export type OpenOffer = { offer: Offer; isExpired: boolean } | undefined

interface Dependencies {
  offers: Pick<Loader<Offer[]>, '$loaded'>
  clock: Clock
}

export interface OffersStore {
  /** The time as far as offers go: it moves when one of them begins or ends. UTC milliseconds. */
  $now: ReadableAtom<number>
  $open: ReadableAtom<OpenOffer>
  open(offer: Offer): void
  close(): void
  /** Follows the clock; what is returned ends it. */
  start(): () => void
}

/** A browser's timers reach 24 days; an hour is soon enough to look again. Milliseconds. */
const longestWait = 60 * 60 * 1000

export function createOffersStore({ offers, clock }: Dependencies): OffersStore {
  const $now = atom(clock.now())
  const $open = atom<OpenOffer>(undefined)
  let cancel = () => {}

  function look() {
    cancel()
    $now.set(clock.now())
    const open = $open.get()
    if (open) $open.set({ ...open, isExpired: !isValid(open.offer, $now.get()) })
    const loaded = offers.$loaded.get()
    const change = loaded.name === 'ready' ? nextChange(loaded.value, $now.get()) : undefined
    if (change !== undefined) cancel = clock.after(Math.min(change - $now.get(), longestWait), look)
  }

  return {
    $now,
    $open,
    open: (offer) => $open.set({ offer, isExpired: !isValid(offer, clock.now()) }),
    close: () => $open.set(undefined),
    start() {
      const stop = offers.$loaded.subscribe(look)
      return () => {
        stop()
        cancel()
      }
    },
  }
}
