import * as v from 'valibot'
import type { Language } from '../../i18n/language.ts'
import type { Cents } from '../../lib/money.ts'
import type { Attempt, Intent } from '../../operator/client/intent.ts'
import { isRefusal, type Outcome } from '../../operator/client/outcome.ts'
import { type Standing, standingBy } from '../../operator/client/payment-standing.ts'
import { AmountInCents, formatEuroAmount } from '../../operator/contract/euro-amount.ts'
import type { Line } from '../../operator/contract/line.ts'
import type { AutoTopUpApi } from './auto-top-up.api.ts'
import type { AutoTopUp } from './auto-top-up.ts'

/** What was looked over: the number's line is the operator's to say. */
export type Checked = AutoTopUp & { line: Line }

/** Another auto top-up that was begun before, and may be set up or is. */
export interface EarlierAutoTopUp {
  idempotencyKey: string
  amountInCents: Cents
  dayOfMonth: number
  standing: Standing
  /** Whether this page can send it again: its number is kept nowhere else. */
  canSend: boolean
}

export interface BeginDependencies {
  language: Language
  /** Where the acquirer sends the person back to. */
  waitingPath: string
  /** The auto top-up that is set up again. */
  replacedId: string | undefined
  api: Pick<AutoTopUpApi, 'setUp' | 'payByCard' | 'checkResult'>
  intent: Pick<Intent, 'other' | 'claim' | 'remember' | 'forget' | 'settle'>
  /** Leaves for the acquirer's page. */
  leave: (url: string) => void
  /** Leaves for the page that says how the auto top-up is set up. */
  show: (recurringPaymentId: string) => void
}

/** `reference`: what the operator calls it. `go` leaves for where it continues. */
type Begun = Outcome<{ reference: string; go: () => void }>

/** What the browser keeps of one that was begun: neither number nor card. `isPaidNow`: it begins with a payment. */
const Outline = v.object({ amountInCents: AmountInCents, dayOfMonth: v.number(), isPaidNow: v.boolean() })
type Outline = v.InferOutput<typeof Outline>

export interface AutoTopUpBeginner {
  /** Begins one auto top-up, however often it is asked to; or says which other one may be set up. */
  begin(checked: Checked): Promise<Begun | { kind: 'asks'; earlier: EarlierAutoTopUp }>
  /** Sends the earlier one once more, with its own key. Undefined where this page doesn't know it. */
  sendEarlier(earlier: EarlierAutoTopUp): Promise<Begun> | undefined
  /** The person knows of it and wants to set another one up beside it. */
  setUpBeside(earlier: EarlierAutoTopUp): void
}

/**
 * With a saved card it is set up, with a new one its first top-up is paid, on the acquirer's page and nowhere else.
 * A refusal ends the request, silence doesn't.
 * Why: docs/decisions/0023-auto-top-up-first-charge.md
 */
export function autoTopUpBeginner(dependencies: BeginDependencies): AutoTopUpBeginner {
  const { language, waitingPath, replacedId, api, intent, leave, show } = dependencies
  /** How to send again what this page sent, by key. */
  const sent = new Map<string, () => Promise<Begun>>()
  const decided = new Set<string>()

  /** What the request is, and how it is sent. */
  function prepare({ phoneNumber, amountInCents, dayOfMonth, line, card }: Checked) {
    if (card) {
      const input = {
        phoneNumber,
        amount: formatEuroAmount(amountInCents),
        dayOfMonth,
        cardDetailsReference: card.cardDetailsReference,
        mandateAccepted: true,
        replacedRecurringPaymentId: replacedId,
      }
      const send = async (key: string) =>
        noted(key, await api.setUp(input, key), ({ recurringPaymentId: reference }) => ({
          reference,
          go: () => show(reference),
        }))
      return { wish: input, send }
    }
    const recurringPayment = {
      dayOfMonth,
      mandateAccepted: true,
      replacedRecurringPaymentId: replacedId,
    } as const
    const request = { phoneNumber, amountInCents, language, line, returnPath: waitingPath, recurringPayment }
    const send = async (key: string) =>
      noted(key, await api.payByCard(request, key), ({ paymentReference: reference, redirectUrl }) => ({
        reference,
        go: () => leave(redirectUrl),
      }))
    return { wish: request, send }
  }

  function noted<Value>(
    key: string,
    outcome: Outcome<Value>,
    begin: (value: Value) => { reference: string; go: () => void },
  ): Begun {
    if (isRefusal(outcome)) intent.forget(key)
    if (outcome.kind !== 'answer') return outcome
    const value = begin(outcome.value)
    intent.remember(key, value.reference)
    return { ...outcome, value }
  }

  async function begin(checked: Checked): ReturnType<AutoTopUpBeginner['begin']> {
    const { wish, send } = prepare(checked)
    const { amountInCents, dayOfMonth, card } = checked
    const outline = { amountInCents, dayOfMonth, isPaidNow: card === undefined } satisfies Outline
    const passed = new Set(decided)
    for (;;) {
      const other = await intent.other(wish, passed)
      if (!other) {
        const key = await intent.claim(wish, outline, passed)
        if (key === undefined) continue
        sent.set(key, () => send(key))
        return send(key)
      }
      passed.add(other.idempotencyKey)
      const earlier = await find(other)
      if (earlier) return { kind: 'asks', earlier }
    }
  }

  /** How another one is; undefined where nothing comes of it. */
  async function find({ idempotencyKey, reference, outline }: Attempt) {
    const kept = v.safeParse(Outline, outline)
    if (!kept.success) return undefined
    const { isPaidNow, ...others } = kept.output
    const known = { idempotencyKey, ...others, canSend: sent.has(idempotencyKey) }
    if (!isPaidNow) return { ...known, standing: reference ? 'paid' : 'unknown' } satisfies EarlierAutoTopUp
    // No one was led to the page where it is paid, so no one can have paid there.
    if (reference === undefined) return undefined
    const standing = standingBy(await api.checkResult(reference))
    if (standing !== 'over') return { ...known, standing }
    intent.settle(reference)
    return undefined
  }

  return {
    begin,
    sendEarlier: ({ idempotencyKey }) => sent.get(idempotencyKey)?.(),
    setUpBeside: ({ idempotencyKey }) => void decided.add(idempotencyKey),
  }
}
