import type { Language } from './language.ts'
import { inUnit } from './unit.ts'

const metresOf = inUnit('meter', 0)
const nearby = inUnit('kilometer', 1)
const far = inUnit('kilometer', 0)

/** How far it is, never broken in two lines: `350 m` in steps of 50, `1,2 km`, from 10 km on in whole ones. */
export function formatDistance(metres: number, language: Language): string {
  const kilometres = metres / 1000
  const text =
    metres < 975
      ? metresOf(language).format(Math.max(50, Math.round(metres / 50) * 50))
      : (kilometres < 9.95 ? nearby : far)(language).format(kilometres)
  return text.replaceAll(' ', '\u00A0')
}
