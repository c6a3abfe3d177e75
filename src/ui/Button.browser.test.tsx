import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Button } from './Button.tsx'

test.each([
  ['busy', { busyLabel: 'Siunčiama' }, { 'aria-busy': 'true' }],
  ['off', { isOff: true }, { 'aria-disabled': 'true' }],
] as const)('a button that is %s says so, keeps focus and takes no press', async (_, state, said) => {
  const pressed = vi.fn()
  await render(
    <Button {...state} onClick={pressed}>
      Siųsti
    </Button>,
  )
  const button = page.getByRole('button')
  for (const [name, value] of Object.entries(said)) await expect.element(button).toHaveAttribute(name, value)
  await userEvent.tab()
  await expect.element(button).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  button.element().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  expect(pressed).not.toHaveBeenCalled()
})
