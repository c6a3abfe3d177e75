import { atom, computed } from 'nanostores'
import { $isActivated } from '../../lib/activation.state.ts'
import { systemClock } from '../../lib/clock.ts'
import { steady } from '../../lib/steady.ts'
import type { CommonUsage } from '../../operator/client/common-usage.ts'
import { numberLoader } from '../../session/number-loader.ts'
import { keepGains, lastGains } from '../gains/last-gains.ts'
import { askCommonUsage } from '../notifications/common-usage.api.ts'
import { insufficientBalanceNotificationDate } from './dashboard.state.ts'
import { gainsScreen } from './dashboard.ts'

/** What remains, of the number that the page shows. */
export const usage = numberLoader<CommonUsage>(askCommonUsage)

const now = () => systemClock.now()

/** What the operator says now may be shown next time before it answers. */
usage.$loaded.listen((loaded) => {
  if (loaded.name === 'ready' && !loaded.failed) keepGains(loaded.value.orderedPlans, now(), loaded.at)
})

/** Steady, as what a page laid out before anyone came is mostly what they see. */
export const $gains = computed(
  [usage.$loaded, $isActivated],
  steady((loaded) => gainsScreen(loaded, lastGains(), now())),
)

export const $pending = computed(usage.$loaded, (loaded) =>
  loaded.name === 'ready' ? loaded.value.pendingOperations : undefined,
)

const $closed = atom(insufficientBalanceNotificationDate.read())

/** Since when the balance is known not to do, as long as the person hasn't closed the notice of just that. */
export const $insufficientSince = computed([usage.$loaded, $closed], (loaded, closed) => {
  if (loaded.name !== 'ready') return undefined
  const since = loaded.value.insufficientBalanceNotificationStartedAt
  return since === null || since === closed ? undefined : since
})

/** The notice of just this lack stays closed, on later pages too; the next lack is reported. */
export function closeInsufficientBalance(): void {
  const since = $insufficientSince.get()
  if (since === undefined) return
  insufficientBalanceNotificationDate.write(since)
  $closed.set(since)
}
