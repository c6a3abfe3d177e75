import type { RoamingPrices, RoamingZone } from '../../content/roaming.ts'
import type { Site } from '../../content/snapshot.ts'
import { fill } from '../../i18n/fill.ts'
import { gigabyteAt } from '../../lib/gigabyte.ts'
import { formatEuro } from '../../lib/money.ts'
import type { RoamingWords } from './roaming-words.page.ts'

/** What one pays first in a country or a zone: nothing more than at home, for the pack, or for a gigabyte. */
export function firstPrice(
  { roamingPacks }: Site,
  zone: RoamingZone,
  { dataPrice }: RoamingPrices,
  words: RoamingWords,
): string {
  const pack = roamingPacks.find((one) => one.zone.id === zone.id)
  if (zone.hasDomesticRates) return words['roaming.asAtHome']
  if (pack) return fill(words['roaming.packFor'], { price: formatEuro(pack.price) })
  return dataPrice === undefined
    ? ''
    : fill(words['roaming.gigabyteFor'], { price: formatEuro(gigabyteAt(dataPrice)) })
}
