import type { Words } from '../../content/words.ts'
import { formMicrocopy } from '../../ui/form.microcopy.ts'
import { codeByTextMicrocopy } from '../code-by-text/code-by-text.microcopy.ts'
import { placedOrdersMicrocopy } from '../placed-orders/placed-orders.microcopy.ts'

/** Words of finding an order without an account. */
export const orderLookupMicrocopy = [
  ...formMicrocopy,
  'orderLookup.details',
  'orderLookup.referenceHint',
  'orderLookup.referenceMissing',
  'orderLookup.referenceInvalid',
  'cardOrder.phone',
  'orderLookup.phoneHint',
  'orderLookup.phoneMissing',
  'cardOrder.phoneInvalid',
  'orderLookup.codeSent',
  'orderLookup.noCode',
  'orderLookup.show',
  'orderLookup.showing',
  'orderLookup.change',
  'orderLookup.found',
  'orderLookup.whileOpen',
  'orderLookup.another',
  'orderLookup.notFound',
  'orderLookup.tooSoon',
  'orderLookup.tooMany',
  ...codeByTextMicrocopy,
  ...placedOrdersMicrocopy,
] as const

export type OrderLookupWords = Words<typeof orderLookupMicrocopy>

/** What is in the form's place without script. */
export const orderLookupStaticMicrocopy = ['orderLookup.needsScript'] as const
