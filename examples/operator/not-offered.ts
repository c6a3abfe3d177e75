import { refused } from './refusal.ts'

const refuse = (code: string) => () => {
  throw refused(code)
}

/**
 * What this operator doesn't offer says so in the contract's own words. A call that is in no list is 404 NOT_FOUND: the site says that
 * something went wrong, so its page is left out of the content.
 */
export const notOffered: Record<string, () => unknown> = {
  smartIdStrongLogIn: refuse('PROVIDER_UNAVAILABLE'),
  paymentGooglePay: refuse('PAYMENT_TOKEN_REFUSED'),
  paymentApplePaySession: refuse('MERCHANT_NOT_VALIDATED'),
  paymentApplePay: refuse('PAYMENT_TOKEN_REFUSED'),
  banklinkBankList: () => ({ banks: [] }),
  banklinkPaymentRequest: refuse('BANK_NOT_AVAILABLE'),
  simOrders: refuse('PLAN_NOT_AVAILABLE'),
  simOrdersStatus: refuse('ORDER_NOT_FOUND'),
  esimOrders: refuse('PLAN_NOT_AVAILABLE'),
  esimOrdersStatus: refuse('ORDER_NOT_FOUND'),
  orderLookup: () => ({
    status: 'codeNotSent',
    reason: 'SMS_RETRY_THRESHOLD_REACHED',
    restrictedUntil: null,
  }),
  verifyOrderLookup: refuse('ORDER_LOOKUP_NOT_FOUND'),
  leads: refuse('CAPTCHA_EXPIRED'),
  leaveExtra: refuse('NUMBER_NOT_ON_EXTRA'),
  verifyLeaveExtra: refuse('LEAVE_REQUEST_NOT_FOUND'),
  gameRegistrationPeriod: () => ({ status: 'none' }),
  gameRegistration: refuse('GAME_OVER'),
  declarationDeclarePhoneNumber: refuse('DECLARATION_NOT_FOUND'),
  declarationVeriffSession: refuse('DECLARATION_NOT_FOUND'),
  declarationVerificationStatus: refuse('DECLARATION_NOT_FOUND'),
  declarationConsents: refuse('DECLARATION_NOT_FOUND'),
  declarationConfirmation: refuse('DECLARATION_NOT_FOUND'),
  declarationActivationStatus: refuse('DECLARATION_NOT_FOUND'),
}
