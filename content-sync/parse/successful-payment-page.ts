import { type PageOf, paymentStatusKeys } from '../../src/content/page.ts'
import { always, entryParser, required } from './fields.ts'
import { oneOf } from './kinds.ts'
import { pageFields } from './page.ts'
import { statusFields } from './status-fields.ts'

export const successfulPaymentPage = entryParser<PageOf<'successfulPaymentPage'>>({
  ...pageFields,
  ...statusFields,
  type: always('successfulPaymentPage'),
  statusKey: required(oneOf(paymentStatusKeys)),
})
