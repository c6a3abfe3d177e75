import { systemClock } from '../../lib/clock.ts'
import { intentUnder } from '../../operator/client/intent.ts'
import { createOrdering } from './ordering.store.ts'
import { simOrderApi } from './sim-order.api.ts'
import { begunOrder } from './sim-order.state.ts'
import type { Ordering, Shared } from './sim-order.store.ts'

type Site = Pick<Parameters<typeof createOrdering>[1], 'kind' | 'language' | 'plans' | 'resultPath'>

/** What orders, as it is in the page. */
export const orderingInPage = (shared: Shared, site: Site): Ordering =>
  createOrdering(shared, {
    ...site,
    api: simOrderApi(site.kind),
    intent: intentUnder(`${site.kind}-order-intent`),
    clock: systemClock,
    begun: begunOrder(site.kind),
    leave: (url) => location.assign(url),
  })
