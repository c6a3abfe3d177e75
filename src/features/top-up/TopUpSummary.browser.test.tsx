import { beforeEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { toCents } from '../../lib/money.ts'
import { accountOf } from '../../session/account.fixture.ts'
import type { KnownBalance } from '../../session/account.store.ts'
import { words } from './TopUp.fixture.tsx'
import { TopUpSummary } from './TopUpSummary.tsx'

const own = '+370 612 34567'
const { $loaded, $balance } = await vi.hoisted(async () => {
  const { atom } = await import('nanostores')
  return { $loaded: atom<unknown>(), $balance: atom<KnownBalance | undefined>() }
})
vi.mock('../../session/account.store.ts', async (original) => ({
  ...(await original<typeof import('../../session/account.store.ts')>()),
  account: { $loaded },
  $balance,
}))

beforeEach(() => {
  $loaded.set({ name: 'ready', value: accountOf(own), at: 0 })
  $balance.set({ amountInCents: toCents(420), at: 0, isLastKnown: false })
})

const option = { choice: { method: 'bankLink' }, isExpired: false } as const
/** What it says, wherever the window is too narrow to show it. */
async function said(phone: string, sum: number | undefined) {
  const cents = sum === undefined ? undefined : toCents(sum)
  const { container } = await render(<TopUpSummary words={words} phone={phone} sum={cents} option={option} />)
  return container.textContent?.replaceAll('\u00a0', ' ')
}

test('says the sum, the number, by what it is paid, and what the account will hold', async () => {
  const text = await said(own, 1000)
  for (const part of ['10,00 EUR', own, words['topUp.bankLink'], `${words['topUp.willHave']} 14,20 EUR`])
    expect(text).toContain(part)
})

test.each([
  ['another number', '+370 699 99999', 1000, false],
  ['a sum that can’t be paid', own, undefined, false],
  ['a balance that the operator hasn’t confirmed', own, 1000, true],
])('of %s nothing is said that the account will hold', async (_, phone, sum, isLastKnown) => {
  $balance.set({ amountInCents: toCents(420), at: 0, isLastKnown })
  expect(await said(phone, sum)).not.toContain(words['topUp.willHave'])
})
