import { imagePositions } from '../../src/content/banner-block.ts'
import type { Button } from '../../src/content/button.ts'
import { isLiveChatLink } from '../../src/content/link-target.ts'
import type { PersonalOffer } from '../../src/content/personal-offer.ts'
import { button } from './button.ts'
import { declare } from './content-type.ts'
import type { EntryParser } from './entry-reader.ts'
import { entryId, optional, required, withDefault } from './fields.ts'
import { image } from './image.ts'
import { instant, instantAfter } from './instant.ts'
import { euro, flag, line, oneOf, wholeNumber } from './kinds.ts'
import { link } from './links.ts'
import { richText } from './rich-text.ts'

/** An offer's button, if it does one of these: an offer has neither dialogs nor what answers an event. */
const offerButton =
  (kinds: readonly Button['kind'][]): EntryParser<Button> =>
  (entry) => {
    const parsed = button(entry)
    if (!parsed) return undefined
    const isChat = parsed.kind === 'link' && isLiveChatLink(parsed.href)
    if (kinds.includes(parsed.kind) && !isChat) return parsed
    entry.report({
      severity: 'broken',
      message: `can't be a button of an offer there: it ${does[parsed.kind]}`,
    })
    return undefined
  }

const does: Record<Button['kind'], string> = {
  link: 'opens the chat',
  event: 'starts something of the site',
  order: 'orders something',
  modal: 'opens a dialog',
}

export const personalOffer = declare<PersonalOffer>(
  {
    id: 'personalOffer',
    name: 'Personal offer',
    description: 'What an offer of the operator looks like. Whom it is for the operator says.',
  },
  {
    id: entryId,
    cardTitle: required(line, 'Title of the card'),
    cardImage: optional(image, 'Picture of the card'),
    cardImagePosition: withDefault(oneOf(imagePositions), 'left', 'Side of the card’s picture'),
    offerTitle: required(line, 'Title of the offer'),
    offerImage: optional(image, 'Picture of the offer'),
    offerDescription: required(richText, 'Text of the offer'),
    priceFromText: optional(line, 'Words before the price'),
    priceFromValue: optional(euro, 'Price'),
    primaryButton: optional(
      link({ button: offerButton(['link', 'order']) }),
      'First button',
      'Leads somewhere, or orders a plan or a promotion.',
    ),
    secondaryButton: optional(link({ button: offerButton(['link']) }), 'Second button', 'Leads somewhere.'),
    validFrom: optional(instant, 'Valid from'),
    validTo: optional(instantAfter('validFrom'), 'Valid to'),
    rank: required(wholeNumber(0, 1000), 'Rank', 'Offers stand by rank, the highest number first.'),
    showToAllUsers: withDefault(flag, false, 'Show to everybody'),
  },
)
