import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Tabs } from './Tabs.tsx'

const tabs = ['Profilis', 'Sutikimai', 'Kortelės'].map((label) => ({
  key: label,
  label,
  content: <p>Čia yra: {label}</p>,
}))

function Opened() {
  const [tab, setTab] = useState('Profilis')
  return <Tabs label="Nustatymai" tabs={tabs} value={tab} onChange={setTab} />
}

test('arrow keys move along the tabs, from the last to the first, and show what belongs to each', async () => {
  await render(<Opened />)
  const tab = (name: string) => page.getByRole('tab', { name })
  await userEvent.click(tab('Profilis'))
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(tab('Sutikimai')).toHaveFocus()
  await expect.element(tab('Sutikimai')).toHaveAttribute('aria-selected', 'true')
  await expect
    .element(page.getByRole('tabpanel', { name: 'Sutikimai' }))
    .toMatchTextContent('Čia yra: Sutikimai')
  await userEvent.keyboard('{End}')
  await expect.element(tab('Kortelės')).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(tab('Profilis')).toHaveFocus()
})
