import * as v from 'valibot'
import type { BerriesByPlan } from '../../content/berry.ts'
import { formatMoment } from '../../i18n/date.ts'
import { fill } from '../../i18n/fill.ts'
import type { Language } from '../../i18n/language.ts'
import { Button } from '../../ui/Button.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { DrawnIcon } from '../../ui/Icon.tsx'
import { LaterWords } from '../../ui/LaterWords.tsx'
import { NewTabLink } from '../../ui/NewTabLink.tsx'
import { Notification } from '../../ui/Notification.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { TemplateContent } from '../../ui/TemplateContent.tsx'
import { OfferPrice } from './OfferCard.tsx'
import { OfferCartButton } from './OfferCartButton.tsx'
import { OfferPlan } from './OfferPlan.tsx'
import { type OfferDetailWords, offerDetailMicrocopy } from './offer-detail.microcopy.ts'
import type { OffersWords } from './offers.microcopy.ts'
import type { OpenOffer } from './offers.store.ts'
import { drawingOfOffer, type Offer, type OfferButton, ordersSomething } from './offers.ts'

const OwnWords = v.object(v.entriesFromList(offerDetailMicrocopy, v.string()))

interface Props {
  open: OpenOffer
  berries: BerriesByPlan
  isOff: boolean
  words: OffersWords
  language: Language
  onOrder: (offer: Offer) => void
  onClose: () => void
}

/** All that is to be known of an offer, and its buttons. */
export function OfferDialog(props: Props) {
  const { open, words, language, onClose } = props
  return (
    <Dialog
      isOpen={open !== undefined}
      title={open?.offer.offerTitle ?? ''}
      closeLabel={words['offers.close']}
      onClose={onClose}
    >
      {open && (
        <LaterWords
          path={`/offers.${language}.json`}
          schema={OwnWords}
          loadingLabel={words['offers.loading']}
          failed={words['trouble.unknown']}
          tryAgain={words['offers.tryAgain']}
        >
          {(own) => <OfferDetail {...props} open={open} words={{ ...words, ...own }} />}
        </LaterWords>
      )}
    </Dialog>
  )
}

/** What the dialog says. */
export function OfferDetail({
  open: { offer, isExpired },
  berries,
  isOff,
  words,
  language,
  onOrder,
}: Omit<Props, 'open' | 'words' | 'onClose'> & { open: NonNullable<OpenOffer>; words: OfferDetailWords }) {
  const { offerId, offerImage, offerDescription, validTo, primaryButton, secondaryButton } = offer
  const plan = primaryButton?.planOrPromoToOrder
  const isOrder = primaryButton !== null && ordersSomething(primaryButton)
  return (
    <div className="dialog-steps">
      {isExpired && (
        <Notification type="warning" title={words['offers.expiredTitle']}>
          <p>{words['offers.expiredText']}</p>
        </Notification>
      )}
      <div className="w-full">
        <Picture className="offer-image" drawing={drawingOfOffer(offerImage)} />
        {offerDescription === null ? (
          <TemplateContent id={offerTextId(offerId)} />
        ) : (
          <p>{offerDescription}</p>
        )}
      </div>
      {plan && <OfferPlan plan={plan} berries={berries} words={words} language={language} />}
      <OfferPrice offer={offer} />
      {!isExpired && validTo !== undefined && (
        <p className="text-small text-ink-soft">
          {fill(words['offers.validUntil'], { date: formatMoment(validTo, language) })}
        </p>
      )}
      <div className="dialog-actions">
        {!isExpired && primaryButton && isOrder && (
          <Button
            {...lookOf(primaryButton)}
            aria-label={primaryButton.description ?? undefined}
            isOff={isOff}
            onClick={() => onOrder(offer)}
          >
            <Label button={primaryButton} />
          </Button>
        )}
        {!isExpired && plan && <OfferCartButton plan={plan} words={words} />}
        {!isExpired && primaryButton && !isOrder && <OfferLink button={primaryButton} words={words} />}
        {secondaryButton && <OfferLink button={secondaryButton} words={words} />}
      </div>
    </div>
  )
}

/** Where the page keeps an offer's formatted text. */
const offerTextId = (offerId: string) => `offer-${offerId}`

function OfferLink({ button, words }: { button: OfferButton; words: OfferDetailWords }) {
  const { description, url, openInANewTab } = button
  if (url === null) return null
  const look = buttonClass(lookOf(button))
  return openInANewTab ? (
    <NewTabLink className={look} href={url} label={description ?? undefined} words={words}>
      <Label button={button} />
    </NewTabLink>
  ) : (
    <a className={look} href={url} aria-label={description ?? undefined}>
      <Label button={button} />
    </a>
  )
}

const Label = ({ button: { leftIcon, title, rightIcon } }: { button: OfferButton }) => (
  <>
    {leftIcon && <DrawnIcon path={leftIcon} size="sm" />}
    {title}
    {rightIcon && <DrawnIcon path={rightIcon} size="sm" />}
  </>
)

const types = {
  PRIMARY: 'primary',
  SECONDARY: 'secondary',
  OUTLINE: 'outline',
  TEXT: 'text',
  unknown: 'secondary',
} as const
const sizes = { XS: 'xs', SM: 'sm', MD: 'md', LG: 'lg', unknown: 'md' } as const

const lookOf = (button: OfferButton) => ({
  type: types[button.type],
  size: sizes[button.size],
  isFullWidthOnDesktop: button.isFullWidthOnDesktop,
  isFullWidthOnTablet: button.isFullWidthOnTablet,
  isFullWidthOnMobile: button.isFullWidthOnMobile,
})
