import { followSteps } from '../../lib/step-history.ts'
import { draftInForm } from './draft-in-form.ts'
import type { LeaveExtraStore, Screen } from './leave-extra.store.ts'

const steps = ['destination', 'person', 'code', 'submitted'] as const satisfies Screen['name'][]

/**
 * Makes the steps entries of the browser's history: Back leads to the step before, where what was typed still is. After
 * a reload the first step is shown, whatever the history says: nothing typed is kept. Returns what ends it.
 */
export function followHistory(
  { $screen, draft, back }: Pick<LeaveExtraStore, '$screen' | 'draft' | 'back'>,
  box: Element,
  idPrefix: string,
): () => void {
  return followSteps({
    steps,
    $screen,
    shown: () => $screen.get().name,
    show(wanted) {
      const form = box.querySelector('form')
      const typed = form ? draftInForm(form, idPrefix, draft()) : draft()
      const distance = steps.indexOf($screen.get().name) - steps.indexOf(wanted)
      for (let step = 0; step < distance; step++) back(typed)
    },
    ownWayBack: 'goesBack',
  })
}
