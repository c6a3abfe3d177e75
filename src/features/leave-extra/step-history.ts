import { draftInForm } from './draft-in-form.ts'
import type { LeaveExtraStore, Screen } from './leave-extra.store.ts'

const order: readonly string[] = ['destination', 'person', 'code', 'submitted'] satisfies Screen['name'][]

/**
 * Makes the steps entries of the browser's history: Back leads to the step before, where what was typed still is. After
 * a reload the first step is shown, whatever the history says: nothing typed is kept. Returns what ends it.
 */
export function followSteps(
  { $screen, draft, back }: Pick<LeaveExtraStore, '$screen' | 'draft' | 'back'>,
  box: Element,
  idPrefix: string,
): () => void {
  const shown = () => order.indexOf($screen.get().name)
  const inHistory = () => order.indexOf(stepOf(history.state))
  const note = () => history.replaceState({ step: $screen.get().name }, '')
  let isMoving = false

  function move() {
    isMoving = true
    const form = box.querySelector('form')
    const typed = form ? draftInForm(form, idPrefix, draft()) : draft()
    const wanted = inHistory()
    for (let step = shown(); wanted >= 0 && wanted < step; step--) back(typed)
    isMoving = false
    // A step that can't be shown any more stays the one that is.
    note()
  }

  note()
  addEventListener('popstate', move)
  const stopListening = $screen.listen(() => {
    if (isMoving) return
    const distance = shown() - inHistory()
    if (distance > 0) history.pushState({ step: $screen.get().name }, '')
    else if (distance < 0) history.go(distance)
  })
  return () => {
    stopListening()
    removeEventListener('popstate', move)
  }
}

const stepOf = (state: unknown): string =>
  typeof state === 'object' && state !== null && 'step' in state ? String(state.step) : ''
