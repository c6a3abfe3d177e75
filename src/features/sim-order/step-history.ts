import { followSteps, stepInHistory } from '../../lib/step-history.ts'
import { stepFrom } from './kept-choice.ts'
import type { SimOrderStore } from './sim-order.store.ts'
import { type Choice, type SimKind, type Step, stepsOf } from './sim-order.ts'

type Followed = Pick<SimOrderStore, '$screen' | 'show' | 'start'>

/** Starts the order at the step where the browser's history is, and makes its steps entries there. `chosen`: before script ran. Returns what ends it. */
export function startInHistory(
  kind: SimKind,
  { $screen, show, start }: Followed,
  chosen: Partial<Choice>,
): () => void {
  const steps: readonly Step[] = [...stepsOf[kind], 'summary']
  let isOver = false
  let stopFollowing = () => {}
  void start(stepInHistory(steps), chosen).then(() => {
    if (isOver) return
    const shown = () => stepFrom(kind, $screen.get().name)
    stopFollowing = followSteps({ steps, $screen, shown, show, ownWayBack: 'replaces' })
  })
  return () => {
    isOver = true
    stopFollowing()
  }
}
