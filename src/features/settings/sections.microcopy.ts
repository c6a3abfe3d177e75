import { alertsMicrocopy } from './alerts.microcopy.ts'
import { consentsMicrocopy } from './consents.microcopy.ts'
import { dataMicrocopy } from './data.microcopy.ts'
import { numbersMicrocopy } from './numbers.microcopy.ts'
import { paymentsMicrocopy } from './payments.microcopy.ts'
import type { LaterSectionKey } from './settings.ts'
import { simMicrocopy } from './sim.microcopy.ts'

/** The words of each section that has a file of them. */
export const sectionsMicrocopy: Record<LaterSectionKey, readonly string[]> = {
  numbers: numbersMicrocopy,
  alerts: alertsMicrocopy,
  consents: consentsMicrocopy,
  payments: paymentsMicrocopy,
  sim: simMicrocopy,
  data: dataMicrocopy,
}
