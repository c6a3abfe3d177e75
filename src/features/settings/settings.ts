import type { Language } from '../../i18n/language.ts'

/** The sections of settings, by their keys in the content. */
const sectionKeys = ['profile', 'numbers', 'orders', 'alerts', 'consents', 'payments', 'sim', 'data'] as const
export type SectionKey = (typeof sectionKeys)[number]

export const isSectionKey = (value: string): value is SectionKey => sectionKeys.some((key) => key === value)

/** A section of the content; one whose key is none of ours has only what an editor put under it. */
export interface Section {
  key: string
  title: string
}

/** The fragment of the way back to the list: browsers show the page's top. */
export const topOfList = 'top'

/** Where a section's words are: `src/pages/settings` writes them. */
export const sectionWordsPath = (section: SectionKey, language: Language): string =>
  `/settings/${section}.${language}.json`

/** Which of the sections an address opens, by its fragment or as `?tab=`; undefined where it names none. */
export const sectionIn = (
  { hash, search }: Pick<Location, 'hash' | 'search'>,
  keys: readonly string[],
): string | undefined =>
  [hash.slice(1), new URLSearchParams(search).get('tab')].find((key) => key !== null && keys.includes(key)) ??
  undefined

/** As how many cards a section comes. */
export const cardsOf: Record<SectionKey, number> = {
  profile: 2,
  numbers: 2,
  orders: 1,
  alerts: 3,
  consents: 2,
  payments: 2,
  sim: 4,
  data: 2,
}

/** A nickname may be so long. */
export const longestNickname = 30
