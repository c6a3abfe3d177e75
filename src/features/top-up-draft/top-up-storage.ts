import { stored } from '../../lib/storage.ts'

const isShortText = (value: unknown): value is string => typeof value === 'string' && value.length <= 40

const isIndex = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0

/** The number as the person typed it, finished or not. */
export const topUpPhone = stored('topup-phone', isShortText)
/** The own sum as the person typed it, finished or not. */
export const topUpSum = stored('topup-sum', isShortText)
/** Which of the preset sums is chosen, from 0; nothing is stored for an own sum. */
export const topUpSumIndex = stored('topup-sum-index', isIndex)
/** A payment method of the contract, and after a blank the bank; what isn't offered any more is for the form to ignore. */
export const topUpPaymentMethod = stored('topup-payment-method', isShortText)

/** That the last top-up was one of the extra line: where its outcome is reported. */
export const extraTopUp = stored('extra-topup', (value): value is true => value === true)
/** When the waiting page began to ask, in UTC milliseconds: its time limit survives a reload. */
export const pollingStartTime = stored('polling-start-time', isIndex)

/** What of an auto top-up's form has no key of the top-up's: the day of the month, and which auto top-up is being changed. */
interface AutoRefill {
  dayOfMonth: number
  recurringPaymentId?: string
}

function isAutoRefill(value: unknown): value is AutoRefill {
  if (typeof value !== 'object' || value === null || !('dayOfMonth' in value)) return false
  const { dayOfMonth } = value
  const isDay = isIndex(dayOfMonth) && dayOfMonth >= 1 && dayOfMonth <= 31
  return isDay && (!('recurringPaymentId' in value) || isIdentifier(value.recurringPaymentId))
}

const isIdentifier = (value: unknown) => typeof value === 'string' && /^[\w.-]{1,64}$/.test(value)

/**
 * The top-up is paid: a guest never logs out, and the cookie list says that all this is kept until then.
 * Why: docs/decisions/0076-what-a-number-or-reference-opens.md
 */
export function forgetTopUpDraft(): void {
  const draft = [topUpPhone, topUpSum, topUpSumIndex, topUpPaymentMethod, extraTopUp, pollingStartTime]
  for (const part of draft) part.remove()
}

/** Is there as long as an auto top-up is being set up, and says that what is beside it was typed for that. */
export const topUpAutorefillDate = stored('topup-autorefill-date', isAutoRefill)
