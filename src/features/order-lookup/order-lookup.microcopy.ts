import type { Words } from '../../content/words.ts'
import { troubleMicrocopy } from '../../session/trouble.microcopy.ts'
import { formMicrocopy } from '../../ui/form.microcopy.ts'
import { placedOrdersMicrocopy } from '../placed-orders/placed-orders.microcopy.ts'

/** Words of finding an order without an account. */
export const orderLookupMicrocopy = [
  ...formMicrocopy,
  'leave.step',
  'orderLookup.details',
  'orderLookup.referenceHint',
  'orderLookup.referenceMissing',
  'orderLookup.referenceInvalid',
  'cardOrder.phone',
  'orderLookup.phoneHint',
  'orderLookup.phoneMissing',
  'cardOrder.phoneInvalid',
  'leave.sendCode',
  'leave.code',
  'orderLookup.codeSent',
  'orderLookup.noCode',
  'orderLookup.show',
  'orderLookup.showing',
  'orderLookup.change',
  'orderLookup.found',
  'orderLookup.another',
  'orderLookup.notFound',
  'leave.codeNotSent',
  'leave.codeNotAccepted',
  'link.code',
  'link.codeHint',
  'link.codeMissing',
  'link.sending',
  'link.resend',
  'link.resendIn',
  'link.INVALID_VERIFICATION_CODE',
  'link.VERIFICATION_CODE_EXPIRED',
  'link.VERIFICATION_THRESHOLD_REACHED',
  'orderLookup.tooSoon',
  'orderLookup.tooMany',
  'link.tryAgainIn',
  'link.tryAgainNow',
  ...troubleMicrocopy,
  ...placedOrdersMicrocopy,
] as const

export type OrderLookupWords = Words<typeof orderLookupMicrocopy>

/** What is in the form's place without script. */
export const orderLookupStaticMicrocopy = ['orderLookup.needsScript'] as const
