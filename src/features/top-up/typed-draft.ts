import { type Draft, firstDraft } from './top-up.ts'

/** The own sum among the form's choices; the others are the presets' places. */
export const ownSumValue = 'own'
export const sumValue = (value: string): number | undefined =>
  value === ownSumValue ? undefined : Number(value)

/** What a person typed and chose in the form before script ran, where that is another than what was sent. */
export function typedDraft(): Partial<Draft> {
  const field = document.getElementById('topup-phone')
  if (!(field instanceof HTMLInputElement && field.form)) return {}
  const sum = new FormData(field.form).get('topup-sum')
  const isChosen = typeof sum === 'string' && sumValue(sum) !== firstDraft.sumIndex
  return { ...(field.value && { phone: field.value }), ...(isChosen && { sumIndex: sumValue(sum) }) }
}
