import type { Promo } from '../../src/content/plan-or-promo.ts'
import { entryId, entryParser, required } from './fields.ts'
import { code, text } from './kinds.ts'

export const promo = entryParser<Promo>({
  id: entryId,
  name: required(code),
  offerTitle: required(text),
  cardTitle: required(text),
})
