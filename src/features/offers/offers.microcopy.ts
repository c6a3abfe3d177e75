import type { Words } from '../../content/words.ts'
import { troubleMicrocopy } from '../../session/trouble.microcopy.ts'

/** Words of the personal offers in short, which are in the page. */
export const offersMicrocopy = [
  'offers.title',
  'offers.loading',
  'offers.emptyTitle',
  'offers.emptyText',
  'offers.allPlans',
  'offers.onlyForYou',
  'offers.more',
  'offers.close',
  'offers.tryAgain',
  ...troubleMicrocopy,
] as const

export type OffersWords = Words<typeof offersMicrocopy>
