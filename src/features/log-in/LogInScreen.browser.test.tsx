import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { wordsIn } from '../top-up/words.fixture.ts'
import { LogInScreen } from './LogInScreen.tsx'
import { logInMicrocopy } from './log-in.microcopy.ts'
import type { LogInScreen as Screen } from './log-in.store.ts'
import { NewLoginNotice } from './NewLoginNotice.tsx'

const words = wordsIn('lt', logInMicrocopy)
const way = (provider: 'uoga' | 'smart') =>
  page.getByRole('button', { name: words[`logIn.${provider}`], exact: false })

beforeEach(() => localStorage.clear())

async function open(screen: Screen, needsStrong = false) {
  const onLogIn = vi.fn()
  await render(
    <LogInScreen
      screen={screen}
      needsStrong={needsStrong}
      strongDrawing={{ src: '/media/id-card.svg', width: 480, height: 400, alt: '' }}
      words={words}
      onLogIn={onLogIn}
    />,
  )
  return onLogIn
}

test('there are two ways to log in', async () => {
  const onLogIn = await open({ name: 'choose' })
  await userEvent.click(way('uoga'))
  await userEvent.click(way('smart'))
  expect(onLogIn.mock.calls).toEqual([['uoga'], ['smart']])
})

test('where the identity has to be proven only the strong one is offered, and it is said why', async () => {
  await open({ name: 'choose' }, true)
  await expect.element(way('smart')).toBeVisible()
  await expect.element(way('uoga')).not.toBeInTheDocument()
  await expect.element(page.getByRole('status')).toMatchTextContent(words['logIn.strongNeeded'])
})

test('the way that was taken is busy until the browser has left', async () => {
  await open({ name: 'leaving', provider: 'smart' })
  await expect.element(way('smart')).toHaveAttribute('aria-busy', 'true')
  await expect.element(way('smart')).toMatchTextContent(words['logIn.leaving'])
  await expect.element(way('uoga')).not.toHaveAttribute('aria-busy')
})

test('who comes back signed in is shown to wait, and offered nothing', async () => {
  await open({ name: 'returning' })
  await expect.element(page.getByRole('status')).toMatchTextContent(words['logIn.returning'])
  await expect.element(page.getByRole('button')).not.toBeInTheDocument()
})

test.each(['expired', 'noAccount', 'failed'] as const)(
  'a log-in that ended as %s is shown as a failure',
  async (error) => {
    await open({ name: 'choose', failure: { kind: 'provider', error } })
    await expect.element(page.getByRole('alert')).toMatchTextContent(words[`logIn.${error}`])
    await expect.element(way('uoga')).toBeVisible()
  },
)

test('who cancelled knows that they did: it is no alarm', async () => {
  await open({ name: 'choose', failure: { kind: 'provider', error: 'cancelled' } })
  await expect.element(page.getByRole('status')).toMatchTextContent(words['logIn.cancelled'])
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
})

test.each([
  [
    'a provider that is down',
    { kind: 'failure', code: 'PROVIDER_UNAVAILABLE' },
    words['logIn.providerUnavailable'],
  ],
  ['no answer', { kind: 'unknown', reason: 'noConnection' }, words['trouble.noConnection']],
] as const)('%s is shown with a reference', async (_, failure, text) => {
  await open({ name: 'choose', failure: { ...failure, reference: '7K3M9QXW2RTA' } })
  await expect.element(page.getByRole('alert')).toMatchTextContent(text)
  await expect.element(page.getByRole('alert')).toMatchTextContent('7K3M9QXW2RTA')
})

test('that there was no connection goes once there is one', async () => {
  await open({
    name: 'choose',
    failure: { kind: 'unknown', reason: 'noConnection', reference: '7K3M9QXW2RTA' },
  })
  await expect.element(page.getByRole('alert')).toBeVisible()
  dispatchEvent(new Event('online'))
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
})

test('the notice of the new log-in leads to what is new, and once closed it stays away', async () => {
  const notice = <NewLoginNotice words={words} href="#naujas" />
  const screen = await render(notice)
  await expect
    .element(page.getByRole('link', { name: words['logIn.noticeLink'] }))
    .toHaveAttribute('href', '#naujas')
  await userEvent.click(page.getByRole('button', { name: words['logIn.noticeClose'] }))
  await expect.element(page.getByText(words['logIn.noticeText'])).not.toBeInTheDocument()
  await screen.unmount()
  await render(notice)
  await expect.element(page.getByText(words['logIn.noticeText'])).not.toBeInTheDocument()
})
