import type { Language } from '../../i18n/language.ts'
import type { Loaded } from '../../session/loaded.ts'
import type { OrderWords } from './sim-order.microcopy.ts'
import type { SimOrderStore } from './sim-order.store.ts'
import type { Draft, Offer, PlanChoice, SimKind } from './sim-order.ts'

export interface SimOrderPaths {
  /** The page that says the state of the order. */
  result: string
  terms: string
  withdrawal: string
}

/** What an island is given for an order of its kind. */
export interface FlowProps<Words extends OrderWords> {
  words: Words
  language: Language
  paths: SimOrderPaths
  plans: readonly (Omit<PlanChoice, 'priceInCents'> & { priceInCents: number })[]
}

/** What every step is given. */
export interface StepProps<Words extends OrderWords = OrderWords> {
  kind: SimKind
  words: Words
  language: Language
  draft: Draft
  offer: Loaded<Offer>
  store: Pick<
    SimOrderStore,
    'change' | 'submit' | 'back' | 'pay' | 'goOnWithEarlier' | 'orderBeside' | 'askAgain'
  >
  /** Begins the fields' ids, which are unique in a page. */
  idPrefix: string
  /** A user who comes from another step continues at this one's title. */
  takesFocus: boolean
}
