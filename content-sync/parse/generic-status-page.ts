import { type PageOf, statusKeys } from '../../src/content/page.ts'
import { always, entryParser, required } from './fields.ts'
import { oneOf } from './kinds.ts'
import { pageFields } from './page.ts'
import { statusFields } from './status-fields.ts'

export const genericStatusPage = entryParser<PageOf<'genericStatusPage'>>({
  ...pageFields,
  ...statusFields,
  type: always('genericStatusPage'),
  statusKey: required(oneOf(statusKeys)),
})
