import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import './notification.element.ts'

const show = () => {
  document.body.innerHTML =
    '<site-notification data-notice="summer"><p>Vasara</p><button class="notification-close">Užverti</button></site-notification>'
}

beforeEach(() => localStorage.clear())

test('a notice that was closed stays hidden on the next page, and another one does not', async () => {
  show()
  await userEvent.click(page.getByRole('button', { name: 'Užverti' }))
  await expect.element(page.getByText('Vasara')).not.toBeInTheDocument()
  await vi.waitFor(() => expect(localStorage.getItem('app:v1:closed-notices')).toBe('["summer"]'))
  show()
  expect(document.body.textContent).toBe('')
  document.body.innerHTML = '<site-notification data-notice="summer-2"><p>Ruduo</p></site-notification>'
  await expect.element(page.getByText('Ruduo')).toBeVisible()
})
