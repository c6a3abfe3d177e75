import type { PageOf } from '../../src/content/page.ts'
import { paymentStatusKeys, statusKeys } from '../../src/content/page-key.ts'
import { always, required } from './fields.ts'
import { oneOf } from './kinds.ts'
import { declarePage, pageFields } from './page.ts'
import { statusFields } from './page-content.ts'

export const genericStatusPage = declarePage<PageOf<'genericStatusPage'>>(
  {
    id: 'genericStatusPage',
    name: 'Status page',
    description: 'Says how something went. The title and the text are shown once the operator has said so.',
  },
  {
    ...pageFields,
    statusKey: required(oneOf(statusKeys), 'What the page is about'),
    ...statusFields,
    type: always('genericStatusPage'),
  },
)

export const successfulPaymentPage = declarePage<PageOf<'successfulPaymentPage'>>(
  {
    id: 'successfulPaymentPage',
    name: 'Successful payment page',
    description: 'Says that a payment went well, once the operator has said so.',
  },
  {
    ...pageFields,
    statusKey: required(oneOf(paymentStatusKeys), 'What was paid'),
    ...statusFields,
    type: always('successfulPaymentPage'),
  },
)
