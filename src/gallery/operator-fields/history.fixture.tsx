import * as v from 'valibot'
import { HistoryScreen } from '../../features/history/HistoryScreen.tsx'
import { toCents } from '../../lib/money.ts'
import { accountHistory, type HistoryRecord } from '../../operator/client/account-history.ts'
import { nothing, now, words } from '../operator-screens.fixture.tsx'
import { both, type Fields } from './pair.fixture.ts'

const record: HistoryRecord = {
  id: '1',
  kind: 'TOP_UPS',
  date: now,
  description: { template: 'Papildyta {sum}', placeholders: [{ key: 'sum', value: '10,00 EUR' }] },
  amount: toCents(1000),
  balanceAfter: toCents(1420),
  service: null,
  receiptReference: 'KV-00000001',
}
const history = (part: Partial<HistoryRecord>) => (
  <HistoryScreen
    history={{ name: 'ready', records: [{ ...record, ...part }], at: now, hasMore: false, isAsking: false }}
    drawing={undefined}
    isOffline={false}
    words={words}
    language="lt"
    paths={{ report: '#', plans: '#', topUp: '#' }}
    onMore={nothing}
    onTryAgain={nothing}
    onReceipt={nothing}
  />
)

/** How many records there are: one that comes twice is one. */
function recordsWith(id: string) {
  const written = {
    date: '2026-01-15T10:00:00Z',
    kind: 'OTHER',
    description: record.description,
    amount: null,
    balanceAfter: null,
    service: null,
    receiptReference: null,
  }
  const history = [
    { ...written, id: '1' },
    { ...written, id },
  ]
  return v.parse(accountHistory.schema, { account: { ownedAsset: null, validFrom: null, history } }).account
    .history.length
}

/** The lines of the history. */
export const historyFields: Fields = {
  HistoryRecord: {
    id: [recordsWith('2'), recordsWith('1')],
    date: both(history, { date: Date.UTC(2025, 11, 1) }),
    'description.template': both(history, { description: { ...record.description, template: 'Kita {sum}' } }),
    'description.placeholders.key': both(history, {
      description: { ...record.description, placeholders: [{ key: 'other', value: '10,00 EUR' }] },
    }),
    'description.placeholders.value': both(history, {
      description: { ...record.description, placeholders: [{ key: 'sum', value: '5,00 EUR' }] },
    }),
  },
}
