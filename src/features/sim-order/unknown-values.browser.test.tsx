import { vi } from 'vitest'
import { toCents } from '../../lib/money.ts'
import { onScreen } from '../../operator/client/unknown-values.fixture.tsx'
import { esimCodesMicrocopy } from '../esim/esim-codes.microcopy.ts'
import { wordsIn } from '../top-up/words.fixture.ts'
import { SimOrderStatusScreen } from './SimOrderStatusScreen.tsx'
import { simOrderStatusMicrocopy } from './sim-order.microcopy.ts'

const words = { ...wordsIn('lt', simOrderStatusMicrocopy), ...wordsIn('lt', esimCodesMicrocopy) }

onScreen('status of a SIM order', words['cardOrder.unknown'], {
  status: (
    <SimOrderStatusScreen
      screen={{
        name: 'known',
        isLate: true,
        isAsking: false,
        order: {
          orderReference: 'XP3T-2WHD-005W-M8K7',
          totalInCents: toCents(1038),
          orderedAt: Date.UTC(2026, 0, 15, 10),
          status: 'unknown',
        },
      }}
      title="Kortelė užsakyta"
      words={words}
      language="lt"
      orderPath="#uzsakyti"
      ordersPath="#uzsakymai"
      strongLogIn="#prisijungti"
      onAskAgain={vi.fn()}
    />
  ),
})
