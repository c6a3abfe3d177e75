import { type Cents, toCents } from '../../lib/money.ts'

/** What a plan of one's own is made of; the names are in a shared address. */
export const ownPlanParts = ['data', 'minutes', 'messages', 'zone'] as const
export type OwnPlanPart = (typeof ownPlanParts)[number]

/** One choice of a part. */
export interface OwnPlanChoice {
  /** What is in the address; of a zone it is the zone's id. */
  key: string
  label: string
  /** Euro cents with VAT, added to the base price. */
  price: Cents
  /** Gigabytes, minutes or messages, of a zone gigabytes in it; null for unlimited. */
  amount: number | null
}

/** "Create your own plan" as the content offers it; of each part the first choice is the one at the start. */
export interface OwnPlanOffer {
  title: string
  /** Euro cents with VAT for one period. */
  basePrice: Cents
  periodInDays: number
  choices: Record<OwnPlanPart, OwnPlanChoice[]>
}

export type ChosenPlan = Readonly<Record<OwnPlanPart, OwnPlanChoice>>

/** The price of a choice for one period, euro cents with VAT. */
export const ownPlanPrice = ({ basePrice }: Pick<OwnPlanOffer, 'basePrice'>, chosen: ChosenPlan): Cents =>
  toCents(ownPlanParts.reduce((sum, part) => sum + chosen[part].price, Number(basePrice)))

/** What an address chooses; a part that it doesn't name, or names wrongly, is as at the start. */
export function chosenIn({ choices }: OwnPlanOffer, address: URLSearchParams): ChosenPlan {
  const pick = (part: OwnPlanPart): OwnPlanChoice => {
    const [first] = choices[part]
    if (!first) throw new Error(`a plan of one's own without a choice of ${part}`)
    return choices[part].find(({ key }) => key === address.get(part)) ?? first
  }
  return { data: pick('data'), minutes: pick('minutes'), messages: pick('messages'), zone: pick('zone') }
}

/** Whether everything that an address chooses can still be chosen. */
export const isOffered = ({ choices }: OwnPlanOffer, address: URLSearchParams): boolean =>
  ownPlanParts.every(
    (part) => !address.has(part) || choices[part].some(({ key }) => key === address.get(part)),
  )

/** A choice as an address names it, every part of it: what is first in a list may change. */
export const addressOf = (chosen: ChosenPlan): string =>
  String(new URLSearchParams(ownPlanParts.map((part) => [part, chosen[part].key])))

/** Every plan that can be made. */
export const everyOwnPlan = ({ choices }: OwnPlanOffer): ChosenPlan[] =>
  choices.data.flatMap((data) =>
    choices.minutes.flatMap((minutes) =>
      choices.messages.flatMap((messages) => choices.zone.map((zone) => ({ data, minutes, messages, zone }))),
    ),
  )

/** Whether an amount is at least another; null is unlimited. */
export const isEnough = (has: number | null, needs: number | null): boolean =>
  has === null || (needs !== null && has >= needs)
