import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { fill } from '../../i18n/fill.ts'
import type { Failed } from '../../session/loaded.ts'
import { wordsIn } from '../top-up/words.fixture.ts'
import { Notices } from './Notices.tsx'
import { noticesMicrocopy } from './notices.microcopy.ts'
import { $standing, notifications } from './notices.state.ts'

const words = wordsIn('lt', noticesMicrocopy)
const at = Date.UTC(2026, 0, 15, 10)
const content = {
  id: 'n',
  title: 'Planas įjungiamas',
  notificationType: 'info',
  showCloseButton: true,
} as const
const activation = { notificationType: 'notificationPlanActivationInProgress', content } as const
const refill = {
  notificationType: 'notificationRefillOperationInProgress',
  content: { ...content, title: 'Sąskaita pildoma', showCloseButton: false },
} as const

beforeEach(() => {
  sessionStorage.clear()
  $standing.set(undefined)
  for (const { notificationType } of [activation, refill]) notifications.remove(notificationType)
})

/** Each test's are of another time: what one dismisses the next sees. */
let began = 0
async function open(...entries: (typeof activation | typeof refill)[]) {
  began += 10
  for (const [index, entry] of entries.entries())
    notifications.set({ ...entry, activationDate: began + index })
  await render(<Notices words={words} language="lt" />)
}

const standing = (failed: Failed) => {
  const onTryAgain = vi.fn()
  $standing.set({ at, failed, isAsking: false, onTryAgain })
  return onTryAgain
}
const button = (name: string | RegExp) => page.getByRole('button', { name })
const pile = () => button(/Pranešimai: 2/)

test.each(['{Enter}', ' '])('%j at its button dismisses a notification', async (key) => {
  await open(activation)
  const close = button(words['notices.close']).element()
  if (close instanceof HTMLElement) close.focus()
  await userEvent.keyboard(key)
  await expect.element(page.getByText('Planas įjungiamas')).not.toBeInTheDocument()
})

test('a click dismisses it, and it stays hidden when the operator says the same again', async () => {
  await open(activation)
  await userEvent.click(button(words['notices.close']))
  notifications.set({ ...activation, activationDate: began })
  await expect.element(page.getByText('Planas įjungiamas')).not.toBeInTheDocument()
  notifications.set({ ...activation, activationDate: began + 1 })
  await expect.element(page.getByText('Planas įjungiamas')).toBeVisible()
})

test('its formatted text is the one that the page keeps', async () => {
  const template = document.createElement('template')
  template.id = 'notice-notificationPlanActivationInProgress'
  template.content.append('Galioja standartiniai tarifai.')
  document.body.append(template)
  await open(activation)
  const text = page.getByText('Galioja standartiniai tarifai.')
  // It would cover the figures: it comes when the title is pressed.
  await expect.element(text).not.toBeVisible()
  await userEvent.click(page.getByText('Planas įjungiamas'))
  await expect.element(text).toBeVisible()
  template.remove()
})

test('several are the newest and a count, until it is pressed; Escape folds them again', async () => {
  await open(activation, refill)
  await expect.element(pile()).toHaveAttribute('aria-expanded', 'false')
  await expect.element(pile()).toMatchTextContent(/^Sąskaita pildoma/)
  await expect.element(page.getByText('Planas įjungiamas')).not.toBeInTheDocument()
  await userEvent.click(pile())
  await expect.element(page.getByText('Sąskaita pildoma')).toBeVisible()
  await expect.element(page.getByText('Planas įjungiamas')).toBeVisible()
  // What can't be closed has no button for it.
  await expect.element(button(words['notices.close'])).toHaveLength(1)
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByText('Planas įjungiamas')).not.toBeInTheDocument()
  await userEvent.click(pile())
  await userEvent.click(button(words['notices.close']))
  await expect.element(page.getByText('Sąskaita pildoma')).toBeVisible()
  await expect.element(pile()).not.toBeInTheDocument()
})

test('figures that could not be asked again say of when they are, why, and take another try', async () => {
  const failed = { kind: 'unknown', reason: 'timeLimit', reference: '7K3M9QXW2RTA' } as const
  const onTryAgain = standing(failed)
  await open()
  const alert = page.getByRole('alert')
  await userEvent.click(
    alert.getByText('Naujausių duomenų gauti nepavyko. Atnaujinta 2026-\u206001-\u206015 12:00'),
  )
  await expect.element(alert.getByText(words['trouble.timeLimit'])).toBeVisible()
  await expect
    .element(alert.getByText(fill(words['trouble.reference'], { reference: failed.reference })))
    .toBeVisible()
  await userEvent.click(alert.getByRole('button', { name: words['account.tryAgain'] }))
  expect(onTryAgain).toHaveBeenCalledOnce()
})

test.each(['timeLimit', 'noConnection'] as const)(
  'while another try waits for its answer its button is busy, and takes no press (%s)',
  async (reason) => {
    const failed = { kind: 'unknown', reason, reference: '7K3M9QXW2RTA' } as const
    const onTryAgain = vi.fn()
    $standing.set({ at, failed, isAsking: true, onTryAgain })
    await open()
    const again = button(words['account.tryAgain'])
    await expect.element(again).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(again)
    expect(onTryAgain).not.toHaveBeenCalled()
    $standing.set({ at, failed, isAsking: false, onTryAgain })
    await expect.element(again).not.toHaveAttribute('aria-busy')
    await userEvent.click(again)
    expect(onTryAgain).toHaveBeenCalledOnce()
  },
)

test('no connection is shown once; where the browser doesn’t know of it, it can be asked again', async () => {
  const onTryAgain = standing({ kind: 'unknown', reason: 'noConnection', reference: '7K3M9QXW2RTA' })
  await open()
  await expect.element(page.getByText('Nėra ryšio. Atnaujinta 2026-\u206001-\u206015 12:00')).toBeVisible()
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  await userEvent.click(button(words['account.tryAgain']))
  expect(onTryAgain).toHaveBeenCalledOnce()
})
