import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { UntilOnline } from './UntilOnline.tsx'

const told = (failure: { kind: string; reason?: string }) => (
  <UntilOnline failure={failure}>
    <p>Not sent</p>
  </UntilOnline>
)
const lost = () => ({ kind: 'unknown', reason: 'noConnection' })
const connect = () => dispatchEvent(new Event('online'))

test('that there was no connection goes once there is one, and is shown again of the next press', async () => {
  const { rerender } = await render(told(lost()))
  await expect.element(page.getByText('Not sent')).toBeVisible()
  connect()
  await expect.element(page.getByText('Not sent')).not.toBeInTheDocument()
  await rerender(told(lost()))
  await expect.element(page.getByText('Not sent')).toBeVisible()
})

test('a part of the page that did not come is no longer told either', async () => {
  await render(told({ kind: 'partNotLoaded' }))
  connect()
  await expect.element(page.getByText('Not sent')).not.toBeInTheDocument()
})

test('what had another reason stays', async () => {
  const { rerender } = await render(told({ kind: 'unknown', reason: 'timeLimit' }))
  connect()
  await rerender(told({ kind: 'unavailable' }))
  connect()
  await expect.element(page.getByText('Not sent')).toBeVisible()
})
