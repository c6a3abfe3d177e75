import type { LeaveExtraWords } from './leave-extra.microcopy.ts'
import type { LeaveExtraStore } from './leave-extra.store.ts'
import type { LeaveFlow } from './leave-extra.ts'

export interface StepProps {
  flow: LeaveFlow
  words: LeaveExtraWords
  store: Omit<LeaveExtraStore, '$screen'>
  /** Begins the fields' ids, which are unique in a page. */
  idPrefix: string
  /** Without a connection nothing can be sent: what was typed stays. */
  isOff?: boolean
}
