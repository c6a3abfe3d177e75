import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { fill } from '../../i18n/fill.ts'
import { assetOf } from '../../operator/client/account.fixture.ts'
import type { LinkOutcome } from '../../operator/contract/link-result.ts'
import type { Failed } from '../../session/loaded.ts'
import { Secret } from '../../ui/Secret.tsx'
import { wordsIn } from '../top-up/words.fixture.ts'
import type { Change } from './change.ts'
import { LinkNumber } from './numbers/LinkNumber.tsx'
import type { Link } from './numbers/link.store.ts'
import { NumberRow } from './numbers/NumberRow.tsx'
import { numbersMicrocopy } from './numbers/numbers.microcopy.ts'
import type { NumberAction } from './numbers/numbers.store.ts'
import { ProfileForm } from './profile/ProfileForm.tsx'
import { profileMicrocopy } from './profile/profile.microcopy.ts'
import { SessionsList } from './sessions/SessionsList.tsx'
import type { CustomerSession } from './sessions/sessions.api.ts'
import { settingsMicrocopy } from './settings.microcopy.ts'
import { RevealCard } from './sim/RevealCard.tsx'
import type { Revealed } from './sim/reveal.ts'
import { simMicrocopy } from './sim/sim.microcopy.ts'

const words = wordsIn('lt', [...settingsMicrocopy, ...profileMicrocopy, ...numbersMicrocopy, ...simMicrocopy])
const failed: Failed = { kind: 'unknown', reason: 'serverError', reference: '7K3M9QXW2RTA' }
const lost: Failed = { ...failed, reason: 'noConnection' }
const asset = assetOf('612 34567')
const { phoneNumber } = asset
const number = '+370 612 34567'
const button = (name: string) => page.getByRole('button', { name, exact: true })
const reference = () => page.getByRole('alert').getByText(/7K3M9QXW2RTA/)

afterEach(() => vi.restoreAllMocks())

// Profile

type Pictures = Parameters<typeof ProfileForm>[0]['avatars']
const cat = { avatarName: 'cat', avatarUrl: '/avatars/cat.svg', avatarDescription: 'Katinas' }
const pictures: Pictures = { name: 'ready', value: [cat], at: 0 }

function profile(change: Change = { name: 'idle' }, avatars: Pictures = pictures) {
  const acts = { onSave: vi.fn(), onAskAvatars: vi.fn() }
  return {
    ...acts,
    form: (
      <ProfileForm
        asset={asset}
        avatars={avatars}
        change={change}
        isOff={false}
        words={words}
        language="lt"
        {...acts}
      />
    ),
  }
}
const nickname = () => page.getByLabelText(words['settings.nickname'])

test('nickname and picture are saved together, of the number that the form names', async () => {
  const { form, onSave } = profile()
  await render(form)
  await expect.element(page.getByRole('heading', { name: number })).toBeVisible()
  await userEvent.fill(nickname(), 'Darbas')
  await userEvent.click(page.getByRole('radio', { name: 'Katinas' }))
  await userEvent.keyboard('{Enter}')
  expect(onSave).toHaveBeenCalledExactlyOnceWith('Darbas', 'cat')
})

test('the picture of the number is the chosen one at once', async () => {
  await render(profile().form)
  const seen = () => document.querySelector('.profile-head .avatar img')?.getAttribute('src')
  expect(seen()).not.toBe(cat.avatarUrl)
  await userEvent.click(page.getByRole('radio', { name: 'Katinas' }))
  expect(seen()).toBe(cat.avatarUrl)
})

test('what was typed stays when saving fails, and takes no second press meanwhile', async () => {
  const saving = profile({ name: 'saving', target: 'profile' })
  const screen = await render(saving.form)
  await userEvent.fill(nickname(), 'Darbas')
  await expect
    .element(page.getByRole('button', { name: words['settings.saving'], exact: false }))
    .toHaveAttribute('aria-busy', 'true')
  await screen.rerender(profile({ name: 'failed', target: 'profile', failed }).form)
  await expect.element(nickname()).toHaveValue('Darbas')
  await expect.element(reference()).toBeVisible()
})

test('where no pictures come they are asked for again, and the name is saved all the same', async () => {
  const { form, onAskAvatars, onSave } = profile({ name: 'idle' }, { name: 'failed', failed })
  await render(form)
  await userEvent.click(button(words['settings.tryAgain']))
  expect(onAskAvatars).toHaveBeenCalledOnce()
  await userEvent.click(button(words['settings.save']))
  expect(onSave).toHaveBeenCalledExactlyOnceWith('', null)
})

// Numbers

async function row(action: NumberAction = { name: 'idle' }, isCurrent = false) {
  const acts = { onSwitch: vi.fn(), onUnlink: vi.fn() }
  await render(
    <ul>
      <NumberRow
        asset={asset}
        isCurrent={isCurrent}
        action={action}
        isOff={false}
        words={words}
        language="lt"
        {...acts}
      />
    </ul>,
  )
  return acts
}
const cannotUnlink: LinkOutcome = { key: 'UNABLE_TO_UNLINK', kind: 'unableToUnlink' }
const unlink = () => page.getByRole('button', { name: `${words['settings.unlink']}: ${number}` })

test('another number is switched to; the current one is marked and can’t be', async () => {
  const { onSwitch } = await row()
  const change = page.getByRole('button', { name: `${words['settings.switch']}: ${number}` })
  await userEvent.click(change)
  expect(onSwitch).toHaveBeenCalledExactlyOnceWith(phoneNumber)
})

test('the current number is marked and can’t be switched to', async () => {
  await row({ name: 'idle' }, true)
  await expect.element(page.getByText(words['settings.current'])).toBeVisible()
  await expect.element(page.getByRole('button')).toHaveLength(1)
})

test('that a number could not be switched or unlinked for want of a connection goes once there is one', async () => {
  await row({ name: 'failed', phoneNumber, failed: lost })
  await expect.element(reference()).toBeVisible()
  dispatchEvent(new Event('online'))
  await expect.element(reference()).not.toBeInTheDocument()
})

test('what an unlinking means is said first, and it may be left', async () => {
  const { onUnlink } = await row()
  await userEvent.click(unlink())
  const dialog = page.getByRole('dialog', { name: fill(words['settings.unlinkTitle'], { number }) })
  await expect.element(dialog.getByText(words['settings.unlinkText'])).toBeVisible()
  await userEvent.click(dialog.getByRole('button', { name: words['settings.cancel'] }))
  expect(onUnlink).not.toHaveBeenCalled()
  await userEvent.click(unlink())
  await userEvent.click(dialog.getByRole('button', { name: words['settings.unlink'] }))
  expect(onUnlink).toHaveBeenCalledExactlyOnceWith(phoneNumber)
})

test.each([
  ['no answer', { name: 'failed', phoneNumber, failed }, '7K3M9QXW2RTA'],
  ['a number that is gone', { name: 'missing', phoneNumber }, words['settings.numberNotOwned']],
  [
    'a number that can’t be unlinked',
    { name: 'told', phoneNumber, told: cannotUnlink },
    words['link.UNABLE_TO_UNLINK'],
  ],
] as const)('%s is shown at its number', async (_, action, text) => {
  await row(action)
  await expect.element(page.getByRole('alert')).toMatchTextContent(text)
})

// Linking

async function linking(link: Link) {
  const store = { begin: vi.fn(), takeOver: vi.fn(), resend: vi.fn(), verify: vi.fn(), restart: vi.fn() }
  await render(<LinkNumber link={link} store={store} words={words} registrationPath="#registracija" />)
  return store
}
const code: Link = { name: 'code', phoneNumber, forceLink: false, restrictedUntil: null }

test('a number is asked for; one that is none is shown in a summary that leads to the field', async () => {
  const { begin } = await linking({ name: 'number', isAsking: false, problem: { kind: 'missing' } })
  const summary = page.getByRole('alert')
  await expect.element(summary).toHaveFocus()
  await userEvent.click(summary.getByRole('link'))
  await expect.element(page.getByLabelText(words['link.phoneNumber'])).toHaveFocus()
  await userEvent.keyboard('612 34567{Enter}')
  expect(begin).toHaveBeenCalledExactlyOnceWith('612 34567')
})

test('the code’s field has focus and takes a pasted text; it is verified, or another is sent', async () => {
  const { verify, resend } = await linking(code)
  const field = page.getByLabelText(words['link.code'])
  await expect.element(field).toHaveFocus()
  await expect.element(field).toHaveAttribute('autocomplete', 'one-time-code')
  await userEvent.fill(field, 'Kodas: 123-456')
  await expect.element(field).toHaveValue('123456')
  await userEvent.click(button(words['link.verify']))
  expect(verify).toHaveBeenCalledExactlyOnceWith('123456')
  await userEvent.click(button(words['link.resend']))
  expect(resend).toHaveBeenCalledOnce()
})

test('a wrong code is at its field with the tries that are left', async () => {
  const told: LinkOutcome = { key: 'INVALID_VERIFICATION_CODE', kind: 'invalidVerificationCode' }
  await linking({ ...code, problem: { kind: 'told', told, attemptsLeft: 2 } })
  const text = fill(words['link.INVALID_VERIFICATION_CODE'], { n: 2 })
  await expect.element(page.getByRole('alert').getByRole('link', { name: text })).toBeVisible()
  await expect.element(page.getByLabelText(words['link.code'])).toHaveAttribute('aria-invalid', 'true')
})

test('before another text may be sent its countdown is in the button’s place', async () => {
  await linking({ ...code, restrictedUntil: Date.now() + 60 * 60_000 })
  await expect.element(page.getByRole('timer')).toBeVisible()
  await expect.element(button(words['link.resend'])).not.toBeInTheDocument()
})

test('who takes a number from another account is shown so first', async () => {
  const { takeOver, restart } = await linking({ name: 'takeOver', phoneNumber, isAsking: false })
  await expect.element(page.getByText(fill(words['link.takeOverTitle'], { number }))).toBeVisible()
  await userEvent.click(button(words['link.takeOver']))
  expect(takeOver).toHaveBeenCalledOnce()
  await userEvent.click(button(words['link.otherNumber']))
  expect(restart).toHaveBeenCalledOnce()
})

test.each([
  ['a number that wants a proven owner leads to registration', 'declare', words['link.declareButton']],
  [
    'a taking over that wants a proven identity leads to log-in',
    'strongNeeded',
    `${words['settings.strongLogIn']} ${words['link.opensInNewTab']}`,
  ],
] as const)('%s', async (_, name, link) => {
  await linking({ name, phoneNumber })
  await expect.element(page.getByRole('link', { name: link })).toBeVisible()
  await expect.element(button(words['link.otherNumber'])).toBeVisible()
})

test('a linked number is shown, and another may follow', async () => {
  const { restart } = await linking({ name: 'done', phoneNumber })
  await expect.element(page.getByText(fill(words['link.done'], { number }))).toBeVisible()
  await userEvent.click(button(words['link.otherNumber']))
  expect(restart).toHaveBeenCalledOnce()
})

// Secrets

async function secrets(revealed: Revealed<string>) {
  const acts = { onShow: vi.fn(), onHide: vi.fn() }
  await render(
    <RevealCard
      id="codes"
      icon="sim"
      title="Kodai"
      text=""
      showLabel="Rodyti"
      revealed={revealed}
      words={words}
      {...acts}
    >
      {(pin) => <Secret label="PIN" value={pin} words={words} />}
    </RevealCard>,
  )
  return acts
}

test('that there was no connection goes once there is one', async () => {
  await secrets({ name: 'failed', failed: lost })
  await expect.element(reference()).toBeVisible()
  dispatchEvent(new Event('online'))
  await expect.element(reference()).not.toBeInTheDocument()
})

test('a code is hidden until it is asked for', async () => {
  const { onShow } = await secrets({ name: 'hidden' })
  await expect.element(page.getByText('PIN')).not.toBeInTheDocument()
  await userEvent.click(button('Rodyti'))
  expect(onShow).toHaveBeenCalledOnce()
})

test.each([
  [true, words['copy.done']],
  [false, words['copy.failed']],
])('a shown code is copied, or it is said that it wasn’t (%s), and hidden again', async (isAllowed, text) => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText')
  if (isAllowed) writeText.mockResolvedValue()
  else writeText.mockRejectedValue(new Error('not allowed'))
  const { onHide } = await secrets({ name: 'shown', value: '1234' })
  await expect.element(page.getByText('1234')).toBeVisible()
  await userEvent.click(button(`${words['copy.button']}: PIN`))
  expect(writeText).toHaveBeenCalledExactlyOnceWith('1234')
  await expect.element(page.getByRole('status')).toMatchTextContent(text)
  await userEvent.click(button(words['settings.hide']))
  expect(onHide).toHaveBeenCalledOnce()
})

test('where a proven identity is needed the way to it is there, and no code', async () => {
  await secrets({ name: 'strongNeeded' })
  await expect.element(page.getByRole('link', { name: words['settings.strongLogIn'] })).toBeVisible()
  await expect.element(button('Rodyti')).not.toBeInTheDocument()
})

test('no answer is shown with a reference, and it can be asked for again', async () => {
  const { onShow } = await secrets({ name: 'failed', failed })
  await expect.element(reference()).toBeVisible()
  await userEvent.click(button('Rodyti'))
  expect(onShow).toHaveBeenCalledOnce()
})

// Sessions

const here: CustomerSession = {
  device: 'Firefox, Linux',
  strong: false,
  startedAt: 0,
  lastUsedAt: 60_000,
  current: true,
}
const there: CustomerSession = { ...here, device: null, current: false }

async function sessionsList(change: Change = { name: 'idle' }, value = [here, there]) {
  const acts = { onTryAgain: vi.fn(), onLogOut: vi.fn() }
  const loaded = { name: 'ready', value, at: 0 } as const
  await render(<SessionsList loaded={loaded} change={change} words={words} language="lt" {...acts} />)
  return acts
}

test('each session is shown by its device, and which one is here', async () => {
  await sessionsList()
  const row = (device: string) => page.getByRole('listitem').filter({ hasText: device })
  await expect.element(row('Firefox, Linux').getByText(words['settings.sessionHere'])).toBeVisible()
  await expect.element(row(words['settings.sessionUnknown'])).toBeVisible()
  await expect.element(page.getByText(words['settings.sessionHere'])).toHaveLength(1)
})

test('of many sessions this one and the two before are shown first, the others once asked for', async () => {
  const others = [1, 2, 3].map((startedAt) => ({ ...there, startedAt, device: `Safari ${startedAt}` }))
  await sessionsList({ name: 'idle' }, [...others, here])
  await expect.element(page.getByRole('listitem')).toHaveLength(3)
  await expect.element(page.getByText(words['settings.sessionHere'])).toBeVisible()
  await userEvent.click(button(fill(words['settings.sessionsAll'], { count: 4 })))
  await expect.element(page.getByRole('listitem')).toHaveLength(4)
})

test('logging out everywhere is confirmed first', async () => {
  const { onLogOut } = await sessionsList()
  await userEvent.click(button(words['settings.logOutEverywhere']))
  const dialog = page.getByRole('dialog', { name: words['settings.logOutEverywhereTitle'] })
  await userEvent.click(dialog.getByRole('button', { name: words['settings.cancel'] }))
  expect(onLogOut).not.toHaveBeenCalled()
  await userEvent.click(button(words['settings.logOutEverywhere']))
  await userEvent.click(dialog.getByRole('button', { name: words['settings.logOutEverywhere'] }))
  expect(onLogOut).toHaveBeenCalledOnce()
})

test('that logging out everywhere failed is said, with the reference', async () => {
  await sessionsList({ name: 'failed', target: 'sessions', failed })
  await expect.element(reference()).toBeVisible()
})
