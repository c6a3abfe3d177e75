import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Dialog } from './Dialog.tsx'

const closed = vi.fn()

function Opener() {
  const [isOpen, setOpen] = useState(false)
  const close = () => {
    closed()
    setOpen(false)
  }
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Atverti
      </button>
      <Dialog isOpen={isOpen} title="Kortelė" closeLabel="Užverti" onClose={close}>
        <p>Kortelės nebeliks.</p>
      </Dialog>
    </>
  )
}

const opener = () => page.getByRole('button', { name: 'Atverti' })
const dialog = () => page.getByRole('dialog')

async function open() {
  const { container } = await render(<Opener />)
  await userEvent.click(opener())
  await expect.element(dialog()).toBeVisible()
  closed.mockClear()
  const shown = container.querySelector('dialog')
  if (!shown) throw new Error('no dialog')
  return shown
}

test.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['its button', () => userEvent.click(page.getByRole('button', { name: 'Užverti' }))],
])('%s closes it, and focus is where it was', async (_, close) => {
  const shown = await open()
  await close()
  await expect.element(page.getByText('Kortelės nebeliks.')).not.toBeVisible()
  expect(shown.open).toBe(false)
  expect(closed).toHaveBeenCalledOnce()
  await expect.element(opener()).toHaveFocus()
})

test.each([
  // What Escape does, without waiting for what comes after it.
  ['Escape', (shown: HTMLDialogElement) => shown.requestClose()],
  ['its button', (shown: HTMLDialogElement) => shown.querySelector('button')?.click()],
])(
  'closed by %s and opened again before the browser says that it closed, it stays open',
  async (_, close) => {
    const shown = await open()
    const told = new Promise((resolve) => shown.addEventListener('close', resolve, { once: true }))
    close(shown)
    // React answers at the end of the key's own task.
    await Promise.resolve()
    shown.ownerDocument.querySelector<HTMLElement>('button:not(dialog *)')?.click()
    await told
    await expect.element(page.getByText('Kortelės nebeliks.')).toBeVisible()
    expect(shown.open).toBe(true)
  },
)

function Steps() {
  const [step, setStep] = useState<'closed' | 'first' | 'second'>('closed')
  return (
    <>
      <button type="button" onClick={() => setStep('first')}>
        Atverti
      </button>
      <Dialog
        isOpen={step !== 'closed'}
        title={step === 'second' ? 'Patvirtink' : 'Perskaityk'}
        closeLabel="Užverti"
        onClose={() => setStep('closed')}
      >
        {step === 'first' && (
          <button type="button" onClick={() => setStep('second')}>
            Toliau
          </button>
        )}
      </Dialog>
    </>
  )
}

test('a step that takes its button away gives focus to the next one’s title, and nothing else does', async () => {
  await render(<Steps />)
  await userEvent.click(opener())
  await expect.element(page.getByRole('button', { name: 'Užverti' })).toHaveFocus()
  await userEvent.click(page.getByRole('button', { name: 'Toliau' }))
  await expect.element(page.getByRole('heading', { name: 'Patvirtink' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(opener()).toHaveFocus()
  await userEvent.click(opener())
  await expect.element(page.getByRole('button', { name: 'Užverti' })).toHaveFocus()
})
