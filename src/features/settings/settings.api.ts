import type { PhoneNumber } from '../../lib/phone-number.ts'
import { getAccountSettings } from '../../operator/client/account-settings.ts'
import { avatars } from '../../operator/client/avatars.ts'
import { changeConsent } from '../../operator/client/change-consent.ts'
import { changeRoaming } from '../../operator/client/change-roaming.ts'
import { deleteRecurringPayments } from '../../operator/client/delete-recurring-payments.ts'
import { deleteSavedCard } from '../../operator/client/delete-saved-card.ts'
import { editProfileAsset } from '../../operator/client/edit-profile-asset.ts'
import type { Outcome } from '../../operator/client/outcome.ts'
import { getPartnerAccount } from '../../operator/client/partner-account.ts'
import { pauseRecurringPayment } from '../../operator/client/pause-recurring-payment.ts'
import { queryOperator } from '../../session/query-operator.ts'
import { aboutShownNumber, whileShown } from '../../session/shown-number.ts'

/** The same outcome about another value. */
export async function mapped<Value, Other, Code extends string>(
  asked: Promise<Outcome<Value, Code>>,
  map: (value: Value) => Other,
): Promise<Outcome<Other, Code>> {
  const outcome = await asked
  return outcome.kind === 'answer' ? { ...outcome, value: map(outcome.value) } : outcome
}

export const askSettings = () =>
  mapped(
    aboutShownNumber(
      queryOperator(getAccountSettings, {}),
      ({ account }) => account.ownedAsset?.phoneNumber ?? null,
    ),
    ({ account, accountSettings }) => ({
      ...accountSettings,
      endedPhoneNumbers: account.endedPhoneNumbers,
    }),
  )

export const askAvatars = () => mapped(queryOperator(avatars, {}), (answer) => answer.avatars)

export const askPartnerEmail = () =>
  mapped(queryOperator(getPartnerAccount, {}), ({ partnerAccount }) => partnerAccount?.email ?? null)

/** The operator's changes of settings. Each ends in an outcome and never throws; what is the current number's, is asked about the shown one only. */
export const settingsApi = () => ({
  changeRoaming: (on: boolean) =>
    mapped(
      whileShown(() => queryOperator(changeRoaming, { on })),
      (answer) => answer.changeRoaming.roamingStatus,
    ),
  changeConsent: (
    consentType: 'SMS_MARKETING' | 'PHONE_MARKETING',
    acceptanceType: 'ACCEPTED' | 'REJECTED',
  ) =>
    mapped(
      queryOperator(changeConsent, { consentType, acceptanceType }),
      (answer) => answer.changeConsent.acceptanceType,
    ),
  editProfile: (phoneNumber: PhoneNumber, nickname: string, avatarName: string | null) =>
    mapped(
      queryOperator(editProfileAsset, { phoneNumberProfileInput: { phoneNumber, nickname, avatarName } }),
      (answer) => answer.editProfileAsset.profile,
    ),
  deleteSavedCard: (cardReference: string) =>
    mapped(queryOperator(deleteSavedCard, { cardReference }), (answer) => answer.deleteSavedCard),
  deleteRecurringPayments: (recurringPaymentIds: string[]) =>
    mapped(
      queryOperator(deleteRecurringPayments, { recurringPaymentIds }),
      (answer) => answer.deleteRecurringPayments,
    ),
  pauseRecurringPayment: (recurringPaymentId: string, paused: boolean) =>
    mapped(
      queryOperator(pauseRecurringPayment, { recurringPaymentId, paused }),
      (answer) => answer.pauseRecurringPayment,
    ),
})

export type SettingsApi = ReturnType<typeof settingsApi>
