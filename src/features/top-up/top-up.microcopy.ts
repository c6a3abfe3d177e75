import type { Words } from '../../content/words.ts'
import { troubleMicrocopy } from '../../session/trouble.microcopy.ts'
import { formMicrocopy } from '../../ui/form.microcopy.ts'
import { cardMicrocopy } from '../saved-cards/card.microcopy.ts'
import { topUpDraftMicrocopy } from '../top-up-draft/top-up-draft.microcopy.ts'

/** Words of the top-up form. */
export const topUpMicrocopy = [
  ...formMicrocopy,
  ...topUpDraftMicrocopy,
  ...cardMicrocopy,
  'topUp.method',
  'topUp.card',
  'fact.acquirer',
  'topUp.cardDescription',
  'topUp.continue',
  'topUp.continueWith',
  'topUp.checking',
  'topUp.confirmTitle',
  'topUp.pay',
  'topUp.paying',
  'topUp.change',
  'topUp.chargedOnce',
  'topUp.earlierTitle',
  'topUp.earlierUnknown',
  'topUp.earlierPending',
  'topUp.earlierPaid',
  'topUp.earlierCheck',
  'topUp.earlierChecking',
  'topUp.earlierShow',
  'topUp.payBeside',
  'topUp.vatIncluded',
  'topUp.bankLink',
  'topUp.googlePay',
  'topUp.applePay',
  'topUp.cardValidUntil',
  'topUp.cardExpired',
  'topUp.ownNumbers',
  'topUp.otherNumber',
  'topUp.willHave',
  'topUp.bank',
  'topUp.bankMissing',
  'topUp.banksLoading',
  'topUp.noBanks',
  'topUp.tryAgain',
  'topUp.savedCardDescription',
  'topUp.bankDescription',
  'topUp.saveCard',
  'topUp.nothingOffered',
  'topUp.methodUnavailable',
  'topUp.bankUnavailable',
  'topUp.cardGone',
  'topUp.walletAbsent',
  'topUp.walletFailed',
  'topUp.logInRequired',
  'topUp.logIn',
  ...troubleMicrocopy,
] as const

export type TopUpWords = Words<typeof topUpMicrocopy>

/** What is in the form's place without script. */
export const topUpStaticMicrocopy = ['topUp.needsScript'] as const
