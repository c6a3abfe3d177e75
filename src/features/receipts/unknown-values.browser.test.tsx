import { vi } from 'vitest'
import { onScreen } from '../../operator/client/unknown-values.fixture.tsx'
import { wordsIn } from '../top-up/words.fixture.ts'
import { ReceiptDialog } from './ReceiptDialog.tsx'
import { receiptOf } from './receipt.fixture.ts'
import { receiptMicrocopy } from './receipts.microcopy.ts'

onScreen('method of a receipt', 'Visa, paskutiniai skaitmenys 4242', {
  receipts: (
    <ReceiptDialog
      receipt={{
        name: 'ready',
        receipt: receiptOf({ paidBy: { method: 'unknown', detail: 'VISA **** 4242' } }),
      }}
      title="Papildymo kvitas"
      words={wordsIn('lt', receiptMicrocopy)}
      language="lt"
      onTryAgain={vi.fn()}
      onClose={vi.fn()}
    />
  ),
})
