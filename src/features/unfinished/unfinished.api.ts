import type { CallOptions } from '../../operator/client/exchange.ts'
import type { Outcome } from '../../operator/client/outcome.ts'
import { standingBy } from '../../operator/client/payment-standing.ts'
import { esimOrdersStatus } from '../../operator/contract/esim-orders-status.ts'
import { paymentCheckResult } from '../../operator/contract/payment-check-result.ts'
import { simOrdersStatus } from '../../operator/contract/sim-orders-status.ts'
import { callOperator } from '../../session/call-operator.ts'
import { type Begun, type Known, knownOf } from './unfinished.ts'

/** The first of these whose outcome is unknown to the operator too; undefined where there is none. It never throws. */
export async function firstUnfinished(
  begun: readonly Begun[],
  options: CallOptions = {},
): Promise<Begun | undefined> {
  for (const each of begun) if (await isUnknown(knownOf(each), options)) return each
  return undefined
}

async function isUnknown(known: Known, options: CallOptions): Promise<boolean> {
  if (known === 'unknown') return true
  if (known === 'nothingPaid') return false
  const { by, reference } = known
  if (by === 'payment') {
    const standing = standingBy(
      await callOperator(paymentCheckResult, { paymentReference: reference }, options),
    )
    return standing === 'pending' || standing === 'unknown'
  }
  const asked = { orderReference: reference }
  return by === 'sim'
    ? isUnpaid(await callOperator(simOrdersStatus, asked, options))
    : isUnpaid(await callOperator(esimOrdersStatus, asked, options))
}

/** Whether an order may still be paid, or may have been. */
function isUnpaid(outcome: Outcome<{ status: string }>): boolean {
  if (outcome.kind === 'failure') return false
  return outcome.kind !== 'answer' || ['awaitingPayment', 'unknown'].includes(outcome.value.status)
}
