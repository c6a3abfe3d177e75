import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { assetOf } from '../../../operator/client/account.fixture.ts'
import type { AccountEsimProfile } from '../../../operator/client/esim-profiles.ts'
import { wordsIn } from '../../top-up/words.fixture.ts'
import type { Change } from '../change.ts'
import { settingsMicrocopy } from '../settings.microcopy.ts'
import { EsimProfile } from './EsimProfile.tsx'
import { simMicrocopy } from './sim.microcopy.ts'

const words = wordsIn('lt', [...settingsMicrocopy, ...simMicrocopy])
const move = () => page.getByRole('button', { name: words['settings.esimMove'], exact: false })
const steps = () => page.getByText(words['settings.esimStepDelete'])

async function profile(
  state: AccountEsimProfile['state'],
  { isMove = false, change = { name: 'idle' } }: { isMove?: boolean; change?: Change } = {},
) {
  const onMove = vi.fn()
  const esim = {
    iccid: '8937001123456789012',
    phoneNumber: assetOf('612 34567').phoneNumber,
    smdpAddress: 'smdp.example',
    activationCode: 'ABCD1234EFGH5678',
    state,
    createdAt: Date.UTC(2026, 0, 15, 10),
  }
  await render(
    <ul>
      <EsimProfile profile={esim} language="lt" {...{ isMove, change, words, onMove }} />
    </ul>,
  )
  return onMove
}

test('the number of an eSIM that is in use is moved to another phone by one press', async () => {
  const onMove = await profile('ENABLED')
  await userEvent.click(move())
  expect(onMove).toHaveBeenCalledOnce()
})

test('while a code is being made none is asked for again', async () => {
  const onMove = await profile('ENABLED', { change: { name: 'saving', target: '8937001123456789012' } })
  await userEvent.click(move())
  expect(onMove).not.toHaveBeenCalled()
})

test('the code for another phone comes with the steps, and can’t be moved itself', async () => {
  await profile('RELEASED', { isMove: true })
  await expect.element(steps()).toBeVisible()
  await expect.element(move()).not.toBeInTheDocument()
})

test.each(['RELEASED', 'DELETED', 'unknown'] as const)(
  'where no earlier phone has the number there is nothing to move: %s',
  async (state) => {
    await profile(state)
    await expect.element(page.getByRole('listitem').first()).toBeVisible()
    await expect.element(steps()).not.toBeInTheDocument()
    await expect.element(move()).not.toBeInTheDocument()
  },
)
