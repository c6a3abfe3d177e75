import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import './notification.element.ts'

const show = () => {
  document.body.innerHTML =
    '<site-notification data-notice="summer"><p>Vasara</p><button class="notification-close">Užverti</button></site-notification>'
}

beforeEach(() => localStorage.clear())

test('a notice that is closed goes, and that is kept', async () => {
  show()
  await userEvent.click(page.getByRole('button', { name: 'Užverti' }))
  await expect.element(page.getByText('Vasara')).not.toBeInTheDocument()
  await vi.waitFor(() => expect(localStorage.getItem('app:v1:closed-notices')).toBe('["summer"]'))
})
