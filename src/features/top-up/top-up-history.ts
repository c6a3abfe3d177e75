import { $draft } from './top-up.state.ts'
import type { TopUpStore } from './top-up.store.ts'

/**
 * Makes the confirmation a step of the browser's history: Back leads from it to the form, a reload stays on it.
 * Whoever comes back from the acquirer by a reload begins at the form. Returns what ends it.
 */
export function followHistory(store: Pick<TopUpStore, '$screen' | 'review' | 'change'>): () => void {
  function move() {
    if (isAtConfirmation()) void store.review($draft.get())
    else store.change()
  }
  move()
  addEventListener('popstate', move)
  const stopListening = store.$screen.listen(({ name }) => {
    if (name === 'confirm' && !isAtConfirmation()) history.pushState({ step: 'confirmation' }, '')
    if (name === 'form' && isAtConfirmation()) history.back()
    if (name === 'leaving') history.replaceState(null, '')
  })
  return () => {
    stopListening()
    removeEventListener('popstate', move)
  }
}

function isAtConfirmation(): boolean {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null && 'step' in state && state.step === 'confirmation'
}
