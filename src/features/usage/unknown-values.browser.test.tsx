import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { toCents } from '../../lib/money.ts'
import { onScreen } from '../../operator/client/unknown-values.fixture.tsx'
import { strangeGains } from '../gains/strange-gains.fixture.ts'
import { wordsIn } from '../top-up/words.fixture.ts'
import { UsageScreen } from './UsageScreen.tsx'
import { orderedPlanOf } from './usage.fixture.ts'
import { usageMicrocopy } from './usage.microcopy.ts'

const words = wordsIn('lt', usageMicrocopy)
const at = Date.UTC(2026, 0, 15, 10)
const idle = { lastActivationStartedAt: null, lastTerminationStartedAt: null, lastRefillStartedAt: null }

const usage = (other: Parameters<typeof orderedPlanOf>[0]) => (
  <UsageScreen
    loaded={{
      name: 'ready',
      value: { pendingOperations: idle, orderedPlans: [orderedPlanOf(other)] },
      at,
    }}
    known={undefined}
    balance={toCents(420)}
    autoTopUps={{ name: 'ready', value: [], at: at }}
    drawing={undefined}
    isOffline={false}
    words={words}
    language="lt"
    berries={{}}
    paths={{ order: '#', plans: '#', topUp: '#' }}
    now={at}
    onReorder={vi.fn()}
    onCancel={vi.fn()}
    onWithdraw={vi.fn()}
    onTryAgain={vi.fn()}
  />
)

onScreen('status of a plan', words['usage.unknown'], { usage: usage({ status: 'unknown' }) })
onScreen('kind of product', 'Avietė', { usage: usage({ productType: 'unknown' }) })
onScreen('type of a gain', words['gains.unknown'], { usage: usage({ gains: strangeGains.type }) })
onScreen('zone of a gain', /Liko/, { usage: usage({ gains: strangeGains.zone }) })
onScreen('unit of a gain', 'Liko 7 (matas nežinomas) iš 16 (matas nežinomas)', {
  usage: usage({ gains: strangeGains.unit }),
})
onScreen('apps of a gain', /tik kai kurioms programėlėms$/, { usage: usage({ gains: strangeGains.apps }) })

test('a plan in an unknown status can’t be cancelled, and may be withdrawn from as the operator says', async () => {
  const withdraw = page.getByRole('button', { name: words['usage.withdraw'] })
  await render(usage({ status: 'unknown' }))
  await expect.element(page.getByRole('meter')).toBeVisible()
  await expect.element(page.getByRole('button', { name: words['usage.cancel'] })).not.toBeInTheDocument()
  await expect.element(withdraw).toBeVisible()
})
