import { systemClock } from '../../lib/clock.ts'
import { intentUnder } from '../../operator/client/intent.ts'
import { extraTopUp, pollingStartTime } from '../top-up-draft/top-up-storage.ts'
import { paymentBeginner } from './begin-payment.ts'
import { createPaying } from './paying.store.ts'
import { paymentApi } from './payment.api.ts'
import type { Offer, Wallet } from './payment-choice.ts'
import type { Paying, Shared } from './top-up.store.ts'

type Site = Pick<Parameters<typeof paymentBeginner>[0], 'line' | 'language' | 'waitingPath'>

/** What pays, as it is in the page. */
export function payingInPage(
  shared: Shared,
  site: Site,
  isWalletReady: (wallet: Wallet, offer: Offer) => Promise<boolean>,
): Paying {
  const api = paymentApi()
  const intent = intentUnder('topup-intent')
  return createPaying(shared, {
    beginner: paymentBeginner({ ...site, api, intent }),
    api,
    intent,
    clock: systemClock,
    isWalletReady,
    leave(url) {
      // The wait for the outcome begins again with each payment.
      pollingStartTime.remove()
      if (site.line === 'extra') extraTopUp.write(true)
      else extraTopUp.remove()
      location.assign(url)
    },
  })
}
