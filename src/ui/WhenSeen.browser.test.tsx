import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { WhenSeen } from './WhenSeen.tsx'

test('what is far below waits until it comes near the window', async () => {
  await render(
    <>
      <svg width="10" height="4000" aria-hidden="true" />
      <WhenSeen waiting={<p>Waiting</p>}>
        <p>Here</p>
      </WhenSeen>
    </>,
  )
  await expect.element(page.getByText('Waiting')).toBeInTheDocument()
  await expect.element(page.getByText('Here')).not.toBeInTheDocument()
  page.getByText('Waiting').element().scrollIntoView()
  await expect.element(page.getByText('Here')).toBeVisible()
})
