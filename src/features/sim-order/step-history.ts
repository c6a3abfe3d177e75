import type { CardOrderStore } from './card-order.store.ts'
import { type CardKind, type Choice, type Step, stepsOf } from './card-order.ts'
import { stepFrom } from './kept-choice.ts'

type Followed = Pick<CardOrderStore, '$screen' | 'show' | 'start'>

/** Makes the steps entries of the browser's history: Back leads to the step before, a reload stays. `chosen`: before script ran. Returns what ends it. */
export function followSteps(
  kind: CardKind,
  { $screen, show, start }: Followed,
  chosen: Partial<Choice>,
): () => void {
  const order: readonly Step[] = [...stepsOf[kind], 'summary']
  const shown = () => stepFrom(kind, $screen.get().name)
  const inHistory = () => stepFrom(kind, stateOf(history.state))
  const note = () => {
    const step = shown()
    if (step) history.replaceState({ step }, '')
  }

  function move() {
    const step = inHistory()
    // A fragment of the page's own was followed: what is shown stays.
    if (!step) return note()
    show(step)
    // A step that can't be shown any more leads to the one that can.
    note()
  }

  let stopListening = () => {}
  let isOver = false

  function listen() {
    if (isOver) return
    note()
    addEventListener('popstate', move)
    stopListening = $screen.listen(() => {
      const [now, before] = [shown(), inHistory()]
      if (!now || now === before) return
      const distance = order.indexOf(now) - (before ? order.indexOf(before) : 0)
      if (distance > 0) history.pushState({ step: now }, '')
      else note()
    })
  }

  void start(stateOf(history.state), chosen).then(listen)
  return () => {
    isOver = true
    stopListening()
    removeEventListener('popstate', move)
  }
}

function stateOf(state: unknown): unknown {
  return typeof state === 'object' && state !== null && 'step' in state ? state.step : undefined
}
