import { computed } from 'nanostores'
import { $isActivated } from '../../lib/activation.state.ts'
import { systemClock } from '../../lib/clock.ts'
import { steady } from '../../lib/steady.ts'
import { numberLoader } from '../../session/number-loader.ts'
import { keepGains, lastGains } from '../gains/last-gains.ts'
import { askDetailedUsage } from './usage.api.ts'
import { inOrder, type Usage } from './usage.ts'

/** Every plan of the number that the page shows. */
export const usage = numberLoader<Usage>(askDetailedUsage)

/** What the operator says now may be shown next time before it answers. */
usage.$loaded.listen((loaded) => {
  if (loaded.name !== 'ready' || loaded.failed) return
  const now = systemClock.now()
  keepGains(inOrder(loaded.value.orderedPlans, now), now, loaded.at)
})

/** What was known when someone came to the page. */
export const $known = computed($isActivated, steady(lastGains))

export const $pending = computed(usage.$loaded, (loaded) =>
  loaded.name === 'ready' ? loaded.value.pendingOperations : undefined,
)
