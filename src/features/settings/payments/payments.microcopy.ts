import type { Words } from '../../../content/words.ts'
import { copyMicrocopy } from '../../../ui/copy.microcopy.ts'
import { cardMicrocopy } from '../../saved-cards/card.microcopy.ts'
import { type PanelWords, panelMicrocopy } from '../panel.microcopy.ts'

/** Words of the section of saved cards, auto top-ups and top-ups by others. */
export const paymentsMicrocopy = [
  ...panelMicrocopy,
  'settings.cards',
  'settings.noCards',
  'settings.expires',
  'settings.expired',
  'settings.delete',
  'settings.deleteCardTitle',
  'settings.deleteCard',
  'settings.deleteCardText',
  'settings.endsWithCard',
  'settings.cardDeleted',
  'settings.recurring',
  'settings.noRecurring',
  'settings.setUpRecurring',
  'settings.changeRecurring',
  'settings.cardExpired',
  'settings.cardExpiresBefore',
  'settings.nextPayment',
  'settings.paused',
  'settings.pause',
  'settings.resume',
  'settings.CARD_EXPIRED',
  'settings.INSUFFICIENT_FUNDS',
  'settings.REFUSED',
  'settings.chargeFailed',
  'settings.deleteChosen',
  'settings.deleteRecurringTitle',
  'settings.deleteRecurringText',
  'settings.ask',
  'settings.askText',
  'settings.askSend',
  'settings.askMessage',
  'settings.askCopy',
  'settings.askCode',
  'settings.askCodeLabel',
  ...cardMicrocopy,
  ...copyMicrocopy,
] as const

export type PaymentsWords = PanelWords & Words<typeof paymentsMicrocopy>
