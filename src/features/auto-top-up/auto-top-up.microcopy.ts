import type { Words } from '../../content/words.ts'
import { troubleMicrocopy } from '../../session/trouble.microcopy.ts'
import { formMicrocopy } from '../../ui/form.microcopy.ts'
import { cardMicrocopy } from '../saved-cards/card.microcopy.ts'
import { topUpDraftMicrocopy } from '../top-up-draft/top-up-draft.microcopy.ts'

/** Words of the form that sets up an auto top-up. */
export const autoTopUpMicrocopy = [
  ...formMicrocopy,
  'autoTopUp.loading',
  'autoTopUp.tryAgain',
  'autoTopUp.goneTitle',
  'autoTopUp.goneText',
  'autoTopUp.toSettings',
  'autoTopUp.changing',
  'autoTopUp.number',
  'autoTopUp.otherNumber',
  ...topUpDraftMicrocopy,
  ...cardMicrocopy,
  'autoTopUp.day',
  'autoTopUp.dayOfMonth',
  'autoTopUp.lastDay',
  'autoTopUp.card',
  'autoTopUp.newCard',
  'autoTopUp.newCardHint',
  'autoTopUp.cardValid',
  'autoTopUp.cardExpired',
  'autoTopUp.cardExpiresBefore',
  'autoTopUp.cardMissing',
  'autoTopUp.cardNotUsable',
  'autoTopUp.cardsUnavailable',
  'autoTopUp.first',
  'autoTopUp.notToday',
  'autoTopUp.then',
  'autoTopUp.firstNow',
  'topUp.continue',
  'topUp.checking',
  'topUp.confirmTitle',
  'autoTopUp.monthly',
  'autoTopUp.mandate',
  'autoTopUp.mandateMissing',
  'autoTopUp.replaces',
  'autoTopUp.setUp',
  'autoTopUp.replace',
  'autoTopUp.payAndSetUp',
  'autoTopUp.sending',
  'autoTopUp.earlierTitle',
  'autoTopUp.earlierSetUp',
  'autoTopUp.earlierPending',
  'autoTopUp.earlierUnknown',
  'autoTopUp.earlierOnce',
  'autoTopUp.earlierSend',
  'autoTopUp.setUpBeside',
  'topUp.paying',
  'topUp.change',
  'topUp.chargedOnce',
  'topUp.vatIncluded',
  ...troubleMicrocopy,
] as const

export type AutoTopUpWords = Words<typeof autoTopUpMicrocopy>

/** Words of the page that says that an auto top-up is set up. */
export const autoTopUpResultMicrocopy = [
  'topUpResult.loading',
  'topUpResult.askAgain',
  'topUpResult.number',
  'topUpResult.sum',
  'topUpResult.vat',
  'topUpResult.time',
  'topUpResult.vilniusTime',
  'topUpResult.reference',
  'topUpResult.seller',
  'topUpResult.print',
  'topUpResult.receipt',
  'autoTopUp.failedTitle',
  'autoTopUp.nothingTitle',
  'autoTopUp.nothingText',
  'autoTopUp.begin',
  'autoTopUp.card',
  'autoTopUp.next',
  'autoTopUp.paused',
  'autoTopUp.toppedUpNow',
  ...cardMicrocopy,
  ...troubleMicrocopy,
] as const

export type AutoTopUpResultWords = Words<typeof autoTopUpResultMicrocopy>
