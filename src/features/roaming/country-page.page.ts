import { allowanceText } from '../../blocks/plan-allowance.ts'
import { type PlanCardWords, planCardMicrocopy } from '../../blocks/plan-card.microcopy.ts'
import type { PageOf } from '../../content/page.ts'
import { pagesOfType } from '../../content/page-index.ts'
import type { RoamingCountry, RoamingPack } from '../../content/roaming.ts'
import { placeOf } from '../../content/roaming-place.ts'
import type { Site } from '../../content/snapshot.ts'
import { pickWords, type Words } from '../../content/words.ts'
import { fill } from '../../i18n/fill.ts'
import { formatSpan } from '../../i18n/number.ts'
import { vilniusYear } from '../../lib/fair-use.ts'
import { gigabyteAt, inGigabytes } from '../../lib/gigabyte.ts'
import { type Cents, formatEuro, toCents } from '../../lib/money.ts'
import { ownPlanOffer } from '../create-your-plan/own-plan-offer.page.ts'
import type { countryMicrocopy } from './country.microcopy.ts'
import { ownPlans } from './own-plans.ts'
import { withFairUse } from './plans-in-year.ts'
import type { Trip, TripOffer } from './trip.ts'
import { emptyDraft, type TripDraft } from './trip-address.ts'
import { tripOffer } from './trip-offer.page.ts'
import { type Solution, solutionsFor } from './trip-solutions.ts'

export type CountryWords = Words<typeof countryMicrocopy>

/** A country with the path of its page; undefined where it has none. */
export interface CountryLink {
  country: RoamingCountry
  path: string | undefined
}

/** Every country in the order of the language's alphabet. */
export function countryLinks(site: Site): CountryLink[] {
  const paths = new Map(pagesOfType(site, 'countryPage').map(({ countryCode, path }) => [countryCode, path]))
  return site.roamingCountries
    .map((country) => ({ country, path: paths.get(country.countryCode) }))
    .sort((one, other) => one.country.title.localeCompare(other.country.title, site.language))
}

/** The country of a page; throws an error that names it where the content has lost it, which stops the build. */
export function countryOf(site: Site, { countryCode, path }: PageOf<'countryPage'>): RoamingCountry {
  const country = site.roamingCountries.find((one) => one.countryCode === countryCode)
  if (!country) throw new Error(`no country ${countryCode} for ${path}`)
  return country
}

/** Euro cents for a gigabyte and for a day of a pack, rounded up; no gigabyte where its data is unlimited or none. */
export function packRates({ price, periodInDays, data }: RoamingPack): {
  gigabyte: Cents | undefined
  day: Cents
} {
  const gigabytes = data?.limited === undefined ? undefined : inGigabytes(data.limited, data.gainUnit)
  return {
    gigabyte: gigabytes ? toCents(Math.ceil(price / gigabytes)) : undefined,
    day: toCents(Math.ceil(price / periodInDays)),
  }
}

/** What someone asks first, in one or two sentences: whether a plan works there, else what a pack and a gigabyte cost. */
export function countryAnswer(
  { language, roamingPacks }: Site,
  country: RoamingCountry,
  words: CountryWords & PlanCardWords,
): string {
  const { zone, prices } = country
  const pack = roamingPacks.find((one) => one.zone.id === zone.id)
  const place = placeOf(country, words['country.place'])
  if (zone.hasDomesticRates) return fill(words['country.home'], { place })
  if (prices.dataPrice === undefined) return fill(words['country.noPrice'], { place })
  const gigabyte = formatEuro(gigabyteAt(prices.dataPrice))
  if (!pack?.data) return fill(words['country.withoutPack'], { place, gigabyte })
  const data = allowanceText(pack.data, words)
  const days = formatSpan(pack.periodInDays, 'day', language)
  return fill(words['country.withPack'], { place, gigabyte, data, days, price: formatEuro(pack.price) })
}

const lengths = [3, 7, 14] as const

/** The offer is the same for ninety countries. */
const offers = new WeakMap<Site, TripOffer | undefined>()

/** What the calculator reckons with: plans of one's own too, and what fair use gives this year. */
function wholeOffer(site: Site): TripOffer | undefined {
  const offer = tripOffer(site)
  if (!offer) return undefined
  const { planBuilder, roamingZones } = site
  const year = vilniusYear(Date.now())
  const words = pickWords(site, [...planCardMicrocopy, 'plan.unitSms'] as const)
  const own = planBuilder
    ? ownPlans(ownPlanOffer(planBuilder, roamingZones, words), year, words['plan.unitSms'])
    : []
  return { ...offer, plans: [...withFairUse(offer.plans, year), ...own] }
}

/** The habits that the calculator begins with; where no pack and no plan has data, its page says to turn data off. */
export const draftTo = ({ roamingPacks }: Site, { zone }: RoamingCountry): TripDraft =>
  zone.hasDomesticRates || roamingPacks.some((pack) => pack.zone.id === zone.id)
    ? emptyDraft
    : { ...emptyDraft, data: 0 }

/** What trips of some days to a country cost at least, with these habits. */
export function tripsTo(site: Site, visited: RoamingCountry): { days: number; best: Solution }[] {
  const offer = offers.get(site) ?? wholeOffer(site)
  offers.set(site, offer)
  const country = offer?.countries.find(({ code }) => code === visited.countryCode)
  if (!offer || !country) return []
  const { data, calls, messages } = draftTo(site, visited)
  return lengths.flatMap((days) => {
    const trip: Trip = {
      stops: [{ country, days }],
      perDay: { data, made: calls, received: calls, messages },
      ownedPlanId: undefined,
    }
    const [best] = solutionsFor(trip, offer)
    return best ? [{ days, best }] : []
  })
}
