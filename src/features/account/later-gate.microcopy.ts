import type { Words } from '../../content/words.ts'

/** Words that few customers read: before a session ends, and where another tab has changed the number. */
export const laterGateMicrocopy = [
  'account.endingTitle',
  'account.endingText',
  'account.endingForGood',
  'account.stay',
  'account.staying',
  'account.numberChangedTitle',
  'account.numberChangedText',
  'account.numberNow',
  'account.goOnWith',
  'account.switchBack',
] as const

export type LaterGateWords = Words<typeof laterGateMicrocopy>
