import type { Button } from '../../content/button.ts'
import type { ImageAsset } from '../../content/image.ts'
import { isLiveChatLink, linkTarget } from '../../content/link-target.ts'
import type { PersonalOffer } from '../../content/personal-offer.ts'
import { sourcesBesideText } from '../../content/picture-sources.ts'
import { type Allowance, allowanceKinds, type Plan } from '../../content/plan.ts'
import type { Site } from '../../content/snapshot.ts'
import { pageIcons } from '../../ui/page-icons.ts'

const types = { primary: 'PRIMARY', secondary: 'SECONDARY', outline: 'OUTLINE', text: 'TEXT' } as const
const sizes = { xs: 'XS', sm: 'SM', md: 'MD', lg: 'LG' } as const

/**
 * The content's offers for every customer, in the shape of the operator's. Their formatted texts are in the page's HTML.
 * Of buttons only those that lead or order are kept: a customer has nothing to ask for in a form.
 * Why: docs/decisions/0017-content-offers.md
 */
export const offersForAll = (site: Site) =>
  site.personalOffers.filter(({ showToAllUsers }) => showToAllUsers).map(offerOf)

const offerOf = ({ offerDescription: _, ...offer }: PersonalOffer) => ({
  offerId: offer.id,
  cardTitle: offer.cardTitle,
  cardImage: pictureOf(offer.cardImage),
  cardImagePosition: offer.cardImagePosition === 'left' ? ('LEFT' as const) : ('RIGHT' as const),
  offerTitle: offer.offerTitle,
  offerImage: pictureOf(offer.offerImage),
  offerDescription: null,
  priceFromText: offer.priceFromText ?? null,
  priceFromValue: offer.priceFromValue ?? null,
  primaryButton: buttonOf(offer.primaryButton),
  secondaryButton: buttonOf(offer.secondaryButton),
  ...(offer.validFrom !== undefined && { validFrom: Date.parse(offer.validFrom) }),
  ...(offer.validTo !== undefined && { validTo: Date.parse(offer.validTo) }),
  rank: offer.rank,
  showToAllUsers: true,
})

const pictureOf = (image: ImageAsset | undefined) =>
  image
    ? {
        url: image.url,
        ...sourcesBesideText(image),
        description: image.description,
        width: image.width,
        height: image.height,
      }
    : null

function buttonOf(button: Button | undefined) {
  if (button?.kind !== 'link' && button?.kind !== 'order') return null
  if (button.kind === 'link' && isLiveChatLink(button.href)) return null
  const target = button.kind === 'link' ? linkTarget(button.href, button.openInANewTab) : undefined
  const choice = button.kind === 'order' ? button.planOrPromoToOrder : undefined
  return {
    title: button.title,
    description: button.description ?? null,
    type: types[button.type],
    size: sizes[button.size],
    url: target?.href ?? null,
    openInANewTab: target?.isNewTab ?? false,
    isFullWidthOnDesktop: button.isFullWidthOnDesktop,
    isFullWidthOnTablet: button.isFullWidthOnTablet,
    isFullWidthOnMobile: button.isFullWidthOnMobile,
    ...(button.leftIcon && { leftIcon: pageIcons[button.leftIcon] }),
    ...(button.rightIcon && { rightIcon: pageIcons[button.rightIcon] }),
    ...(choice?.kind === 'plan' && { planOrPromoToOrder: orderableOf(choice.plan) }),
    ...(choice?.kind === 'promo' && { promo: { id: choice.promo.id, name: choice.promo.name } }),
  }
}

const cardTypes = { data: 'DATA', calls: 'CALLS', all: 'ALL' } as const

const orderableOf = ({
  planId,
  orderCode,
  planCardType,
  planTitle,
  planPrice,
  salePrice,
  allowances,
}: Plan) => ({
  planId,
  orderCode,
  planCardType: cardTypes[planCardType],
  planTitle,
  planPrice,
  salePrice: salePrice ?? null,
  // A page carries nothing for what isn't said.
  allowances: Object.fromEntries(
    allowanceKinds.flatMap((kind) => {
      const allowance = allowances[kind]
      return allowance ? [[kind, allowanceOf(allowance)]] : []
    }),
  ),
})

const allowanceOf = ({ unlimited, limited, displayLimit, gainUnit, roamingZone }: Allowance) => ({
  unlimited,
  gainUnit,
  ...(limited !== undefined && { limited }),
  ...(displayLimit !== undefined && { displayLimit }),
  ...(roamingZone !== undefined && { roamingZone }),
})
