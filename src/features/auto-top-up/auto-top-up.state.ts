import { atom } from 'nanostores'
import type { PhoneNumber } from '../../lib/phone-number.ts'
import { topUpAutorefillDate, topUpPhone, topUpSum, topUpSumIndex } from '../top-up-draft/top-up-storage.ts'
import { type Draft, type Kept, keptOf } from './auto-top-up.ts'

/** What was typed and chosen; undefined until the operator has said what there is to choose from. */
export const $draft = atom<Draft | undefined>()

/** What this browser kept of the same intent: setting up a new auto top-up, or changing this one. */
export function keptDraft(recurringPaymentId: string | undefined): Kept | undefined {
  const kept = topUpAutorefillDate.read()
  if (!kept || kept.recurringPaymentId !== recurringPaymentId) return undefined
  return {
    phone: topUpPhone.read() ?? '',
    sumIndex: topUpSumIndex.read(),
    ownSum: topUpSum.read() ?? '',
    dayOfMonth: kept.dayOfMonth,
  }
}

/** Takes a change of the draft, and keeps it so that it survives a reload and a card that was not accepted. */
export function keepDraft(draft: Draft, recurringPaymentId: string | undefined, current?: PhoneNumber): void {
  $draft.set(draft)
  const { phone, sumIndex, ownSum, dayOfMonth } = keptOf(draft, current)
  // While the day is being typed, what was kept last stays.
  if (dayOfMonth === undefined) return
  topUpAutorefillDate.write({ dayOfMonth, ...(recurringPaymentId !== undefined && { recurringPaymentId }) })
  topUpPhone.write(phone.slice(0, 40))
  topUpSum.write(ownSum.slice(0, 40))
  if (sumIndex === undefined) topUpSumIndex.remove()
  else topUpSumIndex.write(sumIndex)
}
