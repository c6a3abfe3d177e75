import type { Words } from '../../content/words.ts'
import { troubleMicrocopy } from '../../session/trouble.microcopy.ts'

/** Words of the pages that say how a registration went. */
export const registrationResultMicrocopy = [
  'registration.resultLoading',
  'registration.resultFailed',
  'registration.nothing',
  'registration.nothingText',
  'registration.toFlow',
  'registration.activatedNumber',
  'registration.numberActivatedUnauthenticated',
  'registration.unauthenticatedText',
  'registration.logInButton',
  'registration.pending',
  'registration.late',
  'registration.askAgain',
  'registration.tryAgain',
  ...troubleMicrocopy,
] as const

export type ResultWords = Words<typeof registrationResultMicrocopy>
