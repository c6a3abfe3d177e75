import { authorizationStatus } from './authorization-status.ts'
import { banklinkBankList } from './banklink-bank-list.ts'
import { banklinkPaymentRequest } from './banklink-payment-request.ts'
import { declarationActivationStatus } from './declaration-activation-status.ts'
import { declarationConfirmation } from './declaration-confirmation.ts'
import { declarationConsents } from './declaration-consents.ts'
import { declarationDeclarePhoneNumber } from './declaration-declare-phone-number.ts'
import { declarationLinkPhoneNumber } from './declaration-link-phone-number.ts'
import { declarationVeriffSession } from './declaration-veriff-session.ts'
import { declarationVerificationStatus } from './declaration-verification-status.ts'
import type { Endpoint } from './endpoint.ts'
import { esimOrders } from './esim-orders.ts'
import { esimOrdersOffer } from './esim-orders-offer.ts'
import { esimOrdersStatus } from './esim-orders-status.ts'
import { gameRegistration } from './game-registration.ts'
import { gameRegistrationPeriod } from './game-registration-period.ts'
import { health } from './health.ts'
import { leads } from './leads.ts'
import { leadsCaptcha } from './leads-captcha.ts'
import { leaveExtra } from './leave-extra.ts'
import { smartIdStrongLogIn, uogaIdLogIn } from './log-in.ts'
import { logout } from './logout.ts'
import { orderLookup } from './order-lookup.ts'
import { paymentApplePay } from './payment-applepay.ts'
import { paymentApplePaySession } from './payment-applepay-session.ts'
import { paymentCard } from './payment-card.ts'
import { paymentCheckResult } from './payment-check-result.ts'
import { paymentGooglePay } from './payment-googlepay.ts'
import { paymentMethodsAndCards } from './payment-methods-and-cards.ts'
import { planPrices } from './plan-prices.ts'
import { logoutEverywhere, prolongSession, sessions } from './sessions.ts'
import { simOrders } from './sim-orders.ts'
import { simOrdersOffer } from './sim-orders-offer.ts'
import { simOrdersStatus } from './sim-orders-status.ts'
import { validateNumber } from './validate-number.ts'
import { verifyLeaveExtra } from './verify-leave-extra.ts'
import { verifyOrderLookup } from './verify-order-lookup.ts'

/**
 * Every REST call by its name, for what treats them all alike: the reference, the conformance suite, tests. Pages
 * import one each.
 */
export const allEndpoints = {
  uogaIdLogIn,
  smartIdStrongLogIn,
  logout,
  authorizationStatus,
  sessions,
  prolongSession,
  logoutEverywhere,
  validateNumber,
  paymentMethodsAndCards,
  paymentCard,
  paymentGooglePay,
  paymentApplePaySession,
  paymentApplePay,
  banklinkBankList,
  banklinkPaymentRequest,
  paymentCheckResult,
  planPrices,
  health,
  simOrdersOffer,
  simOrders,
  simOrdersStatus,
  esimOrdersOffer,
  esimOrders,
  esimOrdersStatus,
  orderLookup,
  verifyOrderLookup,
  leadsCaptcha,
  leads,
  leaveExtra,
  verifyLeaveExtra,
  gameRegistrationPeriod,
  gameRegistration,
  declarationLinkPhoneNumber,
  declarationDeclarePhoneNumber,
  declarationVeriffSession,
  declarationVerificationStatus,
  declarationConsents,
  declarationConfirmation,
  declarationActivationStatus,
} satisfies Record<string, Endpoint>

export type EndpointName = keyof typeof allEndpoints
