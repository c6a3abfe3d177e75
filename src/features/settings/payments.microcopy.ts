import type { Words } from '../../content/words.ts'
import { cardMicrocopy } from '../saved-cards/card.microcopy.ts'
import type { SettingsWords } from './settings.microcopy.ts'

/** Words of the section of saved cards and auto top-ups. */
export const paymentsMicrocopy = [
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
  ...cardMicrocopy,
] as const

export type PaymentsWords = SettingsWords & Words<typeof paymentsMicrocopy>
