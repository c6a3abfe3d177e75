import type { Allowance } from '../../content/plan.ts'
import type { RoamingCountry, RoamingPrices, RoamingZone } from '../../content/roaming.ts'
import type { Site } from '../../content/snapshot.ts'
import { inMegabytes } from '../../lib/gigabyte.ts'
import type { Cents } from '../../lib/money.ts'
import { currentPrice } from '../../lib/sold-plan.ts'
import { amountOf } from '../create-your-plan/own-plan-offer.page.ts'

const megabytesOf = (allowance: Allowance | undefined): number | null => inMegabytes(amountOf(allowance))

/** The rates that a journey in the EU/EEA is reckoned with, by their entry ids. */
const homeRates = {
  minute: 'rate-lt-mobile',
  message: 'rate-lt-sms',
  gigabyte: 'rate-lt-data',
  gigabyteOver: 'rate-eu-data-over',
} as const

/** What the trip calculator reckons with; undefined where the content lacks a rate of home. */
export function tripOffer(site: Site) {
  const home = homeOf(site)
  if (!home) return undefined
  const { roamingZones, roamingCountries, roamingPacks, plans } = site
  return {
    zones: roamingZones.map(({ id, title, hasDomesticRates, prices }) => ({
      id,
      title,
      hasDomesticRates,
      prices,
    })),
    countries: roamingCountries
      .map((country) => ({
        code: country.countryCode,
        title: country.title,
        zoneId: country.zone.id,
        ...ownPrices(country),
      }))
      .sort((one, other) => one.title.localeCompare(other.title, site.language)),
    packs: roamingPacks.map(({ planId, title, price, periodInDays, zone, data, minutes, sms }) => ({
      planId,
      title,
      price,
      periodInDays,
      zoneId: zone.id,
      allowances: { data: megabytesOf(data), minutes: amountOf(minutes), messages: amountOf(sms) },
    })),
    plans: plans
      .filter(({ display }) => display)
      .map(({ planId, planTitle, planPrice, salePrice, periodInDays, allowances }) => ({
        planId,
        title: planTitle,
        price: currentPrice({ planPrice, salePrice }),
        periodInDays,
        allowances: {
          data: megabytesOf(allowances.dataInEu),
          minutes: amountOf(allowances.minutes),
          messages: amountOf(allowances.sms),
        },
        gigabytesAtHome: amountOf(allowances.dataInLt),
        abroad: abroadOf(allowances.dataAbroad, roamingZones),
      }))
      .sort((one, other) => one.price - other.price),
    home,
  }
}

function homeOf({ rates }: Site) {
  const priceOf = (id: string): Cents | undefined => rates.find((line) => line.id === id)?.price
  const minute = priceOf(homeRates.minute)
  const message = priceOf(homeRates.message)
  const gigabyte = priceOf(homeRates.gigabyte)
  const gigabyteOver = priceOf(homeRates.gigabyteOver)
  if (minute === undefined || message === undefined || gigabyte === undefined || gigabyteOver === undefined)
    return undefined
  return { minute, message, gigabyte, gigabyteOver }
}

/** Only what isn't the zone's: the page carries 94 countries. */
function ownPrices({ prices, zone }: RoamingCountry): { prices?: RoamingPrices } {
  return JSON.stringify(prices) === JSON.stringify(zone.prices) ? {} : { prices }
}

/** Data abroad of a plan works in the zone whose title its allowance names. */
function abroadOf(
  allowance: Allowance | undefined,
  zones: readonly RoamingZone[],
): Record<string, number | null> {
  const zone = zones.find(({ title }) => title === allowance?.roamingZone)
  return zone ? { [zone.id]: megabytesOf(allowance) } : {}
}
