import { followSteps } from '../../lib/step-history.ts'
import type { CheckoutStore } from './checkout.store.ts'

const steps = ['order', 'contract'] as const

/** Makes the contract a step of the browser's history: Back leads from it to the order. Returns what ends it. */
export const followHistory = ({ $screen, change }: Pick<CheckoutStore, '$screen' | 'change'>): (() => void) =>
  followSteps({
    steps,
    $screen,
    shown() {
      const { name } = $screen.get()
      return steps.find((step) => step === name)
    },
    // The way on to the contract asks the operator first: Forward alone doesn't lead there.
    show: (step) => step === 'order' && change(),
    ownWayBack: 'goesBack',
  })
