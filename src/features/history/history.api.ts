import { accountHistory } from '../../operator/client/account-history.ts'
import { paymentReceipt } from '../../operator/client/payment-receipt.ts'
import { queryOperator } from '../../session/query-operator.ts'
import { aboutShownNumber } from '../../session/shown-number.ts'

/** Null where there is none of that reference. It ends in an outcome and never throws. */
export async function askReceipt(receiptReference: string) {
  const outcome = await queryOperator(paymentReceipt, { receiptReference })
  return outcome.kind === 'answer' ? { ...outcome, value: outcome.value.paymentReceipt } : outcome
}

/** The latest `limit` records of the number that the page shows. It ends in an outcome and never throws. */
export async function askHistory(limit: number) {
  const outcome = await aboutShownNumber(
    queryOperator(accountHistory, { limit }),
    ({ account }) => account.ownedAsset?.phoneNumber ?? null,
  )
  return outcome.kind === 'answer' ? { ...outcome, value: outcome.value.account.history } : outcome
}
