import { computed } from 'nanostores'
import type { DetailedUsage } from '../../operator/client/detailed-usage.ts'
import { numberLoader } from '../../session/number-loader.ts'
import { askDetailedUsage } from './usage.api.ts'

/** Every plan of the number that the page shows. */
export const usage = numberLoader<DetailedUsage>(askDetailedUsage)

export const $pending = computed(usage.$loaded, (loaded) =>
  loaded.name === 'ready' ? loaded.value.pendingOperations : undefined,
)
