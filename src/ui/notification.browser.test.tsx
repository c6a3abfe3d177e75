import { beforeEach, expect, test } from 'vitest'
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
  expect(localStorage.getItem('app:v1:closed-notices')).toBe('["summer"]')
})

test('a notice that goes is kept by then, beside others, also after something broken', () => {
  for (const [before, after] of [
    ['["winter"]', '["winter","summer"]'],
    ['["summer"]', '["summer"]'],
    ['{', '["summer"]'],
    ['7', '["summer"]'],
  ] as const) {
    show()
    localStorage.setItem('app:v1:closed-notices', before)
    document.querySelector<HTMLElement>('.notification-close')?.click()
    expect(document.querySelector('site-notification')).toBeNull()
    expect(localStorage.getItem('app:v1:closed-notices')).toBe(after)
  }
})
