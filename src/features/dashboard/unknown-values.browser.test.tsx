import type { ComponentProps } from 'react'
import { toCents } from '../../lib/money.ts'
import { onScreen, strangeAccount, strangeAsset } from '../../operator/client/unknown-values.fixture.tsx'
import { planOf } from '../gains/gains.fixture.ts'
import { strangeGains } from '../gains/strange-gains.fixture.ts'
import { wordsIn } from '../top-up/words.fixture.ts'
import { DashboardScreen } from './DashboardScreen.tsx'
import { dashboardMicrocopy } from './dashboard.microcopy.ts'
import { gainsScreen } from './dashboard.ts'

const words = wordsIn('lt', dashboardMicrocopy)
const at = Date.UTC(2026, 0, 15, 10)
const idle = { lastActivationStartedAt: null, lastTerminationStartedAt: null, lastRefillStartedAt: null }

function dashboard(
  other: Parameters<typeof planOf>[0],
  spent: ComponentProps<typeof DashboardScreen>['spent'] = { name: 'loading' },
) {
  const value = {
    pendingOperations: idle,
    insufficientBalanceNotificationStartedAt: null,
    standardFeeActivatedAt: null,
    orderedPlans: [planOf(other)],
  }
  const used = { name: 'ready', value, at } as const
  return (
    <DashboardScreen
      loaded={{ name: 'ready', value: strangeAccount, at }}
      used={used}
      gains={gainsScreen(used, undefined, at)}
      days={{ name: 'loading' }}
      spent={spent}
      glance={{ name: 'loading' }}
      autoTopUps={{ name: 'ready', value: [], at }}
      balance={{ amountInCents: toCents(420), at, isLastKnown: false }}
      isOffline={false}
      words={words}
      language="lt"
      berries={{}}
      drawing={undefined}
      paths={{
        topUp: '#topUp',
        plans: '#plans',
        usage: '#usage',
        autoTopUp: '#autoTopUp',
        numbers: '#numbers',
        orders: '#orders',
        report: '#report',
        standardRates: '#standardRates',
      }}
      topUpLimits={{ minimum: toCents(300), maximum: toCents(100_00) }}
      now={at}
    />
  )
}

onScreen('status of a plan', words['dashboard.unknown'], { dashboard: dashboard({ status: 'unknown' }) })
onScreen('ownership of a number', /612\s34567/, { dashboard: dashboard({}) })
onScreen('type of a gain', words['gains.unknown'], { dashboard: dashboard({ gains: strangeGains.type }) })
onScreen('zone of a gain', /Liko/, { dashboard: dashboard({ gains: strangeGains.zone }) })
onScreen('unit of a gain', 'Liko 7 (matas nežinomas) iš 16 (matas nežinomas)', {
  dashboard: dashboard({ gains: strangeGains.unit }),
})
onScreen('apps of a gain', /kai kurioms programėlėms/, { dashboard: dashboard({ gains: strangeGains.apps }) })
onScreen('what was spent on', /Kita\s0,27\sEUR/, {
  dashboard: dashboard(
    {},
    {
      name: 'ready',
      value: {
        phoneNumber: strangeAsset.phoneNumber,
        groups: [{ kind: 'OTHER', eurTotal: toCents(27) }],
        eurTotal: toCents(27),
      },
      at,
    },
  ),
})
