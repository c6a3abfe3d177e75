import { alertsMicrocopy } from './alerts.microcopy.ts'
import { consentsMicrocopy } from './consents.microcopy.ts'
import { dataMicrocopy } from './data.microcopy.ts'
import { numbersMicrocopy } from './numbers.microcopy.ts'
import { ordersMicrocopy } from './orders.microcopy.ts'
import { paymentsMicrocopy } from './payments.microcopy.ts'
import { profileMicrocopy } from './profile.microcopy.ts'
import type { SectionKey } from './settings.ts'
import { simMicrocopy } from './sim.microcopy.ts'

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
