import { followConfirmation } from '../../lib/confirmation-step.ts'
import { $draft } from './top-up.state.ts'
import type { TopUpStore } from './top-up.store.ts'

/** Makes the confirmation a step of the browser's history. Returns what ends it. */
export const followHistory = ({
  $screen,
  review,
  change,
}: Pick<TopUpStore, '$screen' | 'review' | 'change'>): (() => void) =>
  followConfirmation({
    $screen,
    review() {
      const draft = $draft.get()
      // A browser that keeps nothing has lost it: the form begins again, no one has made a mistake.
      if (draft.phone) void review(draft)
    },
    change,
  })
