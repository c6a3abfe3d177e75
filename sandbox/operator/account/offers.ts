import * as v from 'valibot'
import type { Language } from '../../../src/i18n/language.ts'
import type { Database } from '../database.ts'
import { type GainKind, type ListedPlan, listedPlans } from '../plans/catalogue.ts'
import type { Tables } from '../tables.ts'
import { sizeOfPicture } from './pictures.ts'

const Words = v.object({ cardTitle: v.string(), offerTitle: v.string(), offerDescription: v.string() })
export const OfferWords = v.object({ lt: Words, en: Words, ru: Words })
export type OfferWords = v.InferOutput<typeof OfferWords>

const buttonWords: Record<Language, { order: string; plans: string; plansPath: string }> = {
  lt: { order: 'Užsisakyti', plans: 'Visi planai', plansPath: '/planai' },
  en: { order: 'Order', plans: 'All plans', plansPath: '/en/plans' },
  ru: { order: 'Подключить', plans: 'Все тарифы', plansPath: '/ru/plany' },
}

/** What an account is offered now, highest rank first; a campaign's offers only in a visit that it led to. */
export async function offersFor(
  database: Database,
  {
    now,
    language,
    partnerId,
    bcSessionId,
  }: { now: number; language: Language; partnerId: string; bcSessionId?: string | null },
) {
  const offers = await database
    .selectFrom('personalOffers')
    .selectAll()
    .where((offer) => offer.or([offer('partnerId', '=', partnerId), offer('showToAllUsers', '=', 1)]))
    .where((offer) =>
      offer.or([offer('bcSessionId', 'is', null), offer('bcSessionId', '=', bcSessionId ?? '')]),
    )
    .where('validFrom', '<=', now)
    .where('validTo', '>', now)
    .orderBy('rank', 'desc')
    .orderBy('offerId')
    .execute()
  return offers.flatMap((offer) => {
    const plan = listedPlans().get(offer.planId)
    return plan ? [offerOf(offer, plan, language)] : []
  })
}

function offerOf(offer: Tables['personalOffers'], plan: ListedPlan, language: Language) {
  const words = v.parse(OfferWords, JSON.parse(offer.words))[language]
  const { order, plans, plansPath } = buttonWords[language]
  const image = {
    url: `/api/v1/pictures/${offer.picture}.svg`,
    description: '',
    ...sizeOfPicture(offer.picture),
  }
  const button = {
    description: null,
    size: 'MD',
    openInANewTab: false,
    isFullWidthOnDesktop: false,
    isFullWidthOnTablet: false,
    isFullWidthOnMobile: true,
  }
  return {
    ...offer,
    ...words,
    cardImage: image,
    cardImagePosition: 'RIGHT',
    offerImage: image,
    // It is what the plan costs, not the least of several prices.
    priceFromText: null,
    priceFromValue: plan.priceInCents,
    primaryButton: {
      ...button,
      title: order,
      type: 'PRIMARY',
      url: null,
      planOrPromoToOrder: orderableOf(plan, language),
    },
    secondaryButton: { ...button, title: plans, type: 'TEXT', url: plansPath },
    showToAllUsers: offer.showToAllUsers === 1,
  }
}

function orderableOf(plan: ListedPlan, language: Language) {
  const allowance = (kind: GainKind) => {
    const gain = plan.gains.find((one) => one.kind === kind)
    if (!gain) return null
    const { unlimited, limit, displayLimit, unit, roamingZone } = gain
    return {
      unlimited,
      limited: unlimited ? null : limit,
      displayLimit: displayLimit?.[language],
      gainUnit: unit,
      roamingZone,
    }
  }
  return {
    planId: plan.planId,
    orderCode: plan.orderCode,
    planTitle: plan.planName[language],
    planPrice: plan.planPriceInCents,
    salePrice: plan.salePriceInCents,
    priceUnits: 'EUR',
    planCardType: plan.planCardType.toUpperCase(),
    allowances: {
      dataAbroad: allowance('dataAbroad'),
      dataInEu: allowance('dataInEU'),
      dataInLt: allowance('dataInLT'),
      dataOffPeak: allowance('dataOffPeak'),
      minutes: allowance('minutes'),
      sms: allowance('messages'),
    },
  }
}
