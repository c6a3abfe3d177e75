import { followSteps, nameStep, stepInHistory } from './step-history.ts'

interface Form {
  $screen: { get(): { name: string }; listen(listener: (screen: { name: string }) => void): () => void }
  /** Checks what is typed and shows the confirmation again. */
  review(): void
  change(): void
}

const steps = ['form', 'confirmation'] as const

/**
 * Makes a form's confirmation a step of the browser's history: Back leads from it to the form, a reload stays on it.
 * A user who comes back by a reload from where the form leads begins at the form. Returns what ends it.
 */
export function followConfirmation({ $screen, review, change }: Form): () => void {
  if (stepInHistory(steps) === 'confirmation') review()
  const stopFollowing = followSteps({
    steps,
    $screen,
    shown() {
      const { name } = $screen.get()
      return name === 'confirm' ? 'confirmation' : steps.find((step) => step === name)
    },
    show: (step) => (step === 'form' ? change() : review()),
    ownWayBack: 'goesBack',
  })
  const stopListening = $screen.listen(({ name }) => {
    if (name === 'leaving') nameStep('form')
  })
  return () => {
    stopFollowing()
    stopListening()
  }
}
