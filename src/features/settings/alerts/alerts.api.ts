import type { PhoneNumber } from '../../../lib/phone-number.ts'
import { alerts, changeAlert, changeMessages } from '../../../operator/client/alerts.ts'
import type { MessagesInput } from '../../../operator/client/generated/graphql.ts'
import { formatEuroAmount } from '../../../operator/contract/euro-amount.ts'
import { queryOperator } from '../../../session/query-operator.ts'
import { aboutShownNumber } from '../../../session/shown-number.ts'
import { mapped } from '../settings.api.ts'
import type { KnownAlert } from './alerts.ts'

/** Alerts and caps of the number that the page shows. It ends in an outcome and never throws. */
export const askAlerts = () =>
  aboutShownNumber(
    mapped(queryOperator(alerts, {}), (answer) => answer.alerts),
    ({ phoneNumber }) => phoneNumber,
  )

/** Changes of a number's alerts, where it is the current one. Each ends in an outcome and never throws. */
export const alertsApi = () => ({
  changeAlert: (
    phoneNumber: PhoneNumber,
    { kind, isOn, amount }: Pick<KnownAlert, 'kind' | 'isOn' | 'amount'>,
  ) =>
    mapped(
      queryOperator(changeAlert, {
        alertInput: { kind, isOn, amount: amount === null ? null : formatEuroAmount(amount) },
        phoneNumber,
      }),
      (answer) => answer.changeAlert,
    ),
  changeMessages: (phoneNumber: PhoneNumber, messagesInput: MessagesInput) =>
    mapped(queryOperator(changeMessages, { messagesInput, phoneNumber }), (answer) => answer.changeMessages),
})

export type AlertsApi = ReturnType<typeof alertsApi>
