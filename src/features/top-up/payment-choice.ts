import type { CardDetails } from '../../operator/contract/card-details.ts'
import type {
  ApplePayParameters,
  GooglePayParameters,
  PaymentMethod,
} from '../../operator/contract/payment-methods-and-cards.ts'

/** What a person has chosen to pay with, finished or not: a bank link's bank may be missing yet. */
export interface Choice {
  method: PaymentMethod
  /** Of a saved card; without one the newest is meant. */
  cardDetailsReference?: string | undefined
  /** Of a bank link. */
  bankId?: string | undefined
}

export type Wallet = 'googlePay' | 'applePay'

/** Which wallets may be tried in this browser: each whose script has an address, until it says that it can't work. */
export type Device = Readonly<Partial<Record<Wallet, boolean>>>

/** What the operator offers on this line to a user who is there. */
export interface Offer {
  methods: readonly PaymentMethod[]
  cards: readonly CardDetails[]
  googlePay?: GooglePayParameters | undefined
  applePay?: ApplePayParameters | undefined
}

/** What is in the page before the operator has answered: what works in any browser. */
export const firstOffer: Offer = { methods: ['card', 'bankLink'], cards: [] }

/** One of the ways to pay that a person is shown. */
export interface Option {
  choice: Choice
  card?: CardDetails
  isExpired?: boolean
}

/** The ways to pay: saved cards that still work, a card, the bank, wallets, and last the cards that don't work any more. */
export function optionsOf({ methods, cards }: Offer, device: Device, now: number): Option[] {
  const saved = methods.includes('savedCard') ? cards.map((card) => savedOption(card, now)) : []
  const wallets = (['applePay', 'googlePay'] as const).filter((wallet) => device[wallet])
  const others = (['card', 'bankLink', ...wallets] as const).filter((method) => methods.includes(method))
  return [
    ...saved.filter(({ isExpired }) => !isExpired),
    ...others.map((method) => ({ choice: { method } })),
    ...saved.filter(({ isExpired }) => isExpired),
  ]
}

const savedOption = (card: CardDetails, now: number): Option => ({
  choice: { method: 'savedCard', cardDetailsReference: card.cardDetailsReference },
  card,
  isExpired: isExpired(card, now),
})

/** A card is good until the last month that it names is over everywhere. `now` in UTC milliseconds. */
export const isExpired = ({ cardInfo: { expiryMonth, expiryYear } }: CardDetails, now: number): boolean =>
  Date.UTC(expiryYear, expiryMonth) <= now

/** The option that a choice means; where it is not offered, the first one. Undefined when nothing can be chosen. */
export function chosenOption(options: readonly Option[], choice: Choice | undefined): Option | undefined {
  const usable = options.filter(({ isExpired }) => !isExpired)
  return usable.find((option) => choice && means(choice, option.choice)) ?? usable[0]
}

const means = (choice: Choice, offered: Choice): boolean =>
  choice.method === offered.method &&
  (choice.cardDetailsReference === undefined || choice.cardDetailsReference === offered.cardDetailsReference)

/** Names an option among the form's values. */
export const optionValue = ({ method, cardDetailsReference }: Choice): string =>
  cardDetailsReference === undefined ? method : `${method} ${cardDetailsReference}`
