import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { wordsIn } from '../top-up/words.fixture.ts'
import { accountGateMicrocopy } from './account.microcopy.ts'
import { laterGateMicrocopy } from './later-gate.microcopy.ts'
import { SessionEndingDialog } from './SessionEndingDialog.tsx'
import type { Ending } from './session-end.store.ts'

const words = wordsIn('en', [...accountGateMicrocopy, ...laterGateMicrocopy])
const at = Date.UTC(2026, 0, 15, 12, 30)
const near = { name: 'near', at, isProlongable: true, isAsking: false } as const
const dialog = () => page.getByRole('dialog', { name: words['account.endingTitle'] })
const stay = () => dialog().getByRole('button', { name: words['account.stay'] })

async function shown(ending: Ending) {
  const acts = { onStay: vi.fn(), onClose: vi.fn() }
  const screen = await render(<SessionEndingDialog ending={ending} words={words} language="en" {...acts} />)
  return { ...acts, screen }
}

test('says when the session ends, and prolongs it at a press', async () => {
  const { onStay, screen } = await shown(near)
  await expect.element(dialog().getByText(/It ends at 14:30/)).toBeVisible()
  await userEvent.click(stay())
  expect(onStay).toHaveBeenCalledOnce()
  await screen.rerender(
    <SessionEndingDialog
      ending={{ name: 'far' }}
      words={words}
      language="en"
      onStay={onStay}
      onClose={onStay}
    />,
  )
  await expect.element(dialog()).not.toBeInTheDocument()
})

test('Escape leaves it as it is', async () => {
  const { onStay, onClose } = await shown(near)
  await userEvent.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledOnce()
  expect(onStay).not.toHaveBeenCalled()
})

test('a session that can’t continue is said to end for good, without a button that would do nothing', async () => {
  await shown({ ...near, isProlongable: false })
  await expect.element(dialog().getByText(/can’t be extended/)).toBeVisible()
  await expect.element(stay()).not.toBeInTheDocument()
})

test('where the operator didn’t answer the reason is there, with its reference', async () => {
  await shown({ ...near, trouble: { kind: 'unknown', reason: 'serverError', reference: '7K3M9QXW2RTA' } })
  await expect.element(page.getByRole('alert').getByText(/7K3M9QXW2RTA/)).toBeVisible()
  await expect.element(stay()).toBeVisible()
})
