import type { Language } from '../../i18n/language.ts'
import type { Loaded } from '../../session/loaded.ts'
import type { CardOrderWords } from './card-order.microcopy.ts'
import type { CardOrderStore } from './card-order.store.ts'
import type { CardKind, Draft, Offer, PlanChoice } from './card-order.ts'

export interface CardOrderPaths {
  /** The page that says the state of the order. */
  result: string
  terms: string
  withdrawal: string
}

/** What an island is given for an order of its kind. */
export interface FlowProps<Words extends CardOrderWords> {
  words: Words
  language: Language
  paths: CardOrderPaths
  plans: readonly (Omit<PlanChoice, 'priceInCents'> & { priceInCents: number })[]
}

/** What every step is given. */
export interface StepProps<Words extends CardOrderWords = CardOrderWords> {
  kind: CardKind
  language: Language
  words: Words
  draft: Draft
  offer: Loaded<Offer>
  store: Pick<
    CardOrderStore,
    'change' | 'submit' | 'back' | 'pay' | 'goOnWithEarlier' | 'orderBeside' | 'askAgain'
  >
  /** Begins the fields' ids, which are unique in a page. */
  idPrefix: string
  /** A user who comes from another step continues at this one's title. */
  takesFocus: boolean
}
