import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { registrationContent, registrationPaths, registrations } from '../../gallery/registration-states.ts'
import { parsePhoneNumber } from '../../lib/phone-number.ts'
import { asServed } from '../../ui/as-served.fixture.tsx'
import '../../ui/early-press.element.ts'
import { wordsIn } from '../top-up/words.fixture.ts'
import { Registration } from './Registration.island.tsx'
import { RegistrationScreen } from './RegistrationScreen.tsx'
import { registrationMicrocopy } from './registration.microcopy.ts'
import type { RegistrationPage } from './registration.ts'
import type { Screen } from './registration-screen.ts'

const words = wordsIn('lt', registrationMicrocopy)
const pages: Record<RegistrationPage, string> = {
  numberActivated: '/numeris-aktyvuotas',
  scanIdNumberActivated: '/tapatybe-patvirtinta',
  numberActivationDelayed: '/aktyvavimas-uztrunka',
  activationMarketingConsent: '/sutikimai',
  identityNotVerified: '/tapatybe-nepatvirtinta',
  identityNotVerifiedUnder14: '/aktyvuoja-suauges',
  identityVerificationDelayed: '/patikra-uztrunka',
  numberAddingError: '/numeris-nepridetas',
  firstNumberAddingError: '/pirmas-numeris-nepridetas',
}
const phoneNumber = parsePhoneNumber('670 00001')
if (!phoneNumber) throw new Error('not a number')

const store = {
  start: vi.fn(),
  submitNumber: vi.fn(async () => undefined),
  verify: vi.fn(async () => undefined),
  resend: vi.fn(async () => undefined),
  submitPuk: vi.fn(async () => undefined),
  beginCheck: vi.fn(async () => undefined),
  confirm: vi.fn(async () => undefined),
  restart: vi.fn(),
}
const screenOf = (screen: Screen) => (
  <RegistrationScreen
    words={words}
    language="lt"
    content={registrationContent}
    paths={registrationPaths}
    here="/aktyvuok"
    screen={screen}
    store={store}
    idPrefix=""
    typed={{ current: '' }}
  />
)
const button = (name: string) => page.getByRole('button', { name })
const puk = { name: 'puk', declarationId: 'D', phoneNumber, attemptsLeft: 3, isAsking: false } as const

test.each(registrations(phoneNumber))('%s says something', async (_name, screen) => {
  const { container } = await render(screenOf(screen))
  expect(container.textContent).not.toMatch(/undefined|\{\w+\}/)
  expect(container.textContent?.length).toBeGreaterThan(5)
})

test('the next step’s title takes focus, where the button that was pressed is gone', async () => {
  const shown = await render(screenOf({ name: 'number', isAsking: false }))
  await shown.rerender(screenOf(puk))
  await expect.element(page.getByRole('heading', { name: words['registration.puk'] })).toHaveFocus()
})

test('a session that has ended leads to log-in in a window of its own, and the PUK stays where it was typed', async () => {
  const shown = await render(screenOf(puk))
  const field = page.getByRole('textbox', { name: registrationContent.fields.pukCode.label })
  await field.fill('12345678')
  const ended = { kind: 'failed', failed: { kind: 'unauthorized', reference: '7K3M9QXW2RTA' } } as const
  await shown.rerender(screenOf({ ...puk, problem: ended }))
  const logIn = page
    .getByRole('alert')
    .getByRole('link', { name: `${words['registration.logInButton']} ${words['link.opensInNewTab']}` })
  await expect.element(logIn).toHaveAttribute('target', '_blank')
  await expect.element(logIn).toHaveAttribute('href', `${registrationPaths.logIn}?redirectUrl=%2Faktyvuok`)
  await expect.element(field).toHaveValue('12345678')
})

const lost = {
  kind: 'failed',
  failed: { kind: 'unknown', reason: 'noConnection', reference: '7K3M9QXW2RTA' },
} as const

test.each([
  ['number', { name: 'number', isAsking: false, problem: lost }],
  ['PUK', { ...puk, problem: lost }],
] as const)(
  'that there was no connection goes once there is one: %s, and what was typed stays',
  async (_, screen) => {
    await render(screenOf(screen))
    const field = page.getByRole('textbox')
    await field.fill('12345678')
    await expect.element(page.getByRole('alert')).toMatchTextContent(words['trouble.noConnection'])
    dispatchEvent(new Event('online'))
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
    await expect.element(field).toHaveValue('12345678')
  },
)

test('what is wrong is in the summary, at the field and in the title; before the last try there is a warning', async () => {
  await render(screenOf({ ...puk, attemptsLeft: 1, problem: { kind: 'wrong' } }))
  const message = 'Neteisingas PUK kodas. Liko bandymų: 1'
  await expect.element(page.getByRole('link', { name: message })).toBeVisible()
  await expect
    .element(page.getByRole('textbox', { name: registrationContent.fields.pukCode.label }))
    .toHaveAccessibleDescription(new RegExp(message))
  expect(document.title).toMatch(/^Klaida/)
  await expect.element(page.getByText(words['registration.lastTryText'])).toBeVisible()
})

test('the number that was entered is shown in one form and sent as it was', async () => {
  await render(screenOf({ name: 'number', isAsking: false }))
  await userEvent.fill(page.getByRole('textbox'), '8 670-00001')
  await userEvent.tab()
  await expect.element(page.getByRole('textbox')).toHaveValue('+370 670 00001')
  await userEvent.click(button(registrationContent.goOn))
  expect(store.submitNumber).toHaveBeenCalledWith('+370 670 00001')
})

test('while a code can’t be sent again the time is there; after a reload the number is asked for', async () => {
  const code = { name: 'code', phoneNumber, isDelayed: false } as const
  const shown = await render(screenOf({ ...code, restrictedUntil: Date.now() + 600_000 }))
  await expect.element(page.getByRole('timer')).toHaveAttribute('id', 'countdown-id')
  await expect.element(page.getByRole('textbox')).toHaveFocus()
  await shown.rerender(screenOf({ ...code, phoneNumber: undefined, restrictedUntil: null }))
  await userEvent.fill(page.getByRole('textbox', { name: 'Telefono numeris' }), '670 00001')
  await userEvent.click(button(registrationContent.sendAgain))
  expect(store.resend).toHaveBeenCalledWith('+370 670 00001')
})

test('the details are confirmed with the terms, whose links open beside the form', async () => {
  const data = {
    name: 'data',
    declarationId: 'D',
    person: { firstName: 'Nauja', lastName: 'Serbentaitė', dateOfBirth: '1999-11-11' },
    isAsking: false,
  } as const
  await render(screenOf(data))
  await expect.element(page.getByText('1999 m. lapkričio 11 d.')).toBeVisible()
  await expect.element(page.getByRole('link').first()).toHaveAttribute('target', '_blank')
  await userEvent.click(button(words['registration.confirm']))
  expect(store.confirm).toHaveBeenLastCalledWith(false)
  await userEvent.click(page.getByRole('checkbox'))
  await userEvent.click(button(words['registration.confirm']))
  expect(store.confirm).toHaveBeenLastCalledWith(true)
})

test('a busy button takes no second press', async () => {
  await render(screenOf({ name: 'identity', declarationId: 'D', isAsking: true }))
  await userEvent.click(page.getByRole('button', { name: words['registration.beginCheck'], exact: false }))
  expect(store.beginCheck).not.toHaveBeenCalled()
})

test('a wrong number pressed on before script is there is shown once it is, and the operator is asked nothing', async () => {
  const fetch = vi.fn()
  vi.stubGlobal('fetch', fetch)
  onTestFinished(() => {
    vi.unstubAllGlobals()
  })
  const takeOver = asServed(
    <Registration
      words={words}
      language="lt"
      content={registrationContent}
      paths={registrationPaths}
      here="/aktyvuok"
      pages={pages}
    />,
  )
  await userEvent.fill(page.getByRole('textbox'), '612')
  await userEvent.click(button(registrationContent.goOn))
  expect(document.querySelector('form')).toHaveAttribute('aria-busy', 'true')
  takeOver()
  const message = words['registration.numberInvalid']
  await expect.element(page.getByRole('alert').getByRole('link', { name: message })).toBeVisible()
  await expect.element(page.getByRole('textbox')).toHaveValue('612')
  expect(document.querySelector('form')).not.toHaveAttribute('aria-busy')
  expect(fetch).not.toHaveBeenCalled()
})
