import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { fill } from '../../i18n/fill.ts'
import { formatPhoneNumber } from '../../lib/phone-number.ts'
import { assetOf } from '../../operator/client/account.fixture.ts'
import type { Failed } from '../../session/loaded.ts'
import { Button } from '../../ui/Button.tsx'
import { wordsIn } from '../top-up/words.fixture.ts'
import type { Change } from './change.ts'
import { Consent } from './consents/Consent.tsx'
import { consentsMicrocopy } from './consents/consents.microcopy.ts'
import { cardUntil, recurringPayment } from './payments/payments.fixture.ts'
import { paymentsMicrocopy } from './payments/payments.microcopy.ts'
import { RecurringPayments } from './payments/RecurringPayments.tsx'
import { SavedCards } from './payments/SavedCards.tsx'
import { AccountFacts } from './profile/AccountFacts.tsx'
import { profileMicrocopy } from './profile/profile.microcopy.ts'
import { SettingsLoaded } from './SettingsLoaded.tsx'
import { settingsMicrocopy } from './settings.microcopy.ts'
import { RoamingToggle } from './sim/RoamingToggle.tsx'
import { simMicrocopy } from './sim/sim.microcopy.ts'

const words = wordsIn('lt', [
  ...settingsMicrocopy,
  ...profileMicrocopy,
  ...consentsMicrocopy,
  ...paymentsMicrocopy,
  ...simMicrocopy,
])
const failed: Failed = { kind: 'unknown', reason: 'serverError', reference: '7K3M9QXW2RTA' }
const idle: Change = { name: 'idle' }
const at = Date.UTC(2026, 0, 15, 10)
const { phoneNumber } = assetOf('612 34567')
const own = { isAllowedToEdit: true, consentManagingAccount: null }

const toggle = (status: 'ON' | 'OFF', change: Change = idle, onSwitch = vi.fn()) =>
  render(
    <RoamingToggle
      status={status}
      phoneNumber={phoneNumber}
      change={change}
      isOff={false}
      words={words}
      onSwitch={onSwitch}
    />,
  )
const roaming = () => page.getByRole('switch', { name: words['settings.roaming'] })

test('while roaming is being saved the switch is where it was put, and takes no second press', async () => {
  const onSwitch = vi.fn()
  await toggle('OFF', { name: 'saving', target: 'roaming' }, onSwitch)
  await expect.element(roaming()).toHaveAttribute('aria-checked', 'true')
  await expect.element(roaming()).toHaveAttribute('aria-busy', 'true')
  await userEvent.click(roaming())
  expect(onSwitch).not.toHaveBeenCalled()
})

test('saved says what is now; without an answer the old value is back, with a reference', async () => {
  const screen = await toggle('ON', { name: 'saved', target: 'roaming' })
  await expect.element(page.getByRole('status').getByText(words['settings.roamingOn'])).toBeVisible()
  await screen.rerender(
    <RoamingToggle
      status="OFF"
      phoneNumber={phoneNumber}
      change={{ name: 'failed', target: 'roaming', failed }}
      isOff={false}
      words={words}
      onSwitch={vi.fn()}
    />,
  )
  await expect.element(roaming()).toHaveAttribute('aria-checked', 'false')
  await expect.element(page.getByRole('alert').getByText(/7K3M9QXW2RTA/)).toBeVisible()
})

test('roaming says for which number it is switched', async () => {
  await toggle('ON')
  const number = formatPhoneNumber(phoneNumber)
  await expect.element(page.getByText(fill(words['settings.forNumber'], { number }))).toBeVisible()
})

test('what another part saves is not told here', async () => {
  await toggle('OFF', { name: 'saved', target: 'profile' })
  await expect.element(page.getByText(words['settings.saved'])).not.toBeInTheDocument()
})

const consent = (props: Partial<Parameters<typeof Consent>[0]> = {}) =>
  render(
    <Consent
      type="SMS_MARKETING"
      value="NOT_SET"
      consents={own}
      change={idle}
      isOff={false}
      words={words}
      onDecide={vi.fn()}
      {...props}
    />,
  )
const choice = (name: string) => page.getByRole('radio', { name, exact: true })

test('undecided is neither yes nor no, and is decided by a press', async () => {
  const onDecide = vi.fn()
  await consent({ onDecide })
  await expect.element(page.getByText(words['settings.NOT_SET'])).toBeVisible()
  await expect.element(choice(words['settings.accept'])).not.toBeChecked()
  await expect.element(choice(words['settings.reject'])).not.toBeChecked()
  await userEvent.click(choice(words['settings.reject']))
  expect(onDecide).toHaveBeenCalledExactlyOnceWith('SMS_MARKETING', 'REJECTED')
})

test('what is decided is a switch that goes by the consent’s name', async () => {
  const onDecide = vi.fn()
  await consent({ value: 'ACCEPTED', onDecide })
  const decided = page.getByRole('switch', { name: words['settings.SMS_MARKETING'] })
  await expect.element(decided).toBeChecked()
  await expect.element(page.getByRole('radio')).not.toBeInTheDocument()
  await userEvent.click(decided)
  expect(onDecide).toHaveBeenCalledExactlyOnceWith('SMS_MARKETING', 'REJECTED')
})

test('a decision that was not saved leaves the old one chosen', async () => {
  await consent({ value: 'ACCEPTED', change: { name: 'failed', target: 'SMS_MARKETING', failed } })
  await expect.element(page.getByRole('switch')).toBeChecked()
  await expect.element(page.getByRole('alert')).toBeVisible()
})

test('a consent that another account manages names it, and offers no choice', async () => {
  const account = 'UAB „Avietynas“'
  await consent({ consents: { isAllowedToEdit: false, consentManagingAccount: account } })
  await expect.element(page.getByText(fill(words['settings.managedBy'], { account }))).toBeVisible()
  await expect.element(page.getByRole('radio')).not.toBeInTheDocument()
})

test('before a card is deleted the auto top-ups that end with it are named', async () => {
  const onDelete = vi.fn()
  await render(
    <SavedCards
      cards={[cardUntil(2025)]}
      recurringPayments={[recurringPayment]}
      change={idle}
      isOff={false}
      today="2026-01-15"
      words={words}
      onDelete={onDelete}
    />,
  )
  await expect.element(page.getByText('Visa •••• 4242', { exact: true })).toBeVisible()
  await expect.element(page.getByText(fill(words['settings.expired'], { date: '12/25' }))).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Ištrinti: Visa, paskutiniai skaitmenys 4242' }))
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByText(words['settings.endsWithCard'])).toBeVisible()
  await expect.element(dialog.getByRole('listitem')).toHaveLength(1)
  await userEvent.click(dialog.getByRole('button', { name: words['settings.cancel'] }))
  expect(onDelete).not.toHaveBeenCalled()
  await userEvent.click(page.getByRole('button', { name: 'Ištrinti: Visa, paskutiniai skaitmenys 4242' }))
  await userEvent.click(dialog.getByRole('button', { name: words['settings.deleteCard'] }))
  expect(onDelete).toHaveBeenCalledExactlyOnceWith('card')
})

const chargedOn = (
  nextPaymentDate: string | null,
  expiryYear: number,
  lastFailure: 'CARD_EXPIRED' | null = null,
) =>
  render(
    <RecurringPayments
      recurringPayments={[{ ...recurringPayment, nextPaymentDate, lastFailure }]}
      cards={[cardUntil(expiryYear)]}
      change={idle}
      isOff={false}
      today="2026-12-15"
      words={words}
      language="lt"
      autoTopUpPath="#auto"
      onDelete={vi.fn()}
      onPause={vi.fn()}
    />,
  )

test.each([
  ['has ended', '2027-01-31', 2025, 'settings.cardExpired'],
  ['ends before the next charge', '2027-01-31', 2026, 'settings.cardExpiresBefore'],
  ['has ended, while the auto top-up is paused', null, 2025, 'settings.cardExpired'],
] as const)('that a card %s is said before a charge fails', async (_, date, year, told) => {
  await chargedOn(date, year)
  await expect.element(page.getByText(words[told])).toBeVisible()
})

test('nothing is said of a card that works, and a charge that failed for its card is reported once', async () => {
  const screen = await chargedOn('2026-12-31', 2026)
  await expect.element(page.getByText(words['settings.cardExpiresBefore'])).not.toBeInTheDocument()
  await screen.unmount()
  await chargedOn('2027-01-31', 2025, 'CARD_EXPIRED')
  await expect.element(page.getByText(words['settings.CARD_EXPIRED'])).toBeVisible()
  await expect.element(page.getByText(words['settings.cardExpired'])).not.toBeInTheDocument()
})

test('loading, failed and stale are told apart; stale without a connection takes no change', async () => {
  const onTryAgain = vi.fn()
  const shown = (loaded: Parameters<typeof SettingsLoaded<string>>[0]['loaded']) => (
    <SettingsLoaded loaded={loaded} words={words} onTryAgain={onTryAgain}>
      {(value, isOff) => <Button isOff={isOff}>{value}</Button>}
    </SettingsLoaded>
  )
  const screen = await render(shown({ name: 'loading' }))
  await expect.element(page.getByRole('status').getByText(words['settings.loading'])).toBeInTheDocument()
  await screen.rerender(shown({ name: 'failed', failed }))
  await userEvent.click(page.getByRole('button', { name: words['settings.tryAgain'] }))
  expect(onTryAgain).toHaveBeenCalledOnce()
  const lost: Failed = { kind: 'unknown', reason: 'noConnection', reference: '7K3M9QXW2RTA' }
  await screen.rerender(shown({ name: 'ready', value: 'Keisti', at, failed: lost }))
  await expect.element(page.getByRole('button', { name: 'Keisti' })).toBeDisabled()
  await screen.rerender(shown({ name: 'ready', value: 'Keisti', at }))
  await expect.element(page.getByRole('button', { name: 'Keisti' })).toBeEnabled()
})

test('that a change had no connection goes once there is one', async () => {
  const lost: Failed = { kind: 'unknown', reason: 'noConnection', reference: '7K3M9QXW2RTA' }
  await toggle('OFF', { name: 'failed', target: 'roaming', failed: lost })
  await expect.element(page.getByRole('alert')).toBeVisible()
  dispatchEvent(new Event('online'))
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
})

test('an e-mail that the operator did not tell can be asked for again', async () => {
  const onAskPartner = vi.fn()
  await render(
    <AccountFacts
      account={{ partnerId: 'P-1', validFrom: null, validTo: null }}
      email="rasa@example.com"
      partner={{ name: 'failed', failed }}
      words={words}
      language="lt"
      onAskPartner={onAskPartner}
    />,
  )
  await userEvent.click(page.getByRole('alert').getByRole('button', { name: words['settings.tryAgain'] }))
  expect(onAskPartner).toHaveBeenCalledOnce()
})
