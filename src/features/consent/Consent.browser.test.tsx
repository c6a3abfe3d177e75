import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { $consentChoice } from '../../data-layer/consent.state.ts'
import { fill } from '../../i18n/fill.ts'
import { wordsIn } from '../top-up/words.fixture.ts'
import { Consent } from './Consent.island.tsx'
import { consentMicrocopy } from './consent.microcopy.ts'
import { $consentTexts, $isSaved } from './consent.store.ts'
import { $areSettingsOpen, openConsentSettings } from './consent-settings.state.ts'

const words = wordsIn('lt', consentMicrocopy)
const categories = [
  { code: 'C0001', title: 'Būtinieji', text: 'Be jų niekaip.' },
  { code: 'C0002', title: 'Analitiniai', text: 'Kas lankoma.' },
  { code: 'C0003', title: 'Funkciniai', text: 'Pokalbis.' },
  { code: 'C0004', title: 'Rinkodaros', text: 'Skelbimai.' },
]
const answer = vi.fn<typeof fetch>()

const banner = () => page.getByRole('region', { name: words['consent.title'] })
const dialog = () => page.getByRole('dialog', { name: words['consent.openSettings'] })
const button = (name: keyof typeof words) => page.getByRole('button', { name: words[name] })
const turn = (name: string) => dialog().getByRole('switch', { name })

beforeEach(() => {
  localStorage.clear()
  $consentChoice.set(undefined)
  $consentTexts.set(undefined)
  $areSettingsOpen.set(false)
  $isSaved.set(false)
  answer
    .mockReset()
    .mockImplementation(async () => Response.json({ words, categories, listPath: '/slapukai' }))
  vi.stubGlobal('fetch', answer)
})
afterEach(() => vi.unstubAllGlobals())

const open = () => render(<Consent textsUrl="/consent.lt.json" />)

test.each([
  ['consent.rejectAll', false],
  ['consent.acceptAll', true],
] as const)('%s in the banner is kept and said, and the banner goes', async (name, isAllowed) => {
  await open()
  await userEvent.click(button(name))
  await expect.element(banner()).not.toBeInTheDocument()
  await expect.element(page.getByRole('status')).toMatchTextContent(words['consent.saved'])
  const choice = { C0002: isAllowed, C0003: isAllowed, C0004: isAllowed }
  expect(JSON.parse(localStorage.getItem('app:v1:consent') ?? '')).toEqual(choice)
})

test('a choice made in another tab closes the banner; where it is taken away, it is asked for again', async () => {
  await open()
  await expect.element(banner()).toBeVisible()
  localStorage.setItem('app:v1:consent', '{"C0002":false,"C0003":false,"C0004":false}')
  dispatchEvent(new StorageEvent('storage', { key: 'app:v1:consent' }))
  await expect.element(banner()).not.toBeInTheDocument()
  localStorage.clear()
  dispatchEvent(new StorageEvent('storage', { key: null }))
  await expect.element(banner()).toBeVisible()
})

test('in the settings all but the necessary is off until it is switched on; Escape changes nothing', async () => {
  await open()
  await userEvent.click(button('consent.openSettings'))
  await expect.element(dialog().getByText(words['consent.alwaysOn'])).toBeVisible()
  await expect.element(turn('Būtinieji')).not.toBeInTheDocument()
  for (const name of ['Analitiniai', 'Funkciniai', 'Rinkodaros'])
    await expect.element(turn(name)).not.toBeChecked()
  await userEvent.click(turn('Analitiniai'))
  await expect.element(turn('Analitiniai')).toBeChecked()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog()).not.toBeInTheDocument()
  await expect.element(banner()).toBeVisible()
  expect(localStorage.getItem('app:v1:consent')).toBeNull()
})

test('the settings begin with what was chosen, and keep what is switched by keyboard', async () => {
  $consentChoice.set({ C0002: true, C0003: false, C0004: true })
  $areSettingsOpen.set(true)
  await open()
  await expect.element(turn('Analitiniai')).toBeChecked()
  await expect.element(turn('Funkciniai')).not.toBeChecked()
  for (const name of ['Funkciniai', 'Rinkodaros']) {
    turn(name).element().focus()
    await userEvent.keyboard(' ')
  }
  await userEvent.click(button('consent.save'))
  await expect.element(dialog()).not.toBeInTheDocument()
  expect($consentChoice.get()).toMatchObject({ C0002: true, C0003: true, C0004: false })
})

test('where the texts don’t come the settings stay closed, and the next opening asks for them again', async () => {
  answer.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  $consentChoice.set({ C0002: false, C0003: false, C0004: false })
  $areSettingsOpen.set(true)
  await open()
  await expect.poll(() => $areSettingsOpen.get()).toBe(false)
  await expect.element(dialog()).not.toBeInTheDocument()
  $areSettingsOpen.set(true)
  await expect.element(dialog()).toBeVisible()
  expect(answer).toHaveBeenCalledTimes(2)
})

test('settings that were opened from the banner give focus back to it', async () => {
  await open()
  await userEvent.click(button('consent.openSettings'))
  await expect.element(dialog()).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(button('consent.openSettings')).toHaveFocus()
  await userEvent.click(button('consent.openSettings'))
  await expect.element(dialog().getByRole('button', { name: words['dialog.close'] })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(button('consent.openSettings')).toHaveFocus()
})

test('after a choice focus is where it was before', async () => {
  $consentChoice.set({ C0002: true, C0003: false, C0004: true })
  await render(
    <>
      <button type="button" onClick={() => openConsentSettings()}>
        Footer
      </button>
      <Consent textsUrl="/consent.lt.json" />
    </>,
  )
  await userEvent.click(page.getByRole('button', { name: 'Footer' }))
  await userEvent.click(dialog().getByRole('button', { name: words['consent.save'] }))
  await expect.element(dialog()).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Footer' })).toHaveFocus()
})

test('a user who wanted the chat is shown which category it needs; no one else is', async () => {
  openConsentSettings(true)
  await open()
  const reason = fill(words['consent.chatNeeds'], { category: 'Funkciniai' })
  await expect.element(dialog().getByText(reason)).toBeVisible()
  await userEvent.keyboard('{Escape}')
  openConsentSettings()
  await expect.element(dialog()).toBeVisible()
  await expect.element(dialog().getByText(reason)).not.toBeInTheDocument()
})

test('the banner leads to the list of every cookie before a choice is made', async () => {
  await open()
  const list = banner().getByRole('link', { name: words['consent.list'] })
  await expect.element(list).toHaveAttribute('href', '/slapukai')
})
