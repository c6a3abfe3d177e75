import { useEffect, useLayoutEffect, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { asServed } from './as-served.fixture.tsx'
import './early-press.element.ts'
import { Form } from './Form.tsx'

const words = { 'errorSummary.title': 'Patikrink', 'document.errorPrefix': 'Klaida' }

/** A form that takes over what was typed, as those of the pages do; `hasMoved`: another screen is where it was. */
function Island({ onSend, hasMoved = false }: { onSend: (name: string) => void; hasMoved?: boolean }) {
  const [name, setName] = useState('')
  const [isForm, setIsForm] = useState(true)
  useEffect(() => {
    const field = document.getElementById('name')
    if (field instanceof HTMLInputElement) setName(field.value)
    if (hasMoved) setIsForm(false)
  }, [hasMoved])
  if (!isForm) return <NextScreen onSend={onSend} />
  return (
    <Form errors={[]} words={words} onSubmit={() => onSend(name)}>
      <input
        id="name"
        aria-label="Vardas"
        value={name}
        onChange={({ target }) => setName(target.value)}
        required
      />
      <button type="submit">Toliau</button>
    </Form>
  )
}

const NextScreen = ({ onSend }: { onSend: (name: string) => void }) => (
  <Form errors={[]} words={words} onSubmit={() => onSend('paid')}>
    <button type="submit">Mokėti</button>
  </Form>
)

const field = () => page.getByRole('textbox', { name: 'Vardas' })
const next = () => page.getByRole('button', { name: 'Toliau' })
const form = () => document.querySelector('form')

function serve(hasMoved?: boolean) {
  const onSend = vi.fn<(name: string) => void>()
  return { onSend, takeOver: asServed(<Island onSend={onSend} hasMoved={hasMoved} />) }
}

const isTakenOver = () => expect.poll(() => form()?.noValidate).toBe(true)

async function pressEarly() {
  await userEvent.fill(field(), 'Ona')
  await userEvent.click(next())
  expect(form()).toHaveAttribute('aria-busy', 'true')
}

test('what is pressed before script is there is done once it is, with what was typed, and once', async () => {
  const { onSend, takeOver } = serve()
  await pressEarly()
  await userEvent.click(next())
  await userEvent.keyboard('{Enter}')
  takeOver(next())
  await isTakenOver()
  await expect.poll(() => onSend.mock.calls).toEqual([['Ona']])
  expect(form()).not.toHaveAttribute('aria-busy')
  await userEvent.click(next())
  expect(onSend).toHaveBeenCalledTimes(2)
  expect(form()).not.toHaveAttribute('aria-busy')
})

test('what the browser refuses is no press', async () => {
  const { onSend, takeOver } = serve()
  await userEvent.click(next())
  expect(form()).not.toHaveAttribute('aria-busy')
  takeOver()
  await isTakenOver()
  expect(onSend).not.toHaveBeenCalled()
})

test('nothing is pressed automatically after the page was left', async () => {
  const { onSend, takeOver } = serve()
  await pressEarly()
  window.dispatchEvent(new Event('pagehide'))
  expect(form()).not.toHaveAttribute('aria-busy')
  takeOver()
  await isTakenOver()
  expect(onSend).not.toHaveBeenCalled()
})

test('a button of another screen that has come in the form’s place is not pressed', async () => {
  const { onSend, takeOver } = serve(true)
  await pressEarly()
  takeOver()
  await expect.element(page.getByRole('button', { name: 'Mokėti' })).toBeVisible()
  await isTakenOver()
  expect(onSend).not.toHaveBeenCalled()
})

/** Pressed after the island has come and before its form says that it is ready. */
function PressedAtOnce({ onPressed }: { onPressed: (busy: string | null | undefined) => void }) {
  useLayoutEffect(() => {
    form()?.requestSubmit()
    onPressed(form()?.getAttribute('aria-busy'))
  }, [onPressed])
  return null
}

test('a press that comes just before the form is ready makes it busy in so many words', async () => {
  const onPressed = vi.fn<(busy: string | null | undefined) => void>()
  const onSend = vi.fn<() => void>()
  await render(
    <Form errors={[]} words={words} onSubmit={onSend}>
      <PressedAtOnce onPressed={onPressed} />
      <button type="submit">Toliau</button>
    </Form>,
  )
  expect(onPressed).toHaveBeenCalledExactlyOnceWith('true')
  await expect.poll(() => onSend.mock.calls.length).toBe(1)
  expect(form()).not.toHaveAttribute('aria-busy')
})

/** A form whose name and e-mail are always wrong. */
function Wrong() {
  const [errors, setErrors] = useState<{ field: string; message: string }[]>([])
  return (
    <Form
      errors={errors}
      words={words}
      onSubmit={() =>
        setErrors([
          { field: 'name', message: 'Įrašyk vardą' },
          { field: 'email', message: 'Įrašyk el. paštą' },
        ])
      }
    >
      <input id="name" aria-label="Vardas" />
      <input id="email" aria-label="El. paštas" />
      <button type="submit">Toliau</button>
    </Form>
  )
}

const summary = () => page.getByRole('alert', { name: words['errorSummary.title'] })
const link = (name: string) => summary().getByRole('link', { name })

test('the error summary takes focus at each attempt, and Enter leads from it to the first field that is wrong', async () => {
  await render(<Wrong />)
  for (let attempt = 0; attempt < 2; attempt++) {
    await userEvent.click(next())
    await expect.element(summary()).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(field()).toHaveFocus()
  }
})

test('Tab leads from the error summary to its links, and each of them to its own field', async () => {
  await render(<Wrong />)
  await userEvent.click(next())
  await expect.element(summary()).toHaveFocus()
  await userEvent.tab()
  await expect.element(link('Įrašyk vardą')).toHaveFocus()
  await userEvent.tab()
  await expect.element(link('Įrašyk el. paštą')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('textbox', { name: 'El. paštas' })).toHaveFocus()
})
