import type { ReactNode } from 'react'
import type { Words } from '../content/words.ts'
import { DashboardScreen } from '../features/dashboard/DashboardScreen.tsx'
import type { DashboardWords } from '../features/dashboard/dashboard.microcopy.ts'
import { NumberWays } from '../features/numbers/NoNumbers.tsx'
import type { noNumbersMicrocopy } from '../features/numbers/no-numbers.microcopy.ts'
import { OffersScreen } from '../features/offers/OffersScreen.tsx'
import type { OffersWords } from '../features/offers/offers.microcopy.ts'
import { CancelSteps } from '../features/usage/CancelDialog.tsx'
import { UsageScreen } from '../features/usage/UsageScreen.tsx'
import type { UsageWords } from '../features/usage/usage.microcopy.ts'
import { WithdrawSteps } from '../features/usage/WithdrawDialog.tsx'
import { toCents } from '../lib/money.ts'
import type { Drawing } from '../ui/Picture.tsx'
import { cancellings, dashboards, now, offers, usages, withdrawals } from './overview-states.ts'

interface Props {
  words: DashboardWords & UsageWords & OffersWords & Words<typeof noNumbersMicrocopy>
  dashboardDrawing: Drawing | undefined
  usageDrawing: Drawing | undefined
}

const nothing = () => undefined
const nowhere = '/'
const paths = {
  topUp: nowhere,
  plans: nowhere,
  usage: nowhere,
  autoTopUp: nowhere,
  numbers: nowhere,
  orders: nowhere,
  report: nowhere,
  standardRates: nowhere,
  order: nowhere,
}

/** Every state of self-service's overview; without script, so that none takes focus. */
export function GalleryOverview({ words, dashboardDrawing, usageDrawing }: Props) {
  const berries = { 'uoga-l': 'raspberry', 'uoga-m': 'blueberry' } as const
  const shown = { words, language: 'lt', now, paths, berries } as const
  return (
    <>
      {dashboards.map(([name, state]) => (
        <State key={name} name={`Dashboard: ${name}`}>
          <DashboardScreen
            {...shown}
            {...state}
            drawing={dashboardDrawing}
            topUpLimits={{ minimum: toCents(300), maximum: toCents(100_00) }}
          />
        </State>
      ))}
      <State name="No numbers">
        <NumberWays
          words={words}
          paths={{ esim: nowhere, sim: nowhere, activate: nowhere, link: nowhere }}
          drawing={dashboardDrawing}
        />
      </State>
      {usages.map(([name, state]) => (
        <State key={name} name={`Usage: ${name}`}>
          <UsageScreen
            {...shown}
            {...state}
            drawing={usageDrawing}
            onReorder={nothing}
            onCancel={nothing}
            onWithdraw={nothing}
            onTryAgain={nothing}
          />
        </State>
      ))}
      {cancellings.map(([name, screen]) => (
        <State key={name} name={`Cancelling a plan: ${name}`}>
          <div className="dialog-steps">
            <CancelSteps {...shown} screen={screen} plans={[]} onConfirm={nothing} onClose={nothing} />
          </div>
        </State>
      ))}
      {withdrawals.map(([name, screen]) => (
        <State key={name} name={`Withdrawing: ${name}`}>
          <div className="dialog-steps">
            <WithdrawSteps
              {...shown}
              screen={screen}
              onProceed={nothing}
              onConfirm={nothing}
              onClose={nothing}
            />
          </div>
        </State>
      ))}
      {offers.map(([name, state]) => (
        <State key={name} name={`Offers: ${name}`}>
          <OffersScreen {...shown} {...state} plansPath={nowhere} onOpen={nothing} onTryAgain={nothing} />
        </State>
      ))}
    </>
  )
}

function State({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-1 gap-gap py-block">
      <h3>{name}</h3>
      {children}
    </div>
  )
}
