import type { Language } from '../../i18n/language.ts'
import type { Cents } from '../../lib/money.ts'
import type { Account } from '../../operator/client/account.ts'
import type { CommonUsage } from '../../operator/client/common-usage.ts'
import type { KnownBalance } from '../../session/account.store.ts'
import { failureIn, isWithoutConnection, type Loaded } from '../../session/loaded.ts'
import { BalanceCard } from './BalanceCard.tsx'
import type { DashboardPaths, DashboardWords } from './Dashboard.island.tsx'
import type { GainsScreen } from './dashboard.ts'
import { GainsSection } from './GainsSection.tsx'
import { NumbersCard } from './NumbersCard.tsx'
import { QuickActions } from './QuickActions.tsx'
import { RenewalCard } from './RenewalCard.tsx'

export interface DashboardScreenProps {
  loaded: Loaded<Account>
  used: Loaded<CommonUsage>
  gains: GainsScreen
  /** The last known one stands in until the operator answers. */
  balance: KnownBalance | undefined
  isOffline: boolean
  words: DashboardWords
  language: Language
  paths: DashboardPaths
  minimumTopUp: Cents
  /** UTC milliseconds. */
  now: number
}

export function DashboardScreen(props: DashboardScreenProps) {
  const { loaded, used, words } = props
  const isOff = props.isOffline || isWithoutConnection(failureIn(loaded) ?? failureIn(used))
  return (
    <div className="dashboard">
      <BalanceCard {...props} isOff={isOff} />
      <RenewalCard {...props} isOff={isOff} />
      <GainsSection {...props} isOff={isOff} />
      <QuickActions {...props} isOff={isOff} />
      {loaded.name === 'ready' && <NumbersCard account={loaded.value} words={words} paths={props.paths} />}
    </div>
  )
}

/** What a part of the dashboard gets. */
export type DashboardPartProps = DashboardScreenProps & {
  /** Without a connection figures stay, and actions are off. */
  isOff: boolean
}
