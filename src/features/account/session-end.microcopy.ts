import type { Words } from '../../content/words.ts'

/** Words of the dialog that says that a session is about to end. */
export const sessionEndMicrocopy = [
  'account.endingTitle',
  'account.endingText',
  'account.endingForGood',
  'account.stay',
  'account.staying',
] as const

export type SessionEndWords = Words<typeof sessionEndMicrocopy>
