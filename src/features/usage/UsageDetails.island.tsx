import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import type { BerriesByPlan } from '../../content/berry.ts'
import type { NotificationKind } from '../../content/notification.ts'
import type { Language } from '../../i18n/language.ts'
import type { Account } from '../../operator/client/account.ts'
import { intentUnder } from '../../operator/client/intent.ts'
import type { RecurringPayment } from '../../operator/client/recurring-payment.ts'
import { $balance, account, numberOf } from '../../session/account.store.ts'
import { $isOffline } from '../../session/connection.state.ts'
import { failureIn, type Loaded } from '../../session/loaded.ts'
import { LatePart } from '../../ui/LatePart.tsx'
import { later } from '../../ui/later.tsx'
import type { Drawing } from '../../ui/Picture.tsx'
import { WhenSeen } from '../../ui/WhenSeen.tsx'
import { followPendingOperations } from '../notifications/follow-pending-operations.ts'
import { notifications } from '../notifications/notices.state.ts'
import type { NotificationContent } from '../notifications/notifications.store.ts'
import { useStanding } from '../notifications/use-standing.ts'
import { ForNumber } from '../numbers/ForNumber.tsx'
import { selectedPlan } from '../order-choice/order-choice-storage.ts'
import { autoTopUpsOf } from '../renewal/renewal.ts'
import { useAutoTopUps } from '../renewal/use-auto-top-ups.ts'
import { CancelDialog } from './CancelDialog.tsx'
import { createCancelPlanStore } from './cancel-plan.store.ts'
import type { PlanOffer } from './cheaper-plan.ts'
import { DaysFrame } from './DaysFrame.tsx'
import { LastsLine } from './LastsLine.tsx'
import { UsageScreen } from './UsageScreen.tsx'
import { usageApi } from './usage.api.ts'
import type { UsageWords } from './usage.microcopy.ts'
import { $known, $pending, usage } from './usage.store.ts'
import type { UsagePaths } from './usage-props.ts'
import { WithdrawDialog } from './WithdrawDialog.tsx'
import { createWithdrawStore } from './withdraw.store.ts'

/** Its script is loaded, and the operator asked, once its place is seen. */
const UsageDays = later(async () => (await import('./UsageDays.tsx')).UsageDays)

interface Props {
  words: UsageWords
  language: Language
  paths: UsagePaths
  berries: BerriesByPlan
  /** What is sold, to say what would be cheaper. */
  offers: readonly PlanOffer[]
  drawing: Drawing | undefined
  /** What the content says of what is under way. */
  contents: Partial<Record<NotificationKind, NotificationContent>>
}

/** Every plan of a number: what is left of it, and the ways out of it. */
export function UsageDetails({ words, language, paths, berries, offers, drawing, contents }: Props) {
  const [{ cancelling, withdrawing }] = useState(createStores)
  const known = useStore($known)
  const loaded = useStore(usage.$loaded)
  const balance = useStore($balance)
  const ofAccount = useStore(account.$loaded)
  const isShort =
    loaded.name === 'ready' &&
    loaded.value.orderedPlans.some((plan) => plan.hasSufficientBalanceForRecurringPayment === false)
  const autoTopUps = useAutoTopUps(isShort)
  const isOffline = useStore($isOffline)
  const cancelScreen = useStore(cancelling.$screen)
  const withdrawScreen = useStore(withdrawing.$screen)
  useEffect(() => {
    void usage.load()
    return followPendingOperations({
      $pending,
      notifications,
      contents,
      refresh: usage.refresh,
      onDone: () => void account.refresh(),
    })
  }, [contents])
  const isSomethingShown = loaded.name === 'ready' || known !== undefined
  useStanding({
    at: loaded.name === 'ready' ? loaded.at : known?.at,
    failed: isSomethingShown ? failureIn(loaded) : undefined,
    isAsking: loaded.name === 'ready' && loaded.isAsking === true,
    onTryAgain: usage.refresh,
  })
  const waiting = <DaysFrame title={words['usage.daysTitle']} />
  const shown = { words, language, now: Date.now() }
  return (
    <div className="overview">
      <ForNumber
        language={language}
        loadingLabel={words['usage.loading']}
        failed={words['trouble.unknown']}
        tryAgain={words['usage.tryAgain']}
      >
        <UsageScreen
          {...shown}
          loaded={loaded}
          known={known}
          balance={balance?.amountInCents}
          autoTopUps={ownOf(autoTopUps, ofAccount)}
          drawing={drawing}
          lasts={loaded.name === 'ready' && <LastsLine {...shown} plans={loaded.value.orderedPlans} />}
          days={
            loaded.name === 'ready' && (
              <WhenSeen waiting={waiting}>
                <LatePart
                  loadingLabel={words['usage.loading']}
                  loading={waiting}
                  failed={words['trouble.partNotLoaded']}
                  tryAgain={words['usage.tryAgain']}
                >
                  <UsageDays
                    {...shown}
                    plans={loaded.value.orderedPlans}
                    offers={offers}
                    plansPath={paths.plans}
                  />
                </LatePart>
              </WhenSeen>
            )
          }
          isOffline={isOffline}
          paths={paths}
          berries={berries}
          onReorder={(planId) => {
            selectedPlan.write({ planId, submitted: false })
            location.assign(paths.order)
          }}
          onCancel={cancelling.open}
          onWithdraw={withdrawing.open}
          onTryAgain={usage.refresh}
        />
      </ForNumber>
      <CancelDialog
        {...shown}
        screen={cancelScreen}
        plans={loaded.name === 'ready' ? loaded.value.orderedPlans : []}
        onConfirm={cancelling.confirm}
        onClose={cancelling.close}
      />
      <WithdrawDialog
        {...shown}
        screen={withdrawScreen}
        onProceed={withdrawing.proceed}
        onConfirm={withdrawing.confirm}
        onClose={withdrawing.close}
      />
    </div>
  )
}

/** The auto top-ups of the number that the page shows. */
function ownOf(all: Loaded<RecurringPayment[]>, ofAccount: Loaded<Account>): Loaded<RecurringPayment[]> {
  if (all.name !== 'ready') return all
  if (ofAccount.name !== 'ready') return { ...all, value: [] }
  const { value } = ofAccount
  return { ...all, value: autoTopUpsOf(all.value, numberOf(value), value.balanceInEuro) }
}

function createStores() {
  const api = usageApi()
  const refresh = async () => {
    await Promise.all([usage.refresh(), account.refresh()])
  }
  return {
    cancelling: createCancelPlanStore({
      api,
      intent: intentUnder('termination-intent'),
      refresh,
    }),
    withdrawing: createWithdrawStore({
      api,
      intent: intentUnder('withdrawal-intent'),
      refresh,
    }),
  }
}
