import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { fill } from '../../i18n/fill.ts'
import { assetOf } from '../../operator/client/account.fixture.ts'
import type { RecurringPayment } from '../../operator/client/recurring-payment.ts'
import { wordsIn } from '../top-up/words.fixture.ts'
import { Consent } from './consents/Consent.tsx'
import { consentsMicrocopy } from './consents/consents.microcopy.ts'
import { LinkNumber } from './numbers/LinkNumber.tsx'
import type { Link } from './numbers/link.store.ts'
import { NumberRow } from './numbers/NumberRow.tsx'
import { numbersMicrocopy } from './numbers/numbers.microcopy.ts'
import { cardUntil, recurringPayment } from './payments/payments.fixture.ts'
import { paymentsMicrocopy } from './payments/payments.microcopy.ts'
import { RecurringPayments } from './payments/RecurringPayments.tsx'
import { SavedCards } from './payments/SavedCards.tsx'
import { ProfileForm } from './profile/ProfileForm.tsx'
import { profileMicrocopy } from './profile/profile.microcopy.ts'
import { settingsMicrocopy } from './settings.microcopy.ts'
import { RoamingToggle } from './sim/RoamingToggle.tsx'
import { simMicrocopy } from './sim/sim.microcopy.ts'

const words = wordsIn('lt', [
  ...settingsMicrocopy,
  ...profileMicrocopy,
  ...consentsMicrocopy,
  ...numbersMicrocopy,
  ...paymentsMicrocopy,
  ...simMicrocopy,
])
const asset = assetOf('612 34567')
const { phoneNumber } = asset
const change = { name: 'idle' } as const
const today = '2026-01-15'

/** The browser says that it has, or has no, connection. */
function tell(isOnline: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
}

afterEach(() => {
  vi.restoreAllMocks()
  dispatchEvent(new Event('online'))
})

const profile = (isOff: boolean, onSave: () => void) => (
  <ProfileForm
    asset={asset}
    avatars={{ name: 'ready', value: [], at: 0 }}
    change={change}
    isOff={isOff}
    words={words}
    language="lt"
    onSave={onSave}
    onAskAvatars={vi.fn()}
  />
)
const row = (isOff: boolean, act: () => void) => (
  <NumberRow
    asset={asset}
    isCurrent={false}
    action={change}
    isOff={isOff}
    words={words}
    language="lt"
    onSwitch={act}
    onUnlink={act}
  />
)
const consent = (isOff: boolean, onDecide: () => void) => (
  <Consent
    type="SMS_MARKETING"
    value="REJECTED"
    consents={{ isAllowedToEdit: true, consentManagingAccount: null }}
    change={change}
    isOff={isOff}
    words={words}
    onDecide={onDecide}
  />
)
const cards = (isOff: boolean, onDelete: () => void) => (
  <SavedCards
    cards={[cardUntil(2027)]}
    recurringPayments={[]}
    change={change}
    isOff={isOff}
    today={today}
    words={words}
    onDelete={onDelete}
  />
)
const recurring = (isOff: boolean, onPause: () => void, ...others: RecurringPayment[]) => (
  <RecurringPayments
    recurringPayments={[recurringPayment, ...others]}
    cards={[cardUntil(2027)]}
    change={change}
    isOff={isOff}
    today={today}
    words={words}
    language="lt"
    autoTopUpPath="#auto"
    onDelete={vi.fn()}
    onPause={onPause}
  />
)
const roaming = (isOff: boolean, onSwitch: () => void) => (
  <RoamingToggle
    status="OFF"
    phoneNumber={phoneNumber}
    change={change}
    isOff={isOff}
    words={words}
    onSwitch={onSwitch}
  />
)

const button = (name: string) => page.getByRole('button', { name, exact: false })

test.each<[string, (isOff: boolean, act: () => void) => ReactNode, () => Locator]>([
  ['saving of the profile', profile, () => button(words['settings.save'])],
  ['switching to a number', row, () => button(words['settings.switch'])],
  ['unlinking of a number', row, () => button(words['settings.unlink'])],
  ['decision on a consent', consent, () => page.getByRole('switch')],
  ['deletion of a card', cards, () => button(words['settings.delete'])],
  ['pause of an auto top-up', recurring, () => button(words['settings.pause'])],
  ['switch of roaming', roaming, () => page.getByRole('switch')],
])('without a connection the %s is off, and keeps its focus', async (_, part, control) => {
  const act = vi.fn()
  const { rerender } = await render(part(false, act))
  const element = control().element()
  if (!(element instanceof HTMLElement)) throw new Error('takes no focus')
  element.focus()
  await rerender(part(true, act))
  await expect.element(control()).toBeDisabled()
  await userEvent.keyboard(' ')
  expect(act).not.toHaveBeenCalled()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(control()).toHaveFocus()
})

test('without a connection a chosen auto top-up isn’t deleted', async () => {
  const another = { ...recurringPayment, recurringPaymentId: 'another' }
  const { rerender } = await render(recurring(false, vi.fn(), another))
  await userEvent.click(page.getByRole('checkbox').first())
  await rerender(recurring(true, vi.fn(), another))
  await expect.element(button(fill(words['settings.deleteChosen'], { count: 1 }))).toBeDisabled()
})

test('one auto top-up alone is deleted without being chosen, with a connection', async () => {
  const { rerender } = await render(recurring(false, vi.fn()))
  await expect.element(page.getByRole('checkbox')).not.toBeInTheDocument()
  await expect.element(button(words['settings.delete'])).toBeEnabled()
  await rerender(recurring(true, vi.fn()))
  await expect.element(button(words['settings.delete'])).toBeDisabled()
})

test('a nickname is typed on without a connection, and not sent', async () => {
  const onSave = vi.fn()
  const { rerender } = await render(profile(false, onSave))
  const nickname = page.getByLabelText(words['settings.nickname'])
  await userEvent.type(nickname, 'Dar')
  await rerender(profile(true, onSave))
  await userEvent.keyboard('bas{Enter}')
  await expect.element(nickname).toHaveValue('Darbas')
  expect(onSave).not.toHaveBeenCalled()
})

async function linking(link: Link) {
  const store = { begin: vi.fn(), takeOver: vi.fn(), resend: vi.fn(), verify: vi.fn(), restart: vi.fn() }
  await render(<LinkNumber link={link} store={store} words={words} registrationPath="#registracija" />)
  return store
}
const code: Link = { name: 'code', phoneNumber, forceLink: false, restrictedUntil: null }

test('a number is typed on without a connection, and sent once there is one', async () => {
  const { begin } = await linking({ name: 'number', isAsking: false })
  const field = page.getByLabelText(words['link.phoneNumber'])
  await userEvent.type(field, '612 ')
  tell(false)
  await userEvent.keyboard('34567{Enter}')
  await expect.element(field).toHaveValue('612 34567')
  await expect.element(button(words['link.send'])).toBeDisabled()
  expect(begin).not.toHaveBeenCalled()
  tell(true)
  await userEvent.keyboard('{Enter}')
  expect(begin).toHaveBeenCalledExactlyOnceWith('612 34567')
})

test('a code is typed on without a connection; neither it nor another text is asked for', async () => {
  const { verify, resend } = await linking(code)
  const field = page.getByLabelText(words['link.code'])
  await userEvent.type(field, '123')
  tell(false)
  await userEvent.keyboard('456{Enter}')
  await expect.element(field).toHaveValue('123456')
  await expect.element(button(words['link.verify'])).toBeDisabled()
  await expect.element(button(words['link.resend'])).toBeDisabled()
  expect([verify, resend].flatMap(({ mock }) => mock.calls)).toEqual([])
})

test('without a connection no number is taken over', async () => {
  await linking({ name: 'takeOver', phoneNumber, isAsking: false })
  tell(false)
  await expect.element(button(words['link.takeOver'])).toBeDisabled()
})
