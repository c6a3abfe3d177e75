import { failureIn, isWithoutConnection } from '../../session/loaded.ts'
import { BalanceCard } from './BalanceCard.tsx'
import type { DashboardScreenProps } from './dashboard-props.ts'
import { GainsSection } from './GainsSection.tsx'
import { MoreGains } from './MoreGains.tsx'
import { NumbersCard } from './NumbersCard.tsx'
import { RenewalCard } from './RenewalCard.tsx'

export function DashboardScreen(props: DashboardScreenProps) {
  const { loaded, used } = props
  const isOff = props.isOffline || isWithoutConnection(failureIn(loaded) ?? failureIn(used))
  return (
    <div className="dashboard">
      <GainsSection {...props} isOff={isOff} />
      <BalanceCard {...props} isOff={isOff} />
      <RenewalCard {...props} isOff={isOff} />
      <MoreGains {...props} isOff={isOff} />
      {loaded.name === 'ready' && <NumbersCard {...props} account={loaded.value} />}
    </div>
  )
}
