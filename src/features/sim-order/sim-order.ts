import type { Berry } from '../../content/berry.ts'
import type { Cents } from '../../lib/money.ts'
import type { PhoneNumber } from '../../lib/phone-number.ts'
import type { Delivery } from '../../operator/contract/sim-orders.ts'
import type { ParcelTerminal } from '../../operator/contract/sim-orders-offer.ts'
import { parsePostalCode } from './postal-code.ts'

/** A SIM card that is sent, or an eSIM that is shown. */
export type SimKind = 'sim' | 'esim'

export const deliveryMethods = ['parcelTerminal', 'address'] as const
export type DeliveryMethod = (typeof deliveryMethods)[number]

/** What the phone shows when it is asked for its EID: only one that has an EID takes an eSIM. */
export const deviceAnswers = ['eid', 'noEid'] as const
export type DeviceAnswer = (typeof deviceAnswers)[number]

/** The steps that have fields, in their order. */
export const stepsOf = {
  sim: ['delivery', 'plan', 'buyer'],
  esim: ['device', 'plan', 'buyer'],
} as const satisfies Record<SimKind, readonly string[]>
export type FormStep = (typeof stepsOf)[SimKind][number]
export type Step = FormStep | 'summary'

/** What is chosen: it says nothing of a person, and survives a reload. */
export interface Choice {
  method: DeliveryMethod | undefined
  parcelTerminalId: string
  device: DeviceAnswer | undefined
  /** Empty for none. */
  planId: string
}

/** What the forms hold, as typed. */
export interface Draft extends Choice {
  street: string
  city: string
  postalCode: string
  firstName: string
  lastName: string
  email: string
  phone: string
}

export const emptyChoice: Choice = {
  method: undefined,
  parcelTerminalId: '',
  device: undefined,
  planId: '',
}
export const emptyDraft: Draft = {
  ...emptyChoice,
  street: '',
  city: '',
  postalCode: '',
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
}

type Flaw = 'missing' | 'invalid'
/** What is wrong, by field. */
export type Problems = Partial<Record<keyof Draft, Flaw>>

/** Characters: the contract's own limits. */
export const longest = { addressLine: 120, postalCode: 10 }

export interface Buyer {
  firstName: string
  lastName: string
  email: string
  phoneNumber: PhoneNumber
}

/** A plan to begin with; its price in cents with VAT. */
export interface PlanChoice {
  planId: string
  planTitle: string
  berry?: Berry | undefined
  /** What is in it, in words. */
  description: string
  priceInCents: Cents
}

interface Way {
  priceInCents: Cents
  workingDays: number
}

/** What the operator asks for a SIM and, of one that is sent, its ways. */
export interface Offer {
  cardPriceInCents: Cents
  ways?: Record<DeliveryMethod, Way> & { parcelTerminals: readonly ParcelTerminal[] }
}

/** An order that can be placed, and what it costs. */
export interface PricedOrder {
  buyer: Buyer
  delivery?: Delivery
  terminal?: ParcelTerminal | undefined
  plan: PlanChoice | undefined
  cardPriceInCents: Cents
  way?: Way
  totalInCents: Cents
}

/** A text without control characters and without blanks at its ends. */
export const plain = (text: string) => text.replace(/\p{Cc}/gu, ' ').trim()
/** What is wrong with a text that would not do. */
export const flawOf = (text: string): Flaw => (text.trim() ? 'invalid' : 'missing')

/** Where a SIM goes, or what is wrong with each field. While the terminals aren't known, any chosen one will do. */
export function readDelivery(
  draft: Draft,
  parcelTerminals: readonly ParcelTerminal[] | undefined,
): { delivery: Delivery; terminal?: ParcelTerminal | undefined } | { problems: Problems } {
  const { method, parcelTerminalId } = draft
  if (!method) return { problems: { method: 'missing' } }
  if (method === 'parcelTerminal') {
    const terminal = parcelTerminals?.find((each) => each.parcelTerminalId === parcelTerminalId)
    const isChosen = terminal !== undefined || (!parcelTerminals && parcelTerminalId !== '')
    if (isChosen) return { delivery: { method, parcelTerminalId }, terminal }
    return { problems: { parcelTerminalId: flawOf(parcelTerminalId) } }
  }
  const street = plain(draft.street)
  const city = plain(draft.city)
  const postalCode = parsePostalCode(draft.postalCode)
  if (street && city && postalCode) return { delivery: { method, street, city, postalCode } }
  return {
    problems: {
      ...(!street && { street: 'missing' }),
      ...(!city && { city: 'missing' }),
      ...(!postalCode && { postalCode: flawOf(draft.postalCode) }),
    },
  }
}

/** What keeps one from continuing from a kind's own first step. */
export function firstProblems(
  kind: SimKind,
  draft: Draft,
  parcelTerminals: readonly ParcelTerminal[] | undefined,
): Problems {
  if (kind === 'esim') {
    if (draft.device === 'eid') return {}
    return { device: draft.device ? 'invalid' : 'missing' }
  }
  const read = readDelivery(draft, parcelTerminals)
  return 'problems' in read ? read.problems : {}
}

/** Whether nothing is wrong. */
export const areNone = (problems: Problems): boolean => Object.keys(problems).length === 0

/** The step after this one. */
export function stepAfter(kind: SimKind, step: FormStep): Step {
  const steps: readonly FormStep[] = stepsOf[kind]
  return steps[steps.indexOf(step) + 1] ?? 'summary'
}

/** The step before this one; undefined at the first. */
export function stepBefore(kind: SimKind, step: Step): FormStep | undefined {
  const steps: readonly FormStep[] = stepsOf[kind]
  return step === 'summary' ? steps.at(-1) : steps[steps.indexOf(step) - 1]
}
