import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Field } from './Field.tsx'

test('a field’s explanation opens behind its “?” and closes on Escape', async () => {
  await render(<Field name="puk" label="PUK kodas" tooltip="8 skaitmenys" />)
  await expect.element(page.getByText('8 skaitmenys')).not.toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'PUK kodas (?)' }))
  await expect.element(page.getByText('8 skaitmenys')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByText('8 skaitmenys')).not.toBeVisible()
})

test('a field without one has no “?”', async () => {
  await render(<Field name="puk" label="PUK kodas" />)
  await expect.element(page.getByRole('button')).not.toBeInTheDocument()
})
