import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { NotificationStack } from './NotificationStack.tsx'
import { createNotificationsStore } from './notifications.store.ts'

const content = {
  id: 'n',
  title: 'Planas įjungiamas',
  notificationType: 'info',
  showCloseButton: true,
} as const

/** A stack with one notification that can be closed and one that can't. */
async function open() {
  sessionStorage.clear()
  const store = createNotificationsStore()
  store.set({ notificationType: 'notificationPlanActivationInProgress', content, activationDate: 1 })
  store.set({
    notificationType: 'notificationRefillOperationInProgress',
    content: { ...content, title: 'Sąskaita pildoma', showCloseButton: false },
    activationDate: 2,
  })
  await render(<NotificationStack store={store} closeLabel="Užverti" />)
  return store
}

const close = () => page.getByRole('button', { name: 'Užverti' })
const activation = () => page.getByText('Planas įjungiamas')

test.each(['{Enter}', ' '])(
  '%j at its button dismisses a notification; what can’t be closed has none',
  async (key) => {
    await open()
    await expect.element(page.getByText('Sąskaita pildoma')).toBeVisible()
    const button = close().element()
    if (button instanceof HTMLElement) button.focus()
    await userEvent.keyboard(key)
    await expect.element(activation()).not.toBeInTheDocument()
    await expect.element(page.getByText('Sąskaita pildoma')).toBeVisible()
  },
)

test('a click dismisses it, and it stays hidden when the operator says the same again', async () => {
  const store = await open()
  await userEvent.click(close())
  store.set({ notificationType: 'notificationPlanActivationInProgress', content, activationDate: 1 })
  await expect.element(activation()).not.toBeInTheDocument()
  store.set({ notificationType: 'notificationPlanActivationInProgress', content, activationDate: 3 })
  await expect.element(activation()).toBeVisible()
})

test('its formatted text is the one that the page keeps', async () => {
  const template = document.createElement('template')
  template.id = 'text-notificationPlanActivationInProgress'
  template.content.append('Galioja standartiniai tarifai.')
  document.body.append(template)
  await open()
  const text = page.getByText('Galioja standartiniai tarifai.')
  // It would cover the figures: it comes when the title is pressed.
  await expect.element(text).not.toBeVisible()
  await userEvent.click(activation())
  await expect.element(text).toBeVisible()
  template.remove()
})
