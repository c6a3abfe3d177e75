interface Form {
  $screen: { listen(listener: (screen: { name: string }) => void): () => void }
  /** Checks what is typed and shows the confirmation again. */
  review(): void
  change(): void
}

/**
 * Makes a form's confirmation a step of the browser's history: Back leads from it to the form, a reload stays on it.
 * A user who comes back by a reload from where the form leads begins at the form. Returns what ends it.
 */
export function followConfirmation({ $screen, review, change }: Form): () => void {
  function move() {
    if (isAtConfirmation()) review()
    else change()
  }
  move()
  addEventListener('popstate', move)
  const stopListening = $screen.listen(({ name }) => {
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
