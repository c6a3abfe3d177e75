/** The tabs of settings, by their sections' keys in the content. */
const sectionKeys = ['profile', 'numbers', 'consents', 'payments', 'sim'] as const
export type SectionKey = (typeof sectionKeys)[number]

export const isSectionKey = (value: string): value is SectionKey => sectionKeys.some((key) => key === value)

/** Which of the tabs an address opens, by its fragment or as `?tab=`; undefined where it names none. */
export const sectionIn = (
  { hash, search }: Pick<Location, 'hash' | 'search'>,
  keys: readonly string[],
): string | undefined =>
  [hash.slice(1), new URLSearchParams(search).get('tab')].find((key) => key !== null && keys.includes(key)) ??
  undefined

/** A nickname may be so long. */
export const longestNickname = 30
