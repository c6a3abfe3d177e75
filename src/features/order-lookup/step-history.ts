import { followSteps } from '../../lib/step-history.ts'
import type { OrderLookupStore, Screen } from './order-lookup.store.ts'

const steps = ['details', 'code', 'found'] as const satisfies Screen['name'][]

/**
 * Makes the steps entries of the browser's history: Back leads to the details, where what was typed still is. After a reload
 * they are shown, whatever the history says: nothing typed is kept. Returns what ends it.
 */
export const followHistory = ({ $screen, back }: Pick<OrderLookupStore, '$screen' | 'back'>): (() => void) =>
  followSteps({
    steps,
    $screen,
    shown: () => $screen.get().name,
    show(wanted) {
      if (wanted === 'details') back()
    },
    ownWayBack: 'goesBack',
  })
