import type { PageOf } from '../../src/content/page.ts'
import { paymentStatusKeys, statusKeys } from '../../src/content/page-key.ts'
import { always, entryParser, required } from './fields.ts'
import { oneOf } from './kinds.ts'
import { statusFields } from './page-content.ts'

export const genericStatusPage = entryParser<PageOf<'genericStatusPage'>>({
  ...statusFields,
  type: always('genericStatusPage'),
  statusKey: required(oneOf(statusKeys)),
})

export const successfulPaymentPage = entryParser<PageOf<'successfulPaymentPage'>>({
  ...statusFields,
  type: always('successfulPaymentPage'),
  statusKey: required(oneOf(paymentStatusKeys)),
})
