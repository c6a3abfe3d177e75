import type { Site } from './snapshot.ts'

/** What the promotions that the site's buttons and offers carry are called, by their ids. */
export function promoTitles(site: Site): Record<string, string> {
  const titles: Record<string, string> = {}
  // Buttons are in blocks of every kind, however deep: the snapshot is plain JSON.
  JSON.stringify([site.pages, site.personalOffers], (_, value: unknown) => {
    if (isPromoChoice(value))
      titles[value.promo.id] = `${value.promo.offerTitle}\u00a0– ${value.promo.cardTitle}`
    return value
  })
  return titles
}

function isPromoChoice(
  value: unknown,
): value is { promo: { id: string; offerTitle: string; cardTitle: string } } {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'promo'
}
