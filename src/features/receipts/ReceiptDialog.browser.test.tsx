import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { toCents } from '../../lib/money.ts'
import type { Fact } from '../../ui/Summary.tsx'
import { wordsIn } from '../top-up/words.fixture.ts'
import { ReceiptDialog } from './ReceiptDialog.tsx'
import { receiptOf } from './receipt.fixture.ts'
import type { Receipt } from './receipt.store.ts'
import { receiptMicrocopy } from './receipts.microcopy.ts'

const words = wordsIn('lt', receiptMicrocopy)
const title = 'Užsakymo kvitas'

const ofOrder: Fact = ['Užsakymo numeris', '7K3M-9QXW-2RTA-5T8C']

async function open(receipt: Receipt, order?: Fact) {
  const acts = { onTryAgain: vi.fn(), onClose: vi.fn() }
  await render(
    <ReceiptDialog receipt={receipt} order={order} title={title} words={words} language="lt" {...acts} />,
  )
  return acts
}

const paid = receiptOf()

test('a receipt has its number, what was paid with its VAT, and who sold it', async () => {
  await open({ name: 'ready', receipt: paid })
  const paper = page.getByRole('dialog', { name: title })
  for (const text of [
    'KV-00000009',
    /612\s34567/,
    /8,26\sEUR/,
    /1,74\sEUR/,
    /10,00\sEUR/,
    /PVM 21\s%/,
    /LT100000000000/,
    'Kortelė, Visa, paskutiniai skaitmenys 4242',
  ])
    await expect.element(paper.getByText(text)).toBeVisible()
})

test('of an order it says which, what was bought and for how much, and no number as topped up', async () => {
  const items = [
    { name: 'SIM kortelė', eurTotal: toCents(310) },
    { name: 'Mėlynė', eurTotal: toCents(690) },
  ]
  await open({ name: 'ready', receipt: { ...paid, items } }, ofOrder)
  const paper = page.getByRole('dialog', { name: title })
  for (const text of ['7K3M-9QXW-2RTA-5T8C', 'SIM kortelė', /3,10\sEUR/, 'Mėlynė', /6,90\sEUR/, /10,00\sEUR/])
    await expect.element(paper.getByText(text)).toBeVisible()
  await expect.element(paper.getByText(words['history.receiptFor'])).not.toBeInTheDocument()
})

test('of an order whose items the operator doesn’t say no number is said to be topped up', async () => {
  await open({ name: 'ready', receipt: paid }, ofOrder)
  await expect.element(page.getByText('KV-00000009')).toBeVisible()
  await expect.element(page.getByText(words['history.receiptFor'])).not.toBeInTheDocument()
})

test('a bank is named, and where it isn’t known how it was paid nothing is said of it', async () => {
  await open({ name: 'ready', receipt: { ...paid, paidBy: { method: 'bankLink', detail: 'SEB' } } }, ofOrder)
  await expect.element(page.getByText('El. bankas, SEB')).toBeVisible()
  await open({ name: 'ready', receipt: { ...paid, receiptReference: 'KV-00000010', paidBy: null } })
  const last = page.getByRole('dialog').last()
  await expect.element(last.getByText('KV-00000010')).toBeVisible()
  await expect.element(last.getByText(words['topUpResult.method'])).not.toBeInTheDocument()
})

test('a press prints it', async () => {
  const printed = vi.spyOn(window, 'print').mockImplementation(() => undefined)
  await open({ name: 'ready', receipt: paid })
  await userEvent.click(page.getByRole('button', { name: words['history.print'] }))
  expect(printed).toHaveBeenCalledOnce()
  printed.mockRestore()
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
