import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { FaqIsland } from './Faq.island.tsx'

beforeEach(() => history.replaceState(null, '', location.pathname))

test('an opened answer is painted before it gets its address', async () => {
  render(
    <FaqIsland>
      <details id="roaming">
        <summary>What does roaming cost?</summary>
        <p>What it costs at home.</p>
      </details>
    </FaqIsland>,
  )
  const heard: string[] = []
  addEventListener('toggle', () => requestAnimationFrame(() => heard.push(location.hash)), {
    capture: true,
    once: true,
  })
  await userEvent.click(page.getByText('What does roaming cost?'))
  await expect.poll(() => location.hash).toBe('#roaming')
  expect(heard).toEqual([''])
})
