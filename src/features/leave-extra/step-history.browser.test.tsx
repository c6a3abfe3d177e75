import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { wordsIn } from '../top-up/words.fixture.ts'
import { LeaveExtra } from './LeaveExtra.island.tsx'
import { leaveExtraMicrocopy } from './leave-extra.microcopy.ts'

const words = wordsIn('lt', leaveExtraMicrocopy)
const field = (key: 'leave.operatorName' | 'leave.contactPhone' | 'leave.phone') =>
  page.getByLabelText(words[key], { exact: true })
const goOn = () => userEvent.click(page.getByRole('button', { name: words['leave.goOn'] }))
const title = (key: 'leave.destination' | 'leave.person') =>
  page.getByRole('heading', { name: words[key], exact: true })

beforeEach(() => localStorage.clear())

test('Back leads to the step before, and what was typed at both is', async () => {
  await render(<LeaveExtra words={words} language="lt" flow="leaveSecondLine" />)
  await userEvent.click(page.getByText(words['leave.otherOperator'], { exact: true }))
  await userEvent.fill(field('leave.operatorName'), 'Kitas')
  await userEvent.fill(field('leave.contactPhone'), '8 612 34567')
  await goOn()
  await userEvent.fill(field('leave.phone'), '656 78901')
  history.back()
  await expect.element(title('leave.destination')).toBeVisible()
  await expect.element(field('leave.operatorName')).toHaveValue('Kitas')
  await goOn()
  await expect.element(field('leave.phone')).toHaveValue('656 78901')
  // The page's own way back is the same step of the history.
  await userEvent.click(page.getByRole('button', { name: words['leave.back'] }))
  await expect.element(title('leave.destination')).toBeVisible()
  await expect.poll(() => history.state).toEqual({ step: 'destination' })
})
