import { quietly } from './quietly.ts'

export interface StepFlow<Step extends string> {
  /** In their order. */
  steps: readonly Step[]
  $screen: { listen(listener: () => void): () => void }
  /** The step that is shown; undefined while a call runs, and before and after the steps: the history stays as it is. */
  shown(): Step | undefined
  /** Back or Forward led to a step: shows it, if it can still be shown. */
  show(step: Step): void
  /** `goesBack`: the page's own way to an earlier step is Back. `replaces`: a page may open at any step, with none before it. */
  ownWayBack: 'goesBack' | 'replaces'
}

/** The step that the history's entry names; after a reload, the one that was shown. Undefined for what is no step of these. */
export function stepInHistory<Step extends string>(steps: readonly Step[]): Step | undefined {
  const state: unknown = history.state
  const named = typeof state === 'object' && state !== null && 'step' in state ? state.step : undefined
  return steps.find((step) => step === named)
}

/** Makes the history's entry name this step. Never throws: a browser may refuse what it is asked too often. */
export function nameStep(step: string): void {
  quietly(() => history.replaceState({ step }, ''))
}

/**
 * Makes a flow's steps entries of the browser's history, as far as the browser lets it; the flow goes on in any case.
 * Returns what ends it.
 * Why: docs/decisions/0050-steps-in-history.md
 */
export function followSteps<Step extends string>(flow: StepFlow<Step>): () => void {
  const { steps, $screen, shown, show, ownWayBack } = flow
  let isMoving = false

  function nameShown() {
    const step = shown()
    if (step) nameStep(step)
  }

  function move() {
    const step = stepInHistory(steps)
    isMoving = true
    // Without a step a fragment of the page's own was followed: what is shown stays.
    if (step) show(step)
    isMoving = false
    // A step that can't be shown any more gives way to the one that is.
    nameShown()
  }

  function followScreen() {
    const step = shown()
    if (isMoving || !step) return
    const named = stepInHistory(steps)
    const distance = named ? steps.indexOf(step) - steps.indexOf(named) : 0
    if (distance > 0) quietly(() => history.pushState({ step }, ''))
    else if (distance < 0 && ownWayBack === 'goesBack') history.go(distance)
    else if (named !== step) nameStep(step)
  }

  nameShown()
  addEventListener('popstate', move)
  const stopListening = $screen.listen(followScreen)
  return () => {
    stopListening()
    removeEventListener('popstate', move)
  }
}
