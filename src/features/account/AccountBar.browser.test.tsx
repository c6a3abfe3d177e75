import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { toCents } from '../../lib/money.ts'
import { accountOf, assetOf } from '../../operator/client/account.fixture.ts'
import { wordsIn } from '../top-up/words.fixture.ts'
import { accountBarMicrocopy } from './account.microcopy.ts'
import type { BarAction } from './account-bar.store.ts'
import { BalanceLink } from './BalanceLink.tsx'
import { NumberMenu } from './NumberMenu.tsx'

const words = wordsIn('lt', accountBarMicrocopy)
const nicknamed = assetOf('612 34567', {
  userPhoneNumberProfile: { nickname: 'Rasa', avatarName: null, avatarUrl: null, avatarDescription: null },
})
const other = assetOf('623 45678')
const account = accountOf(nicknamed, other)
const menu = () => page.getByRole('group')
const summary = () => page.getByText('Rasa', { exact: true }).first()
const choice = (number: RegExp) => page.getByRole('button', { name: number })

async function open(action: BarAction = { name: 'idle' }, shown: typeof account | undefined = account) {
  const acts = { onSwitch: vi.fn(), onLogOut: vi.fn() }
  await render(<NumberMenu account={shown} action={action} words={words} isOpen {...acts} />)
  return acts
}

test('the balance leads to more of it; a last known one says of when it is', async () => {
  const link = (isLastKnown: boolean) => (
    <BalanceLink
      balance={{ amountInCents: toCents(1240), at: Date.UTC(2026, 0, 15, 10), isLastKnown }}
      words={words}
      language="lt"
      href="#papildyti"
    />
  )
  const screen = await render(link(false))
  const shown = page.getByRole('link', { name: words['account.balance'], exact: false })
  await expect.element(shown.getByText(/^12,40\sEUR$/)).toBeVisible()
  await expect.element(page.getByText(/^Atnaujinta/)).not.toBeInTheDocument()
  await expect.element(shown).toHaveAttribute('href', '#papildyti')
  await screen.rerender(link(true))
  await expect.element(shown.getByText(/^12,40\sEUR$/)).toBeVisible()
  await expect.element(shown.getByText('Atnaujinta 2026-\u206001-\u206015 12:00')).toBeVisible()
})

test('the current number is marked and takes no press; another is switched to', async () => {
  const { onSwitch } = await open()
  const current = choice(/\+370 612 34567/)
  await expect.element(current).toHaveAttribute('aria-current', 'true')
  await userEvent.click(current)
  expect(onSwitch).not.toHaveBeenCalled()
  await userEvent.click(choice(/\+370 623 45678/))
  expect(onSwitch).toHaveBeenCalledExactlyOnceWith(other.phoneNumber)
})

test('the number that is being switched to says so', async () => {
  await open({ name: 'switching', phoneNumber: other.phoneNumber })
  await expect.element(choice(/\+370 623 45678/)).toHaveAttribute('aria-busy', 'true')
  await expect.element(choice(/\+370 623 45678/)).toMatchTextContent(words['account.switching'])
})

test.each([
  ['a number that is gone', { name: 'missingNumber' }, words['account.missingNumber']],
  [
    'no answer',
    { name: 'failed', failed: { kind: 'unknown', reason: 'timeLimit', reference: '7K3M9QXW2RTA' } },
    '7K3M9QXW2RTA',
  ],
] as const)('%s is shown where it was pressed', async (_, action, text) => {
  await open(action)
  await expect.element(page.getByRole('alert')).toMatchTextContent(text)
})

test('log-out is there before the account is known, and takes one press', async () => {
  const { onLogOut } = await open({ name: 'idle' }, undefined)
  await userEvent.click(page.getByRole('button', { name: words['account.logOut'] }))
  expect(onLogOut).toHaveBeenCalledOnce()
  const again = await open({ name: 'loggingOut' })
  const busy = page.getByRole('button', { name: words['account.loggingOut'], exact: false })
  await expect.element(busy).toHaveAttribute('aria-busy', 'true')
  await userEvent.click(busy)
  expect(again.onLogOut).not.toHaveBeenCalled()
})

test('an account without a number says so', async () => {
  await open({ name: 'idle' }, accountOf())
  await expect.element(page.getByText(words['account.noNumber'])).toBeVisible()
})

test('Escape closes the menu and gives focus back to what opened it; so does a press elsewhere', async () => {
  await open()
  await userEvent.click(choice(/\+370 612 34567/))
  await userEvent.keyboard('{Escape}')
  await expect.element(menu()).not.toHaveAttribute('open')
  expect(document.activeElement?.tagName).toBe('SUMMARY')
  await userEvent.click(summary())
  await expect.element(menu()).toHaveAttribute('open')
  await userEvent.click(document.body, { position: { x: 5, y: 5 }, force: true })
  await expect.element(menu()).not.toHaveAttribute('open')
})
