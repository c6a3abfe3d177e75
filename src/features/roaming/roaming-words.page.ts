import type { planCardMicrocopy } from '../../blocks/plan-card.microcopy.ts'
import type { Words } from '../../content/words.ts'
import type { roamingMicrocopy } from './roaming.microcopy.ts'

export type RoamingWords = Words<typeof roamingMicrocopy> & Words<typeof planCardMicrocopy>
