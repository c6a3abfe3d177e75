import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { ResultHeading } from './ResultHeading.tsx'

test('the document’s title says what the heading says, and keeps the site’s name', async () => {
  document.title = 'Aktyvavimo būsena – Uoga'
  const screen = await render(<ResultHeading>Tikriname, kaip sekasi</ResultHeading>)
  expect(document.title).toBe('Tikriname, kaip sekasi – Uoga')
  await screen.rerender(<ResultHeading>Numeris aktyvuotas</ResultHeading>)
  expect(document.title).toBe('Numeris aktyvuotas – Uoga')
})

test('one of several on a page doesn’t name the document', async () => {
  document.title = 'Rinkinys – Uoga'
  await render(<ResultHeading tag="h4">Numeris aktyvuotas</ResultHeading>)
  expect(document.title).toBe('Rinkinys – Uoga')
})
