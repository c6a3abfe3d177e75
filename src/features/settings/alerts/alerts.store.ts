import type { PhoneNumber } from '../../../lib/phone-number.ts'
import type { Alerts } from '../../../operator/client/alerts.ts'
import type { Loader } from '../../../session/loaded.ts'
import { type Changing, createChanging } from '../change.ts'
import type { AlertsApi } from './alerts.api.ts'
import type { KnownAlert } from './alerts.ts'

type Messages = Parameters<AlertsApi['changeMessages']>[1]

interface AlertsStore extends Pick<Changing, '$change'> {
  changeAlert(phoneNumber: PhoneNumber, alert: KnownAlert): Promise<void>
  changeMessages(phoneNumber: PhoneNumber, messages: Messages): Promise<void>
}

/** Changes alerts, caps and how messages come; what is shown is what the operator answered. */
export function createAlertsStore(alerts: Pick<Loader<Alerts>, 'put'>, api: AlertsApi): AlertsStore {
  const { $change, run, refuse } = createChanging()
  return {
    $change,
    async changeAlert(phoneNumber, wished) {
      const { kind, isOn, amount } = wished
      const told = await run(kind, () => api.changeAlert(phoneNumber, { kind, isOn, amount }))
      if (!told) return
      alerts.put(told)
      const now = told.alerts.find((alert) => alert.kind === kind)
      if (now?.isOn !== isOn || now.amount !== amount) refuse(kind)
    },
    async changeMessages(phoneNumber, messages) {
      const told = await run('messages', () => api.changeMessages(phoneNumber, messages))
      if (told) alerts.put(told)
    },
  }
}
