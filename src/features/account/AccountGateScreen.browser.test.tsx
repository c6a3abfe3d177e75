import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { fill } from '../../i18n/fill.ts'
import { formatPhoneNumber, type PhoneNumber } from '../../lib/phone-number.ts'
import { assetOf } from '../../operator/client/account.fixture.ts'
import { wordsIn } from '../top-up/words.fixture.ts'
import { AccountGateScreen } from './AccountGateScreen.tsx'
import { accountGateMicrocopy } from './account.microcopy.ts'
import { GateCover } from './GateCover.tsx'
import type { Gate } from './gate.store.ts'
import { laterGateMicrocopy } from './later-gate.microcopy.ts'

const laterWords = wordsIn('lt', laterGateMicrocopy)
const words = { ...wordsIn('lt', accountGateMicrocopy), ...laterWords }
const drawing = { src: '/media/toolbox.svg', width: 480, height: 400, alt: '' }
const drawings = { expired: undefined, closed: drawing }
const trouble = { kind: 'unknown', reason: 'noConnection', reference: '7K3M9QXW2RTA' } as const

beforeEach(() => document.querySelector('dialog')?.remove())

async function open(gate: Gate, { onGoOn = vi.fn(), onSwitchBack = vi.fn() } = {}) {
  const onTryAgain = vi.fn()
  vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json(laterWords))
  await render(
    <AccountGateScreen
      gate={gate}
      words={words}
      language="lt"
      drawings={drawings}
      logInHref="#prisijungti"
      onTryAgain={onTryAgain}
      onGoOn={onGoOn}
      onSwitchBack={onSwitchBack}
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
  const logIn = page.getByRole('link', {
    name: `${words['account.logInAgain']} ${words['link.opensInNewTab']}`,
  })
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
] as const)('%s is shown, and asked again once at a time', async (_, gate, title) => {
  const onTryAgain = await open(gate)
  await expect.element(page.getByRole('heading', { name: title })).toHaveFocus()
  await userEvent.click(page.getByRole('button', { name: words['account.tryAgain'] }))
  expect(onTryAgain).toHaveBeenCalledOnce()
})

test('self-service that is down has a drawing, and the reference of the answer that said so', async () => {
  await open({ name: 'unavailable', reference: '7K3M9QXW2RTA', isAsking: false })
  await expect.element(page.getByText(/7K3M9QXW2RTA/)).toBeVisible()
  await expect.element(page.getByRole('presentation')).toHaveAttribute('src', drawing.src)
})

test('no answer has a reference; while it is asked again no second press counts', async () => {
  const onTryAgain = await open({ name: 'failed', trouble, isAsking: true })
  await expect.element(page.getByText(/7K3M9QXW2RTA/)).toBeVisible()
  const again = page.getByRole('button', { name: words['account.asking'], exact: false })
  await expect.element(again).toHaveAttribute('aria-busy', 'true')
  await userEvent.click(again)
  expect(onTryAgain).not.toHaveBeenCalled()
})

test('asked again without an answer, it is shown once more: its heading has focus again', async () => {
  const screen = (isAsking: boolean) => (
    <AccountGateScreen
      gate={{ name: 'unavailable', reference: undefined, isAsking }}
      words={words}
      language="lt"
      drawings={drawings}
      logInHref="#prisijungti"
      onTryAgain={() => {}}
      onGoOn={() => {}}
      onSwitchBack={() => {}}
    />
  )
  const { rerender } = await render(screen(false))
  await userEvent.click(page.getByRole('button', { name: words['account.tryAgain'] }))
  await rerender(screen(true))
  await expect.element(page.getByRole('button')).toHaveFocus()
  await rerender(screen(false))
  await expect.element(page.getByRole('heading')).toHaveFocus()
})

const about = assetOf('612 34567').phoneNumber
const now = assetOf('623 45678').phoneNumber
const changed = { name: 'numberChanged', about, now, isSwitching: false } as const
const named = (
  key: 'account.numberChangedText' | 'account.numberNow' | 'account.goOnWith' | 'account.switchBack',
  number: PhoneNumber,
) => fill(words[key], { number: formatPhoneNumber(number) })
const button = (name: string) => page.getByRole('button', { name, exact: false })

test('what was not done says for which number it was, which one is current now, and leads on with either', async () => {
  const ways = { onGoOn: vi.fn(), onSwitchBack: vi.fn() }
  await open(changed, ways)
  await expect.element(page.getByRole('heading', { name: words['account.numberChangedTitle'] })).toHaveFocus()
  await expect.element(page.getByText(named('account.numberChangedText', about))).toBeVisible()
  await expect.element(page.getByText(named('account.numberNow', now))).toBeVisible()
  await userEvent.click(button(named('account.goOnWith', now)))
  expect(ways.onGoOn).toHaveBeenCalledOnce()
  expect(ways.onSwitchBack).not.toHaveBeenCalled()
  await userEvent.click(button(named('account.switchBack', about)))
  expect(ways.onSwitchBack).toHaveBeenCalledOnce()
})

test('while it is switched back no second press counts', async () => {
  const onSwitchBack = vi.fn()
  await open({ ...changed, isSwitching: true }, { onSwitchBack })
  await userEvent.click(button(words['account.switching']))
  expect(onSwitchBack).not.toHaveBeenCalled()
})

test('a number that is gone by then is shown, and the other can be continued with', async () => {
  await open({ ...changed, failure: { name: 'missingNumber' } })
  await expect.element(page.getByText(words['account.missingNumber'])).toBeVisible()
  await expect.element(button(named('account.goOnWith', now))).toBeVisible()
})

test('where no one says which number is current, the page can be reloaded', async () => {
  await open({ ...changed, now: undefined })
  await expect.element(page.getByText(named('account.numberChangedText', about))).toBeVisible()
  await expect.element(button(words['account.reload'])).toBeVisible()
})

test('a number that is current again needs no switching back', async () => {
  await open({ ...changed, now: about })
  await expect.element(button(named('account.goOnWith', about))).toBeVisible()
  await expect.element(button(named('account.switchBack', about))).not.toBeInTheDocument()
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
        language="lt"
        drawings={drawings}
        logInHref="#prisijungti"
        onTryAgain={() => {}}
        onGoOn={() => {}}
        onSwitchBack={() => {}}
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
