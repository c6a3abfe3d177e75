import { paymentReceipt } from '../../operator/client/payment-receipt.ts'
import { queryOperator } from '../../session/query-operator.ts'

/** Null where there is none of that reference. It ends in an outcome and never throws. */
export async function askReceipt(receiptReference: string) {
  const outcome = await queryOperator(paymentReceipt, { receiptReference })
  return outcome.kind === 'answer' ? { ...outcome, value: outcome.value.paymentReceipt } : outcome
}
