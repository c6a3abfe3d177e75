import type { Language } from '../../i18n/language.ts'
import type { Intent } from '../../operator/client/intent.ts'
import { isRefusal, type Outcome } from '../../operator/client/outcome.ts'
import type { CardDetails } from '../../operator/contract/card-details.ts'
import { formatEuroAmount } from '../../operator/contract/euro-amount.ts'
import type { Line } from '../../operator/contract/line.ts'
import type { AutoTopUpApi } from './auto-top-up.api.ts'
import type { AutoTopUp } from './auto-top-up.ts'

/** What was looked over: the number's line is the operator's to say. */
export type Checked = AutoTopUp & { line: Line }

export interface BeginDependencies {
  language: Language
  /** Where the acquirer sends the person back to. */
  waitingPath: string
  /** The auto top-up that is set up anew. */
  replacedId: string | undefined
  api: Pick<AutoTopUpApi, 'setUp' | 'payByCard'>
  intent: Pick<Intent, 'keyFor' | 'remember' | 'forget'>
  /** Leaves for the acquirer's page. */
  leave: (url: string) => void
  /** Leaves for the page that says how the auto top-up is set up. */
  show: (recurringPaymentId: string) => void
}

/** `reference`: what the operator calls it. `go` leaves for where it goes on. */
type Begun = Outcome<{ reference: string; go: () => void }>

/**
 * Begins one auto top-up, however often it is asked to: with a saved card it is set up, with a new one its first top-up
 * is paid. A refusal ends the wish, silence doesn't.
 */
export function autoTopUpBeginner(dependencies: BeginDependencies): (checked: Checked) => Promise<Begun> {
  const { language, waitingPath, replacedId, api, intent, leave, show } = dependencies

  async function setUpWith(checked: Checked, { cardDetailsReference }: CardDetails): Promise<Begun> {
    const { phoneNumber, amountInCents, dayOfMonth } = checked
    const input = {
      phoneNumber,
      amount: formatEuroAmount(amountInCents),
      dayOfMonth,
      cardDetailsReference,
      mandateAccepted: true,
      replacedRecurringPaymentId: replacedId,
    }
    const key = await intent.keyFor(input)
    return noted(key, await api.setUp(input, key), ({ recurringPaymentId: reference }) => ({
      reference,
      go: () => show(reference),
    }))
  }

  async function payFirst({ phoneNumber, amountInCents, dayOfMonth, line }: Checked): Promise<Begun> {
    const recurringPayment = {
      dayOfMonth,
      mandateAccepted: true,
      replacedRecurringPaymentId: replacedId,
    } as const
    const request = { phoneNumber, amountInCents, language, line, returnPath: waitingPath, recurringPayment }
    const key = await intent.keyFor(request)
    return noted(key, await api.payByCard(request, key), ({ paymentReference: reference, redirectUrl }) => ({
      reference,
      go: () => leave(redirectUrl),
    }))
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

  return (checked) => (checked.card ? setUpWith(checked, checked.card) : payFirst(checked))
}
