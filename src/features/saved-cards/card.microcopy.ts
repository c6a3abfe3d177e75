import type { Words } from '../../content/words.ts'

/** Words of whatever names a card. */
export const cardMicrocopy = ['card.ending', 'card.other'] as const

export type CardWords = Words<typeof cardMicrocopy>
