import { vi } from 'vitest'
import { toCents } from '../../lib/money.ts'
import { assetOf } from '../../operator/client/account.fixture.ts'
import { onScreen } from '../../operator/client/unknown-values.fixture.tsx'
import { wordsIn } from '../top-up/words.fixture.ts'
import { ReceiptDialog } from './ReceiptDialog.tsx'
import { receiptMicrocopy } from './receipts.microcopy.ts'

onScreen('method of a receipt', 'Visa, paskutiniai skaitmenys 4242', {
  receipts: (
    <ReceiptDialog
      receipt={{
        name: 'ready',
        receipt: {
          receiptReference: 'KV-00000009',
          phoneNumber: assetOf('612 34567').phoneNumber,
          items: null,
          paidAt: Date.UTC(2026, 0, 15, 10),
          vatPercent: 21,
          eurNet: toCents(826),
          eurVat: toCents(174),
          eurTotal: toCents(1000),
          paidBy: { method: 'unknown', detail: 'VISA **** 4242' },
        },
      }}
      title="Papildymo kvitas"
      words={wordsIn('lt', receiptMicrocopy)}
      language="lt"
      onTryAgain={vi.fn()}
      onClose={vi.fn()}
    />
  ),
})
