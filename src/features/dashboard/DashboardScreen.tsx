import { failureIn, isWithoutConnection } from '../../session/loaded.ts'
import { BalanceCard } from './BalanceCard.tsx'
import { renewalKnown } from './dashboard.ts'
import type { DashboardScreenProps } from './dashboard-props.ts'
import { GainsSection } from './GainsSection.tsx'
import { MoreGains } from './MoreGains.tsx'
import { NumbersCard } from './NumbersCard.tsx'
import { RenewalCard } from './RenewalCard.tsx'

export function DashboardScreen(props: DashboardScreenProps) {
  const { loaded, used, balance, autoTopUps, now } = props
  const isOff = props.isOffline || isWithoutConnection(failureIn(loaded) ?? failureIn(used))
  const renewal = renewalKnown(used, loaded, balance?.amountInCents, autoTopUps, now)
  const part = { ...props, renewal, isOff }
  return (
    <div className="dashboard">
      <GainsSection {...part} />
      <BalanceCard {...part} />
      {(props.gains.name !== 'empty' || renewal.name !== 'none') && <RenewalCard {...part} />}
      <MoreGains {...part} />
      {loaded.name === 'ready' && (
        <NumbersCard {...props} account={loaded.value} isBeside={props.gains.name === 'empty'} />
      )}
    </div>
  )
}
