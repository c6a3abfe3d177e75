import './styles/form.css'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { FieldError } from './Field.tsx'

test('a field’s live region is rendered before its error comes, or that may not be heard', async () => {
  const { container, rerender } = await render(<FieldError id="error" error={undefined} />)
  const region = container.querySelector('[aria-live=polite]')
  expect(region?.checkVisibility()).toBe(true)
  await rerender(<FieldError id="error" error="Įrašyk numerį" />)
  await expect.element(page.getByText('Įrašyk numerį')).toBeVisible()
  expect(container.querySelector('[aria-live=polite]')).toBe(region)
})
