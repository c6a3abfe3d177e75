import { vi } from 'vitest'
import { onScreen } from '../../operator/client/unknown-values.fixture.tsx'
import { wordsIn } from '../top-up/words.fixture.ts'
import { HistoryScreen } from './HistoryScreen.tsx'
import { historyMicrocopy } from './history.microcopy.ts'

const at = Date.UTC(2026, 0, 15, 10)
const description = { template: 'Kažkas naujo', placeholders: [] }

onScreen('kind of a record', 'Kažkas naujo', {
  history: (
    <HistoryScreen
      history={{
        name: 'ready',
        records: [
          {
            id: '1',
            kind: 'OTHER',
            date: at,
            description,
            amount: null,
            balanceAfter: null,
            service: 'unknown',
            receiptReference: null,
          },
        ],
        at,
        hasMore: false,
        isAsking: false,
      }}
      drawing={undefined}
      isOffline={false}
      words={wordsIn('lt', historyMicrocopy)}
      language="lt"
      paths={{ report: '#', plans: '#', topUp: '#' }}
      onMore={vi.fn()}
      onTryAgain={vi.fn()}
      onReceipt={vi.fn()}
    />
  ),
})
