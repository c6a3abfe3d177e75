import { sumValue } from '../top-up-draft/top-up-draft.ts'
import { firstOffer } from './payment-choice.ts'
import type { Draft } from './top-up.ts'

/**
 * What a person typed and chose before script ran: where the form in the page is another than the one that was sent. A number's
 * field that has focus is about to be typed in, and is theirs as it is.
 */
export function typedDraft(shown: Draft): Partial<Draft> {
  const field = document.getElementById('topup-phone')
  if (!(field instanceof HTMLInputElement && field.form)) return {}
  const typed = new FormData(field.form)
  const sum = typed.get('topup-sum')
  const isChosen = typeof sum === 'string' && sumValue(sum) !== shown.sumIndex
  const method = firstOffer.methods.find((offered) => offered === typed.get('topup-method'))
  return {
    ...((field.value !== shown.phone || field === document.activeElement) && { phone: field.value }),
    ...(isChosen && { sumIndex: sumValue(sum) }),
    // The first is chosen by itself.
    ...(method && method !== firstOffer.methods[0] && { choice: { method } }),
  }
}
