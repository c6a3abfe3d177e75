import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { paymentCard } from '../../operator/contract/payment-card.ts'
import { validateNumber } from '../../operator/contract/validate-number.ts'
import { accountOf } from '../../session/account.fixture.ts'
import type { Loaded } from '../../session/loaded.ts'
import { signedInHint } from '../../session/signed-in-hint.ts'
import { operatorInPage } from './operator.fixture.ts'
import { find, forget, open } from './TopUp.fixture.tsx'

const { $loaded } = await vi.hoisted(async () => {
  const { atom } = await import('nanostores')
  return { $loaded: atom<Loaded<ReturnType<typeof accountOf>>>({ name: 'loading' }) }
})
vi.mock('../../session/account.store.ts', async (original) => ({
  ...(await original<typeof import('../../session/account.store.ts')>()),
  account: { $loaded, load: async () => {} },
}))

const own = '+370 612 34567'
const answered: Loaded<ReturnType<typeof accountOf>> = { name: 'ready', value: accountOf(own), at: 0 }

beforeEach(() => {
  forget()
  $loaded.set({ name: 'loading' })
  signedInHint.write({ signedIn: true })
})

afterEach(signedInHint.remove)

test.each(['button', 'Enter in the field'])(
  'a press before the own number has come waits for it, and goes on: %s',
  async (press) => {
    const operator = operatorInPage()
    await open()
    if (press === 'button') await userEvent.click(find.next())
    else {
      await userEvent.click(find.phone())
      await userEvent.keyboard('{Enter}')
    }
    await expect.element(find.next()).toHaveAttribute('aria-busy', 'true')
    await expect.element(find.summary()).not.toBeInTheDocument()
    $loaded.set(answered)
    await expect.element(find.confirmation()).toHaveFocus()
    expect(operator.sentTo(validateNumber)).toHaveLength(1)
  },
)

test('where the own number doesn’t come, the press says that a number is missing', async () => {
  operatorInPage()
  await open()
  await userEvent.click(find.next())
  await expect.element(find.next()).toHaveAttribute('aria-busy', 'true')
  $loaded.set({ name: 'failed', failed: { kind: 'unauthorized', reference: 'R-1' } })
  await expect.element(find.summary()).toHaveFocus()
  await expect.element(find.next()).not.toHaveAttribute('aria-busy', 'true')
})

test('who types another number meanwhile is not taken away, and keeps it', async () => {
  const operator = operatorInPage()
  await open()
  await userEvent.click(find.next())
  await userEvent.fill(find.phone(), '645 6')
  await expect.element(find.next()).not.toHaveAttribute('aria-busy', 'true')
  $loaded.set(answered)
  await expect.element(find.phone()).toHaveValue('645 6')
  await expect.element(find.summary()).not.toBeInTheDocument()
  expect(operator.sentTo(validateNumber)).toHaveLength(0)
})

test('a number that is wanted instead of the own one and not typed is missing at once', async () => {
  operatorInPage()
  await open()
  $loaded.set(answered)
  await userEvent.click(find.other())
  await expect.element(find.phone()).toHaveValue('')
  await userEvent.click(find.next())
  await expect.element(find.summary()).toHaveFocus()
  await userEvent.click(find.own(own))
  await expect.element(find.phone()).not.toBeInTheDocument()
  await expect.element(find.own(own)).toHaveAttribute('aria-pressed', 'true')
})

test('an own number that leaves the account meanwhile is in sight, and confirmed', async () => {
  const operator = operatorInPage()
  await open()
  $loaded.set(answered)
  await expect.element(find.own(own)).toHaveAttribute('aria-pressed', 'true')
  $loaded.set({ name: 'ready', value: accountOf('+370 645 67890'), at: 1 })
  await expect.element(find.phone()).toHaveValue(own)
  await userEvent.click(find.next())
  await expect.element(find.confirmation()).toHaveFocus()
  expect(operator.sentTo(paymentCard)).toHaveLength(0)
})
