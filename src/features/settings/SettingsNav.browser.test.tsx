import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { icons } from '../../ui/icons.ts'
import { SettingsNav } from './SettingsNav.tsx'

test('each section has a picture of its own, and orders not that of a top-up', async () => {
  const keys = ['profile', 'numbers', 'orders', 'alerts', 'consents', 'payments', 'sim', 'data']
  const sections = keys.map((key) => ({ key, title: key }))
  await render(
    <SettingsNav label="Nustatymai" sections={sections} current={undefined} left={undefined} facts={{}} />,
  )
  const pictures = page
    .getByRole('link')
    .elements()
    .map((link) => link.querySelector('path')?.getAttribute('d'))
  expect(new Set(pictures).size).toBe(keys.length)
  expect(pictures).not.toContain(icons['top-up'])
})
