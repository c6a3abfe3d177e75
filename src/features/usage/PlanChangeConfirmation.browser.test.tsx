import type { ComponentProps } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { fill } from '../../i18n/fill.ts'
import { formatPhoneNumber } from '../../lib/phone-number.ts'
import { wordsIn } from '../top-up/words.fixture.ts'
import { CancelSteps } from './CancelDialog.tsx'
import { PlanChangeConfirmation } from './PlanChangeConfirmation.tsx'
import { orderedPlanOf } from './usage.fixture.ts'
import { usageMicrocopy } from './usage.microcopy.ts'
import { WithdrawSteps } from './WithdrawDialog.tsx'

const words = wordsIn('lt', usageMicrocopy)
const failed = { kind: 'unknown', reason: 'noConnection', reference: '7K3M9QXW2RTA' } as const

/** Cancelling a plan has brought no answer; `isUnsure`: it may be done all the same. */
const cancellationFailed = (isUnsure = false) => open({ name: 'failed', failed, isUnsure })

type Screen = ComponentProps<typeof PlanChangeConfirmation>['screen']

const confirmation = (screen: Screen) => (
  <PlanChangeConfirmation
    screen={screen}
    words={words}
    failedTitle={words['usage.cancelFailed']}
    sendingLabel={words['usage.sendingCancel']}
    confirmLabel={words['usage.cancelConfirm']}
    onConfirm={vi.fn()}
    onClose={vi.fn()}
  />
)

const open = (screen: Screen) => render(confirmation(screen))

/** The browser says that it has, or has no, connection. */
function tell(isOnline: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
}

afterEach(() => {
  vi.restoreAllMocks()
  dispatchEvent(new Event('online'))
})

test.each([
  [true, 'usage.changeUnsure'],
  [false, 'usage.cancelFailed'],
] as const)('what may be done all the same (%s) is not told as failed', async (isUnsure, title) => {
  await cancellationFailed(isUnsure)
  await expect.element(page.getByText(words[title])).toBeVisible()
})

test('why nothing can be sent is in the dialog, for as long as the connection is lost', async () => {
  await open({ name: 'consequences' })
  const reason = page.getByText(words['trouble.noConnection'])
  await expect.element(reason).not.toBeInTheDocument()
  tell(false)
  await expect.element(reason).toBeVisible()
  tell(true)
  await expect.element(reason).not.toBeInTheDocument()
})

test('that there was no connection goes once there is one; that it may be done all the same stays', async () => {
  const { rerender } = await render(confirmation({ name: 'failed', failed }))
  await expect.element(page.getByRole('alert')).toBeVisible()
  tell(true)
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  await rerender(confirmation({ name: 'failed', failed: { ...failed }, isUnsure: true }))
  tell(true)
  await expect.element(page.getByText(words['usage.changeUnsure'])).toBeVisible()
})

test('without a connection a plan can be kept, and nothing be sent', async () => {
  await cancellationFailed()
  const again = page.getByRole('button', { name: words['usage.tryAgain'] })
  await expect.element(again).toBeEnabled()
  tell(false)
  await expect.element(again).toBeDisabled()
  await expect.element(page.getByRole('button', { name: words['usage.keep'] })).toBeEnabled()
  tell(true)
  await expect.element(again).toBeEnabled()
})

const plan = orderedPlanOf()
const steps = { words, language: 'lt', onConfirm: vi.fn(), onClose: vi.fn() } as const

test.each([
  [
    'cancelling',
    <CancelSteps key="cancel" {...steps} screen={{ name: 'consequences', plan }} plans={[plan]} now={0} />,
  ],
  [
    'a withdrawal',
    <WithdrawSteps key="state" {...steps} screen={{ name: 'statement', plan }} onProceed={vi.fn()} />,
  ],
  [
    'its confirmation',
    <WithdrawSteps key="confirm" {...steps} screen={{ name: 'confirmation', plan }} onProceed={vi.fn()} />,
  ],
])('%s says for which number it is', async (_, step) => {
  await render(step)
  const number = formatPhoneNumber(plan.phoneNumber)
  await expect.element(page.getByText(fill(words['usage.forNumber'], { number }))).toBeVisible()
})
