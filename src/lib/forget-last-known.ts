import { quietly } from './quietly.ts'

/** Figures only, no number, name or code: they are forgotten at log-out, when the number is switched, and before a tag runs. */
export type Figure = 'balance' | 'gains'
export const figures: readonly Figure[] = ['balance', 'gains']
export const nameOf = (figure: Figure): string => `app:v1:last-known-${figure}`

export function forgetLastKnown(): void {
  for (const figure of figures) quietly(() => sessionStorage.removeItem(nameOf(figure)))
}
