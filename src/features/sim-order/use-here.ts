import { useState } from 'react'
import type { Place } from '../../lib/distance.ts'

/** Where the person is, as far as they let the browser say it. It stays in the page: nothing sends or keeps it. */
export type Here = { name: 'unasked' | 'asking' | 'failed' } | { name: 'known'; place: Place }

/** Nearer than a street is of no use, and takes a phone longer. Milliseconds. */
const wish: PositionOptions = { enableHighAccuracy: false, timeout: 10_000, maximumAge: 5 * 60_000 }

// Why: docs/decisions/0152-nearest-first-and-no-map.md
export function useHere(): [here: Here, ask: () => void] {
  const [here, setHere] = useState<Here>({ name: 'unasked' })
  const ask = () => {
    setHere({ name: 'asking' })
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => setHere({ name: 'known', place: { latitude, longitude } }),
      () => setHere({ name: 'failed' }),
      wish,
    )
  }
  return [here, ask]
}
