import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { toCents } from '../../lib/money.ts'
import { assetOf } from '../../operator/client/account.fixture.ts'
import { wordsIn } from '../top-up/words.fixture.ts'
import { historyMicrocopy } from './history.microcopy.ts'
import { ReceiptDialog } from './ReceiptDialog.tsx'
import type { Receipt } from './receipt.store.ts'

const words = wordsIn('lt', historyMicrocopy)

async function open(receipt: Receipt) {
  const acts = { onTryAgain: vi.fn(), onClose: vi.fn() }
  await render(<ReceiptDialog receipt={receipt} words={words} language="lt" {...acts} />)
  return acts
}

test('a receipt has its number, what was paid with its VAT, and who sold it', async () => {
  await open({
    name: 'ready',
    receipt: {
      receiptReference: 'KV-00000009',
      phoneNumber: assetOf('612 34567').phoneNumber,
      paidAt: Date.UTC(2026, 0, 15, 10),
      vatPercent: 21,
      eurNet: toCents(826),
      eurVat: toCents(174),
      eurTotal: toCents(1000),
    },
  })
  const paper = page.getByRole('dialog', { name: words['history.receiptTitle'] })
  for (const text of [
    'KV-00000009',
    /612\s34567/,
    /8,26\sEUR/,
    /1,74\sEUR/,
    /10,00\sEUR/,
    /PVM 21\s%/,
    /LT100000000000/,
  ])
    await expect.element(paper.getByText(text)).toBeVisible()
})

test('none, and none that came, are different', async () => {
  await open({ name: 'none' })
  await expect.element(page.getByText(words['history.receiptNone'])).toBeVisible()
  const failed = { kind: 'unknown', reason: 'timeLimit', reference: '7K3M9QXW2RTA' } as const
  const { onTryAgain } = await open({ name: 'failed', receiptReference: 'KV-9', failed })
  await expect.element(page.getByText(/7K3M9QXW2RTA/)).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: words['history.tryAgain'] }))
  expect(onTryAgain).toHaveBeenCalledExactlyOnceWith('KV-9')
})
