import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import type { BerriesByPlan } from '../../content/berry.ts'
import type { NotificationKind } from '../../content/notification.ts'
import type { Language } from '../../i18n/language.ts'
import { toCents } from '../../lib/money.ts'
import { $balance, account } from '../../session/account.store.ts'
import { $isOffline } from '../../session/connection.state.ts'
import { failureIn } from '../../session/loaded.ts'
import type { Drawing } from '../../ui/Picture.tsx'
import { usageDays } from '../daily-usage/usage-days.store.ts'
import { followPendingOperations } from '../notifications/follow-pending-operations.ts'
import { notifications } from '../notifications/notices.state.ts'
import type { NotificationContent } from '../notifications/notifications.store.ts'
import { standingOf } from '../notifications/standing.ts'
import { useStanding } from '../notifications/use-standing.ts'
import { ForNumber } from '../numbers/ForNumber.tsx'
import { useAutoTopUps } from '../renewal/use-auto-top-ups.ts'
import type { SumLimits } from '../top-up-draft/top-up-draft.ts'
import { DashboardScreen } from './DashboardScreen.tsx'
import type { DashboardWords } from './dashboard.microcopy.ts'
import { $gains, $insufficientSince, $pending, closeInsufficientBalance, usage } from './dashboard.store.ts'
import type { DashboardPaths } from './dashboard-props.ts'
import { isAnyShort } from './number-trouble.ts'
import { glance } from './numbers-at-a-glance.store.ts'
import { spending } from './spending.store.ts'

interface Props {
  words: DashboardWords
  language: Language
  paths: DashboardPaths
  berries: BerriesByPlan
  drawing: Drawing | undefined
  /** What a top-up may be, in cents, as the content says. */
  topUpLimits: Record<keyof SumLimits, number>
  /** What the content says of what is under way. */
  contents: Partial<Record<NotificationKind, NotificationContent>>
}

/** What a customer sees first: balance, what is left, what comes next. */
export function Dashboard({ words, language, paths, berries, drawing, topUpLimits, contents }: Props) {
  const loaded = useStore(account.$loaded)
  const used = useStore(usage.$loaded)
  const gains = useStore($gains)
  const days = useStore(usageDays.$loaded)
  const spent = useStore(spending.$loaded)
  const ofEach = useStore(glance.$loaded)
  const hasSeveral = loaded.name === 'ready' && loaded.value.ownedAssets.length > 1
  useEffect(() => {
    if (hasSeveral) void glance.load()
  }, [hasSeveral])
  const balance = useStore($balance)
  const now = Date.now()
  const autoTopUps = useAutoTopUps(isAnyShort(used, balance?.amountInCents, ofEach, now))
  const insufficientSince = useStore($insufficientSince)
  const isOffline = useStore($isOffline)
  useEffect(() => {
    void account.load()
    void usage.load()
    void usageDays.load()
    void spending.load()
    return followPendingOperations({
      $pending,
      notifications,
      contents,
      refresh: usage.refresh,
      onDone: () => void account.refresh(),
    })
  }, [contents])
  useEffect(
    () => tellInsufficient(insufficientSince, words, paths.topUp),
    [insufficientSince, words, paths.topUp],
  )
  useStanding({
    ...standingOf([loaded, used]),
    failed: failureIn(loaded) ?? failureIn(used),
    onTryAgain: refresh,
  })
  return (
    <div className="overview">
      <ForNumber
        language={language}
        loadingLabel={words['dashboard.loading']}
        failed={words['trouble.unknown']}
        tryAgain={words['account.tryAgain']}
      >
        <DashboardScreen
          loaded={loaded}
          used={used}
          gains={gains}
          days={days}
          spent={spent}
          glance={ofEach}
          autoTopUps={autoTopUps}
          balance={balance}
          isOffline={isOffline}
          words={words}
          language={language}
          paths={paths}
          berries={berries}
          drawing={drawing}
          topUpLimits={{ minimum: toCents(topUpLimits.minimum), maximum: toCents(topUpLimits.maximum) }}
          now={now}
        />
      </ForNumber>
    </div>
  )
}

function tellInsufficient(since: number | undefined, words: DashboardWords, topUpPath: string): void {
  if (since === undefined) {
    notifications.remove('insufficientBalance')
    return
  }
  notifications.set({
    notificationType: 'insufficientBalance',
    content: {
      id: 'insufficientBalance',
      title: words['dashboard.insufficientTitle'],
      text: words['dashboard.insufficientText'],
      action: { label: words['account.tabTopUp'], href: topUpPath },
      notificationType: 'warning',
      showCloseButton: true,
    },
    activationDate: since,
    onDismiss: closeInsufficientBalance,
  })
}

function refresh(): void {
  void account.refresh()
  void usage.refresh()
}
