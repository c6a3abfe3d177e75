import { useEffect, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { asServed } from './as-served.fixture.tsx'
import './early-press.element.ts'
import { Form } from './Form.tsx'

const words = { 'errorSummary.title': 'Patikrink', 'document.errorPrefix': 'Klaida' }

/** A form that takes over what was typed, as those of the pages do; `hasMoved`: another screen stands where it stood. */
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

test.each(['pagehide', 'astro:hydration-error'])('after %s nothing is pressed by itself', async (event) => {
  const { onSend, takeOver } = serve()
  await pressEarly()
  window.dispatchEvent(new Event(event))
  expect(form()).not.toHaveAttribute('aria-busy')
  takeOver()
  await isTakenOver()
  expect(onSend).not.toHaveBeenCalled()
})

test('nothing is busy for ever: after half a minute the button can be pressed again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  try {
    serve()
    await pressEarly()
    vi.advanceTimersByTime(29_000)
    expect(form()).toHaveAttribute('aria-busy')
    vi.advanceTimersByTime(1000)
    expect(form()).not.toHaveAttribute('aria-busy')
  } finally {
    vi.useRealTimers()
  }
})

test('a button of another screen that has come in the form’s place is not pressed', async () => {
  const { onSend, takeOver } = serve(true)
  await pressEarly()
  takeOver()
  await expect.element(page.getByRole('button', { name: 'Mokėti' })).toBeVisible()
  await isTakenOver()
  expect(onSend).not.toHaveBeenCalled()
})
