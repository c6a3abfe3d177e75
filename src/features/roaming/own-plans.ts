import { fairUseOf } from '../../lib/fair-use.ts'
import { inMegabytes } from '../../lib/gigabyte.ts'
import { addressOf, everyOwnPlan, type OwnPlanOffer, ownPlanPrice } from '../own-plan/own-plan.ts'
import type { TripPlan } from './trip.ts'

/** Every plan of one's own that could be made for a journey; in the EU/EEA it gives what fair use says in that year. */
export const ownPlans = (offer: OwnPlanOffer, year: number, unitSms: string): TripPlan[] =>
  everyOwnPlan(offer).map((chosen) => {
    const { data, minutes, messages, zone } = chosen
    const price = ownPlanPrice(offer, chosen)
    return {
      title: offer.title,
      parts: [data.label, minutes.label, withUnit(messages.label, unitSms), zone.label].join(', '),
      price,
      periodInDays: offer.periodInDays,
      address: addressOf(chosen),
      allowances: {
        data: inMegabytes(fairUseOf(price, year, data.amount ?? undefined)),
        minutes: minutes.amount,
        messages: messages.amount,
      },
      abroad: zone.amount === 0 ? {} : { [zone.key]: inMegabytes(zone.amount) },
    }
  })

/** A choice of messages is called by its number, which says nothing beside other parts. */
const withUnit = (label: string, unit: string): string =>
  label.includes(unit) ? label : `${label}\u00a0${unit}`
