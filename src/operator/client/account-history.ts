import * as v from 'valibot'
import { enumeration } from '../contract/enumeration.ts'
import { EuroAmount } from '../contract/euro-amount.ts'
import { Instant } from '../contract/instant.ts'
import { PhoneNumber } from '../contract/phone-number.ts'
import { Identifier } from '../contract/typed-text.ts'
import { AccountHistoryDocument } from './generated/graphql.ts'
import { HistoryDescription } from './history-description.ts'
import { operation } from './operation.ts'
import { unique } from './unique.ts'

export const historyKinds = ['TOP_UPS', 'PLANS', 'USAGE', 'SETTINGS', 'OTHER'] as const
export type HistoryKind = (typeof historyKinds)[number]

/** A kind that this site has no words for is `OTHER`. */
const HistoryRecord = v.object({
  id: Identifier,
  date: Instant,
  kind: v.fallback(enumeration(historyKinds, 'OTHER'), 'OTHER'),
  description: HistoryDescription,
  /** Cents that came to the balance, or below 0 left it; null where no money moved. */
  amount: v.nullable(EuroAmount),
  /** Cents on the balance afterwards. */
  balanceAfter: v.nullable(EuroAmount),
  service: v.nullable(enumeration(['CALLS', 'MESSAGES', 'DATA'])),
  receiptReference: v.nullable(Identifier),
})
export type HistoryRecord = v.InferOutput<typeof HistoryRecord>

/** What happened to the current number, newest first: `limit` records, 20 where nothing is said. */
export const accountHistory = operation(
  AccountHistoryDocument,
  v.object({
    account: v.object({
      ownedAsset: v.nullable(v.object({ phoneNumber: PhoneNumber })),
      validFrom: v.nullable(Instant),
      history: v.pipe(
        v.array(HistoryRecord),
        unique(({ id }) => id),
      ),
    }),
  }),
)
