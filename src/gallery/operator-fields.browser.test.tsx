import { isValidElement, type ReactElement } from 'react'
import { describe, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { entities, words as namesIn } from '../operator/contract/specification.fixture.ts'
import { accountFields } from './operator-fields/account.fixture.tsx'
import { historyFields } from './operator-fields/history.fixture.tsx'
import { offerFields } from './operator-fields/offers.fixture.tsx'
import { orderFields } from './operator-fields/order.fixture.tsx'
import { settingsFields } from './operator-fields/settings.fixture.tsx'
import { usageFields } from './operator-fields/usage.fixture.tsx'
import { dashboard, usage } from './operator-screens.fixture.tsx'

const fields = {
  ...accountFields,
  ...settingsFields,
  ...orderFields,
  ...usageFields,
  ...historyFields,
  ...offerFields,
}

/** What another test holds: it needs a store, a call or a page. */
const heldBy: Record<string, string> = {
  'Account.balanceInEuro.amount': 'src/session/account.store.test.ts',
  'Account.liveChatSignature.signature': 'src/session/account.store.test.ts',
  'Account.liveChatSignature.timestamp': 'src/session/account.store.test.ts',
  'Account.liveChatSignature.phoneNumber': 'src/session/account.store.test.ts',
  'AccountSettings.simPIN': 'tests/settings/settings.spec.ts',
  'AccountSettings.simPUK': 'tests/settings/settings.spec.ts',
  'LinkPhoneNumberResult.restrictedUntil': 'src/features/settings/numbers/link.store.test.ts',
  'LinkPhoneNumberResult.phoneNumber': 'src/features/settings/numbers/link.api.test.ts',
  'OrderSubmission.orderItems.planId': 'src/features/checkout/checkout.store.test.ts',
  'CommonUsage.pendingOperations': 'tests/account/notices-everywhere.spec.ts',
  'CommonUsage.insufficientBalanceNotificationStartedAt': 'tests/overview/overview.spec.ts',
  'TerminationResult.planId': 'src/features/usage/usage.api.test.ts',
  'TerminationResult.terminated': 'src/features/usage/plan-changes.test.ts',
  'TerminationResult.phoneNumber': 'src/features/usage/plan-changes.test.ts',
  'TerminationResult.terminationDate': 'src/features/usage/plan-changes.test.ts',
}

const specified = Object.entries(entities).flatMap(([type, paths]) =>
  namesIn(paths).map((path) => `${type}.${path}`),
)
const proven = Object.entries(fields).flatMap(([type, pairs]) =>
  Object.keys(pairs).map((path) => `${type}.${path}`),
)

test('each field of the operator that the specification names is seen or decides something', () => {
  const known = [...proven, ...Object.keys(heldBy)]
  expect(specified.filter((path) => !known.includes(path))).toEqual([])
  expect(known.filter((path) => !specified.includes(path))).toEqual([])
})

/** The ids that React counts up are no difference. */
const htmlOf = async (screen: ReactElement) => {
  const { container, unmount } = await render(screen)
  const html = container.innerHTML.replace(/[«_:]r_?\w+[»_:]/g, 'id')
  await unmount()
  return html
}
const seen = async (one: unknown) => (isValidElement(one) ? htmlOf(one) : (JSON.stringify(one) ?? ''))

test('the same answer is the same screen', async () => {
  for (const screen of [usage({}), dashboard({})]) expect(await seen(screen)).toBe(await seen(screen))
})

describe.each(Object.entries(fields))('%s', (_, pairs) => {
  test.each(Object.entries(pairs))(
    'another %s is another screen, or leads elsewhere',
    async (__, [one, two]) => {
      expect(await seen(two)).not.toBe(await seen(one))
    },
  )
})
