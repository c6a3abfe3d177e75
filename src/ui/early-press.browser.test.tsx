import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { asServed } from './as-served.fixture.tsx'
import './early-press.element.ts'

const log = () => page.getByRole('button', { name: 'Prisijungti' })
const other = () => page.getByRole('button', { name: 'Kitaip' })

const opensDialog = { command: 'show-modal', commandfor: 'nothing' }

function serve() {
  const onPress = vi.fn<(name: string) => void>()
  const takeOver = asServed(
    <>
      <button type="button" onClick={() => onPress('first')}>
        Prisijungti
      </button>
      <button type="button" onClick={() => onPress('other')}>
        Kitaip
      </button>
      <button type="button" {...opensDialog} onClick={() => onPress('dialog')}>
        Langas
      </button>
    </>,
  )
  return { onPress, takeOver }
}

test('a lone button that is pressed early is busy, and is pressed once when its script is ready', async () => {
  const { onPress, takeOver } = serve()
  await userEvent.click(log())
  await userEvent.click(log())
  expect(log()).toHaveAttribute('aria-busy', 'true')
  takeOver()
  await expect.poll(() => onPress.mock.calls).toEqual([['first']])
  expect(log()).not.toHaveAttribute('aria-busy')
  await userEvent.click(log())
  expect(onPress).toHaveBeenCalledTimes(2)
  expect(log()).not.toHaveAttribute('aria-busy')
})

test('of two early presses the last one counts', async () => {
  const { onPress, takeOver } = serve()
  await userEvent.click(log())
  await userEvent.click(other())
  expect(log()).not.toHaveAttribute('aria-busy')
  takeOver()
  await expect.poll(() => onPress.mock.calls).toEqual([['other']])
})

test('a button that works without script is not pressed again', async () => {
  const { onPress, takeOver } = serve()
  const opener = page.getByRole('button', { name: 'Langas' })
  await userEvent.click(opener)
  expect(opener).not.toHaveAttribute('aria-busy')
  takeOver()
  await userEvent.click(log())
  expect(onPress.mock.calls).toEqual([['first']])
})

test('nothing is pressed automatically after the page was left', async () => {
  const { onPress, takeOver } = serve()
  await userEvent.click(log())
  window.dispatchEvent(new Event('pagehide'))
  expect(log()).not.toHaveAttribute('aria-busy')
  takeOver()
  await userEvent.click(other())
  expect(onPress.mock.calls).toEqual([['other']])
})
