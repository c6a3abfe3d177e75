import type { Promo } from '../../src/content/plan-or-promo.ts'
import { declare, editorsName } from './content-type.ts'
import { entryId, required } from './fields.ts'
import { line } from './kinds.ts'

export const promo = declare<Promo>(
  {
    id: 'promo',
    name: 'Promotion',
    description: 'What a button can carry to the order page instead of a plan.',
  },
  {
    id: entryId,
    name: editorsName,
    offerTitle: required(line, 'Title of the offer'),
    cardTitle: required(line, 'Title of the card'),
  },
)
