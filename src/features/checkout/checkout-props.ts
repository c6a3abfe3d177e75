import type { Language } from '../../i18n/language.ts'
import type { Failed } from '../../session/loaded.ts'
import type { SumLimits } from '../top-up-draft/top-up-draft.ts'
import type { CheckoutWords } from './checkout.microcopy.ts'
import type { EarlierOrder, Screen } from './checkout.store.ts'
import type { Order } from './checkout.ts'

/** Where the order page leads to. */
export interface CheckoutPaths {
  topUp: string
  plans: string
  usage: string
  success: string
  failure: string
  terms: string
  withdrawal: string
  rates: string
  complaints: string
}

export interface CheckoutScreenProps {
  screen: Screen
  words: CheckoutWords
  language: Language
  paths: CheckoutPaths
  /** The promotion by which someone came, in words. */
  promo: string | undefined
  /** The content's, until the operator has said its own. */
  topUpLimits: SumLimits
  isUnsure: (order: Order) => boolean
  onRemove: (planId: string) => void
  onProceed: () => void
  onChange: () => void
  onOrder: () => void
  onSendEarlier: () => void
  onOrderBeside: () => void
  onTryAgain: () => void
}

export interface OrderContractProps
  extends Pick<
    CheckoutScreenProps,
    'words' | 'language' | 'paths' | 'isUnsure' | 'onChange' | 'onOrder' | 'onSendEarlier' | 'onOrderBeside'
  > {
  order: Order
  failed: Failed | undefined
  /** Another order that may have been placed. */
  earlier: EarlierOrder | undefined
  isOrdering: boolean
}
