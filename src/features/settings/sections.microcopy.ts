import { alertsMicrocopy } from './alerts/alerts.microcopy.ts'
import { consentsMicrocopy } from './consents/consents.microcopy.ts'
import { dataMicrocopy } from './data/data.microcopy.ts'
import { numbersMicrocopy } from './numbers/numbers.microcopy.ts'
import { ordersMicrocopy } from './orders/orders.microcopy.ts'
import { paymentsMicrocopy } from './payments/payments.microcopy.ts'
import { profileMicrocopy } from './profile/profile.microcopy.ts'
import type { SectionKey } from './settings.ts'
import { simMicrocopy } from './sim/sim.microcopy.ts'

/** The words of each section: a file of each. */
export const sectionsMicrocopy: Record<SectionKey, readonly string[]> = {
  profile: profileMicrocopy,
  numbers: numbersMicrocopy,
  orders: ordersMicrocopy,
  alerts: alertsMicrocopy,
  consents: consentsMicrocopy,
  payments: paymentsMicrocopy,
  sim: simMicrocopy,
  data: dataMicrocopy,
}
