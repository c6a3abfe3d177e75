import { atom, onSet } from 'nanostores'
import { topUpPaymentMethod, topUpPhone, topUpSum, topUpSumIndex } from '../top-up-draft/top-up-storage.ts'
import { type Choice, firstOffer } from './payment-choice.ts'
import { takeTopUpLink } from './take-top-up-link.ts'
import { type Draft, firstDraft } from './top-up.ts'

/** What was typed, kept in the browser so that it survives a reload and a payment that did not come about. */
export const $draft = atom<Draft>(firstDraft)

/** Takes over what was just typed or chosen; the rest stays. */
export const changeDraft = (change: Partial<Draft>): void => $draft.set({ ...$draft.get(), ...change })

/** Takes up what this browser kept; called once script runs, so that the first render is the server's. */
export function restoreDraft(): void {
  // The page's own script may come later than the form's.
  takeTopUpLink()
  const ownSum = topUpSum.read()
  const sumIndex = topUpSumIndex.read() ?? (ownSum === undefined ? firstDraft.sumIndex : undefined)
  $draft.set({ phone: topUpPhone.read() ?? '', ownSum: ownSum ?? '', sumIndex, choice: restoreChoice() })
}

const methods = [...firstOffer.methods, 'savedCard', 'googlePay', 'applePay'] as const

/** A saved card's reference is never kept here: the newest card replaces it. */
function restoreChoice(): Choice | undefined {
  const [name, bankId] = topUpPaymentMethod.read()?.split(' ') ?? []
  const method = methods.find((known) => known === name)
  return method && { method, bankId }
}

onSet($draft, ({ newValue: { phone, filledIn, sumIndex, ownSum, choice } }) => {
  // Why: docs/decisions/0090-what-tags-can-read.md
  if (phone === filledIn) topUpPhone.remove()
  else topUpPhone.write(phone.slice(0, 40))
  topUpSum.write(ownSum.slice(0, 40))
  if (sumIndex === undefined) topUpSumIndex.remove()
  else topUpSumIndex.write(sumIndex)
  if (choice) topUpPaymentMethod.write([choice.method, ...(choice.bankId ? [choice.bankId] : [])].join(' '))
})
