import type * as v from 'valibot'
import type { Effect } from '../contract/endpoint.ts'
import type { OperationRefusal } from '../contract/operation-errors.ts'
import { getAccount } from './account.ts'
import { accountHistory } from './account-history.ts'
import { accountOffers } from './account-offers.ts'
import { getAccountSettings } from './account-settings.ts'
import { alerts, changeAlert, changeMessages } from './alerts.ts'
import { avatars } from './avatars.ts'
import { blockPhoneNumber } from './block-phone-number.ts'
import { callOperation } from './call-operation.ts'
import { changeConsent } from './change-consent.ts'
import { changeRoaming } from './change-roaming.ts'
import { closeAccount } from './close-account.ts'
import { commonUsage } from './common-usage.ts'
import { dailyUsage } from './daily-usage.ts'
import { dataCopy } from './data-copy.ts'
import { deleteRecurringPayments } from './delete-recurring-payments.ts'
import { deleteSavedCard } from './delete-saved-card.ts'
import { detailedUsage } from './detailed-usage.ts'
import { editProfileAsset } from './edit-profile-asset.ts'
import { esimProfiles } from './esim-profiles.ts'
import type { CallOptions } from './exchange.ts'
import { linkPhoneNumber, unlinkPhoneNumber, verifyPhoneNumberLink } from './link-phone-number.ts'
import { monthlyUsage } from './monthly-usage.ts'
import { moveEsimProfile } from './move-esim-profile.ts'
import { numbersAtAGlance } from './numbers-at-a-glance.ts'
import type { Operation } from './operation.ts'
import { orders } from './orders.ts'
import type { Outcome } from './outcome.ts'
import { getPartnerAccount } from './partner-account.ts'
import { pauseRecurringPayment } from './pause-recurring-payment.ts'
import { paymentReceipt } from './payment-receipt.ts'
import { priceOwnPlan } from './price-own-plan.ts'
import { serviceReport } from './service-report.ts'
import { setUpRecurringPayment } from './set-up-recurring-payment.ts'
import { showSimSecrets } from './sim-secrets.ts'
import { spending } from './spending.ts'
import { submitOrder } from './submit-order.ts'
import { switchPhoneNumber } from './switch-phone-number.ts'
import { terminatePlan } from './terminate-plan.ts'
import { validateOrder } from './validate-order.ts'
import { withdrawFromContract } from './withdraw-from-contract.ts'

/** An operation with an example of its variables, fit for what treats all alike. */
export interface ExampleOperation {
  document: string
  effect: Effect
  /** What whole data looks like. */
  schema: v.GenericSchema
  variables: object
  /** Calls it with the example. */
  call(options: CallOptions & { idempotencyKey: string }): Promise<Outcome<unknown, OperationRefusal>>
}

/** Keeps the variables to those of the operation's document. */
function example<Variables extends object, Value, Kind extends Effect>(
  operation: Operation<Variables, Value, Kind>,
  variables: NoInfer<Variables>,
): ExampleOperation {
  const { document, effect, schema } = operation
  const writing: Operation<Variables, Value, 'write'> = { ...operation, effect: 'write' }
  return {
    document: String(document),
    effect,
    schema,
    variables,
    call: (options) => callOperation(writing, variables, options),
  }
}

const phoneNumber = '+37061234567'

/** Every GraphQL operation by its name, for what treats them all alike: the conformance suite, tests. Pages import one each. */
export const allOperations = {
  GET_ACCOUNT: example(getAccount, {}),
  GET_TELIA_ACCOUNT: example(getPartnerAccount, {}),
  GET_ACCOUNT_SETTINGS: example(getAccountSettings, {}),
  showSimSecrets: example(showSimSecrets, {}),
  avatars: example(avatars, {}),
  accountHistory: example(accountHistory, { limit: 20 }),
  accountOffers: example(accountOffers, { bcSessionId: null }),
  commonUsage: example(commonUsage, {}),
  detailedUsage: example(detailedUsage, {}),
  dailyUsage: example(dailyUsage, {}),
  monthlyUsage: example(monthlyUsage, {}),
  numbersAtAGlance: example(numbersAtAGlance, {}),
  serviceReport: example(serviceReport, { from: '2026-01-01', to: '2026-01-31' }),
  spending: example(spending, { from: '2026-01-01', to: '2026-01-31' }),
  paymentReceipt: example(paymentReceipt, { receiptReference: '1' }),
  orders: example(orders, {}),
  esimProfiles: example(esimProfiles, {}),
  alerts: example(alerts, {}),
  dataCopy: example(dataCopy, {}),
  validateOrder: example(validateOrder, { planIds: ['uoga-m'] }),
  priceOwnPlan: example(priceOwnPlan, {
    ownPlanInput: { dataInLtInGB: 10, minutes: 300, messages: null, roamingZone: 'zone-1' },
  }),
  switchPhoneNumber: example(switchPhoneNumber, { phoneNumber }),
  changeRoaming: example(changeRoaming, { on: true, phoneNumber }),
  blockPhoneNumber: example(blockPhoneNumber, { blocked: false, phoneNumber }),
  changeAlert: example(changeAlert, {
    alertInput: { kind: 'BALANCE_BELOW', isOn: true, amount: '2,00' },
    phoneNumber,
  }),
  changeMessages: example(changeMessages, {
    messagesInput: { language: 'LT', channel: 'TEXT', quietHours: { from: 22, until: 8 } },
    phoneNumber,
  }),
  moveEsimProfile: example(moveEsimProfile, { iccid: '8937000000000000001' }),
  closeAccount: example(closeAccount, { closed: false }),
  changeConsent: example(changeConsent, {
    consentType: 'SMS_MARKETING',
    acceptanceType: 'ACCEPTED',
    phoneNumber,
  }),
  editProfileAsset: example(editProfileAsset, {
    phoneNumberProfileInput: { phoneNumber, nickname: 'Rasa', avatarName: null },
  }),
  deleteRecurringPayments: example(deleteRecurringPayments, { recurringPaymentIds: ['rp-1'] }),
  deleteSavedCard: example(deleteSavedCard, { cardReference: 'card-1' }),
  pauseRecurringPayment: example(pauseRecurringPayment, { recurringPaymentId: 'rp-1', paused: true }),
  unlinkPhoneNumber: example(unlinkPhoneNumber, { phoneNumber }),
  linkPhoneNumber: example(linkPhoneNumber, { phoneNumber, forceLink: false }),
  verifyPhoneNumberLink: example(verifyPhoneNumberLink, { phoneNumber, verificationCode: '123456' }),
  submitOrder: example(submitOrder, { planIds: ['uoga-m'], phoneNumber }),
  setUpRecurringPayment: example(setUpRecurringPayment, {
    recurringPaymentInput: {
      phoneNumber,
      amount: '10,00',
      dayOfMonth: 31,
      cardDetailsReference: 'card-1',
      mandateAccepted: true,
    },
  }),
  terminatePlan: example(terminatePlan, { planId: 'uoga-m', phoneNumber }),
  withdrawFromContract: example(withdrawFromContract, { orderedPlanId: 'op-1', phoneNumber }),
}
export type OperationName = keyof typeof allOperations
