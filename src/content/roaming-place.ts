import { fill } from '../i18n/fill.ts'
import type { RoamingCountry } from './roaming.ts'

/** A country as a sentence has it: `Turkijoje`; where its editor hasn't said it, `otherwise` with the `{title}`. */
export const placeOf = ({ inCountry, title }: RoamingCountry, otherwise: string): string =>
  inCountry ?? fill(otherwise, { title })
