import { atom, onSet } from 'nanostores'
import { topUpPhone, topUpSum, topUpSumIndex } from '../../lib/top-up-storage.ts'
import { type Draft, firstDraft } from './top-up.ts'

/** What was typed, kept in the browser so that it survives a reload and a payment that did not come about. */
export const $draft = atom<Draft>(firstDraft)

/** Takes up what this browser kept; called once script runs, so that the first render is the server's. */
export function restoreDraft(): void {
  const phone = topUpPhone.read() ?? ''
  const ownSum = topUpSum.read()
  const sumIndex = topUpSumIndex.read()
  if (ownSum !== undefined) $draft.set({ phone, ownSum, sumIndex: undefined })
  else $draft.set({ phone, ownSum: '', sumIndex: sumIndex ?? firstDraft.sumIndex })
}

onSet($draft, ({ newValue: { phone, sumIndex, ownSum } }) => {
  topUpPhone.write(phone.slice(0, 40))
  if (sumIndex === undefined) {
    topUpSum.write(ownSum.slice(0, 40))
    topUpSumIndex.remove()
  } else {
    topUpSumIndex.write(sumIndex)
    topUpSum.remove()
  }
})
