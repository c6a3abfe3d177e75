import type { Clock } from '../../lib/clock.ts'
import { keepLeftSimOrder, leftSimOrder } from '../order-choice/left-sim-order.ts'
import { type KeptChoice, keptChoice } from './sim-order.state.ts'
import { type SimKind, stepsOf } from './sim-order.ts'

// Why: docs/decisions/0138-orders-left-for-a-day.md
/** What this visit chose, else what was left within a day. What is chosen is kept for both. */
export function choiceForADay(kind: SimKind, clock: Pick<Clock, 'now'>) {
  const visit = keptChoice(kind)
  return {
    read(): KeptChoice | undefined {
      const left = leftSimOrder(clock.now())
      if (left?.kind !== kind) return visit.read()
      const { step, method, device, planId } = left
      return visit.read() ?? { step, method, device, planId, parcelTerminalId: '' }
    },
    write(choice: KeptChoice) {
      visit.write(choice)
      const { step, method, device, planId } = choice
      // A user who only looked at the first step has left nothing.
      if (step === stepsOf[kind][0] && planId === '') return
      keepLeftSimOrder({ kind, step, method, device, planId, leftAt: clock.now() })
    },
  }
}
