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

/** Whether a card's last month is over, on a day of the calendar in Vilnius (`2026-01-15`). */
export const isExpired = (card: { expiryMonth: number; expiryYear: number }, today: string): boolean =>
  `${card.expiryYear}-${String(card.expiryMonth).padStart(2, '0')}` < today.slice(0, 7)

/** Until when a card works, as it is printed on it: `05/28`. */
export const expiryOf = ({ expiryMonth, expiryYear }: { expiryMonth: number; expiryYear: number }): string =>
  `${String(expiryMonth).padStart(2, '0')}/${String(expiryYear % 100).padStart(2, '0')}`

const brands: ReadonlyMap<string, string> = new Map([
  ['VISA', 'Visa'],
  ['MASTERCARD', 'Mastercard'],
])

/** A brand as its owner writes it. */
export const brandName = (brand: string): string => brands.get(brand) ?? brand
