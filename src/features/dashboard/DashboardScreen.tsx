import type { Language } from '../../i18n/language.ts'
import type { Cents } from '../../lib/money.ts'
import type { Account } from '../../operator/client/account.ts'
import type { CommonUsage } from '../../operator/client/common-usage.ts'
import type { KnownBalance } from '../../session/account.store.ts'
import { failureIn, isWithoutConnection, type Loaded } from '../../session/loaded.ts'
import { NotificationStack } from '../notifications/NotificationStack.tsx'
import type { NotificationsStore } from '../notifications/notifications.store.ts'
import { StackedNotice } from '../notifications/StackedNotice.tsx'
import { BalanceCard } from './BalanceCard.tsx'
import type { DashboardPaths, DashboardWords } from './Dashboard.island.tsx'
import { DashboardNotices } from './DashboardNotices.tsx'
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
  /** Since when the balance is known not to do for a renewal; undefined where nobody has to be told. */
  insufficientSince: number | undefined
  /** What is under way. */
  notifications: Pick<NotificationsStore, '$visible' | 'dismiss'>
  isOffline: boolean
  words: DashboardWords
  language: Language
  paths: DashboardPaths
  minimumTopUp: Cents
  /** UTC milliseconds. */
  now: number
  onCloseInsufficient: () => void
  onTryAgain: () => void
}

export function DashboardScreen(props: DashboardScreenProps) {
  const { loaded, used, words, notifications, insufficientSince } = props
  const failed = failureIn(loaded) ?? failureIn(used)
  const isOff = props.isOffline || isWithoutConnection(failed)
  return (
    <>
      <NotificationStack
        store={notifications}
        closeLabel={words['dashboard.close']}
        news={`${insufficientSince}`}
      >
        {insufficientSince !== undefined && (
          <StackedNotice
            type="warning"
            title={words['dashboard.insufficientTitle']}
            close={{ label: words['dashboard.close'], onClose: props.onCloseInsufficient }}
          >
            <p>{words['dashboard.insufficientText']}</p>
          </StackedNotice>
        )}
      </NotificationStack>
      <div className="dashboard">
        <DashboardNotices {...props} failed={failed} isOff={isOff} />
        <BalanceCard {...props} isOff={isOff} />
        <RenewalCard {...props} isOff={isOff} />
        <GainsSection {...props} isOff={isOff} />
        <QuickActions {...props} isOff={isOff} />
        {loaded.name === 'ready' && <NumbersCard account={loaded.value} words={words} paths={props.paths} />}
      </div>
    </>
  )
}

/** What a part of the dashboard gets. */
export type DashboardPartProps = DashboardScreenProps & {
  /** Without a connection figures stay, and actions are off. */
  isOff: boolean
}
