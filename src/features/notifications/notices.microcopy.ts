import type { Words } from '../../content/words.ts'
import { troubleMicrocopy } from '../../session/trouble.microcopy.ts'

/** Words of what lies above the pages of self-service. */
export const noticesMicrocopy = [
  'notices.offline',
  'notices.offlineText',
  'notices.stale',
  'account.asOf',
  'account.tryAgain',
  'notices.all',
  'notices.close',
  ...troubleMicrocopy,
] as const

export type NoticesWords = Words<typeof noticesMicrocopy>
