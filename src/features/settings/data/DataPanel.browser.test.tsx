import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { wordsIn } from '../../top-up/words.fixture.ts'
import type { Change } from '../change.ts'
import { settingsMicrocopy } from '../settings.microcopy.ts'
import { CloseAccount } from './CloseAccount.tsx'
import { DataCopy } from './DataCopy.tsx'
import { dataMicrocopy } from './data.microcopy.ts'

const words = wordsIn('lt', [...settingsMicrocopy, ...dataMicrocopy])
const idle: Change = { name: 'idle' }
const button = (name: string) => page.getByRole('button', { name, exact: true })
const strongNeeded = (target: string): Change => ({
  name: 'failed',
  target,
  failed: { kind: 'failure', code: 'STRONG_LOG_IN_REQUIRED', reference: '7K3M9QXW2RTA' },
})

async function closing(validTo: number | null, change = idle) {
  const onClose = vi.fn()
  await render(<CloseAccount {...{ validTo, change, words, onClose }} isOff={false} language="lt" />)
  return onClose
}

test('an account is closed once the person has read what that means', async () => {
  const onClose = await closing(null)
  await userEvent.click(button(words['settings.closeAccount']))
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByText(words['settings.closeText'])).toBeVisible()
  await userEvent.click(dialog.getByRole('button', { name: words['settings.cancel'] }))
  expect(onClose).not.toHaveBeenCalled()
  await userEvent.click(button(words['settings.closeAccount']))
  await userEvent.click(dialog.getByRole('button', { name: words['settings.closeAccount'] }))
  expect(onClose).toHaveBeenCalledExactlyOnceWith(true)
})

test('an account that is to be closed says when, and is kept by one press', async () => {
  const onClose = await closing(Date.UTC(2026, 1, 14, 10))
  await expect.element(page.getByText(/vasario\s14/)).toBeVisible()
  await userEvent.click(button(words['settings.keepAccount']))
  expect(onClose).toHaveBeenCalledExactlyOnceWith(false)
})

test('where an identity is wanted, the way to prove it is beside what was pressed', async () => {
  await closing(null, strongNeeded('closing'))
  await render(<DataCopy change={strongNeeded('copy')} isOff={false} words={words} onGet={vi.fn()} />)
  await expect.element(page.getByText(words['settings.closingStrong'])).toBeVisible()
  await expect.element(page.getByText(words['settings.copyStrong'])).toBeVisible()
  await expect.element(page.getByRole('link', { name: words['settings.strongLogIn'] })).toHaveLength(2)
})

test('a copy that is being made is not asked for again, and that it came is said', async () => {
  const onGet = vi.fn()
  const copy = (change: Change) => <DataCopy {...{ change, words, onGet }} isOff={false} />
  const screen = await render(copy({ name: 'saving', target: 'copy' }))
  await userEvent.click(page.getByRole('button'))
  expect(onGet).not.toHaveBeenCalled()
  await screen.rerender(copy({ name: 'saved', target: 'copy' }))
  await expect.element(page.getByText(words['settings.copySaved'])).toBeVisible()
})
