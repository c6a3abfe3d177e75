import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { wordsIn } from '../top-up/words.fixture.ts'
import { AccountGateScreen } from './AccountGateScreen.tsx'
import { accountGateMicrocopy } from './account.microcopy.ts'
import { GateCover } from './GateCover.tsx'
import type { Gate } from './gate.store.ts'

const words = wordsIn('lt', accountGateMicrocopy)
const drawing = '/media/toolbox.svg'
const drawings = { expired: undefined, closed: drawing }
const trouble = { kind: 'unknown', reason: 'noConnection', reference: '7K3M9QXW2RTA' } as const

beforeEach(() => document.querySelector('dialog')?.remove())

async function open(gate: Gate) {
  const onTryAgain = vi.fn()
  await render(
    <AccountGateScreen
      gate={gate}
      words={words}
      drawings={drawings}
      logInHref="#prisijungti"
      onTryAgain={onTryAgain}
    />,
  )
  return onTryAgain
}

test.each(['checking', 'leaving', 'open'] as const)('nothing is said while it is %s', async (name) => {
  await open({ name })
  await expect.element(page.getByRole('heading')).not.toBeInTheDocument()
})

test('a session that ended leads to log-in in a window of its own, so that the page stays as it is', async () => {
  await open({ name: 'expired' })
  await expect.element(page.getByRole('heading', { name: words['account.expiredTitle'] })).toHaveFocus()
  const logIn = page.getByRole('link', { name: words['account.logInAgain'] })
  await expect.element(logIn).toHaveAttribute('target', '_blank')
  await expect.element(logIn).toHaveAttribute('href', '#prisijungti')
})

test.each([
  [
    'self-service that is down',
    { name: 'unavailable', reference: undefined, isAsking: false },
    words['account.unavailableTitle'],
  ],
  ['no answer', { name: 'failed', trouble, isAsking: false }, words['account.failedTitle']],
] as const)('%s is told, and asked again once at a time', async (_, gate, title) => {
  const onTryAgain = await open(gate)
  await expect.element(page.getByRole('heading', { name: title })).toHaveFocus()
  await userEvent.click(page.getByRole('button', { name: words['account.tryAgain'] }))
  expect(onTryAgain).toHaveBeenCalledOnce()
})

test('self-service that is down has a drawing, and the reference of the answer that said so', async () => {
  await open({ name: 'unavailable', reference: '7K3M9QXW2RTA', isAsking: false })
  await expect.element(page.getByText(/7K3M9QXW2RTA/)).toBeVisible()
  await expect.element(page.getByRole('presentation')).toHaveAttribute('src', drawing)
})

test('no answer has a reference; while it is asked again no second press counts', async () => {
  const onTryAgain = await open({ name: 'failed', trouble, isAsking: true })
  await expect.element(page.getByText(/7K3M9QXW2RTA/)).toBeVisible()
  const again = page.getByRole('button', { name: words['account.asking'], exact: false })
  await expect.element(again).toHaveAttribute('aria-busy', 'true')
  await userEvent.click(again)
  expect(onTryAgain).not.toHaveBeenCalled()
})

test('asked again without an answer, it is told once more: its heading has focus again', async () => {
  const screen = (isAsking: boolean) => (
    <AccountGateScreen
      gate={{ name: 'unavailable', reference: undefined, isAsking }}
      words={words}
      drawings={drawings}
      logInHref="#prisijungti"
      onTryAgain={() => {}}
    />
  )
  const { rerender } = await render(screen(false))
  await userEvent.click(page.getByRole('button', { name: words['account.tryAgain'] }))
  await rerender(screen(true))
  await expect.element(page.getByRole('button')).toHaveFocus()
  await rerender(screen(false))
  await expect.element(page.getByRole('heading')).toHaveFocus()
})

test('where the page has a dialog open, the gate lies above it and the dialog stays open below', async () => {
  const dialog = document.createElement('dialog')
  document.body.append(dialog)
  dialog.showModal()
  await render(
    <GateCover>
      <AccountGateScreen
        gate={{ name: 'unavailable', reference: undefined, isAsking: false }}
        words={words}
        drawings={drawings}
        logInHref="#prisijungti"
        onTryAgain={() => {}}
      />
    </GateCover>,
  )
  await expect.element(page.getByRole('heading')).toHaveFocus()
  const button = page.getByRole('button', { name: words['account.tryAgain'] })
  await userEvent.click(button)
  await expect.element(button).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(button).toBeVisible()
  expect(dialog.open).toBe(true)
})
