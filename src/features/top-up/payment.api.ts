import type { CallOptions } from '../../operator/client/exchange.ts'
import { banklinkBankList } from '../../operator/contract/banklink-bank-list.ts'
import { banklinkPaymentRequest } from '../../operator/contract/banklink-payment-request.ts'
import type { RequestOf } from '../../operator/contract/endpoint.ts'
import { paymentApplePay } from '../../operator/contract/payment-applepay.ts'
import { paymentApplePaySession } from '../../operator/contract/payment-applepay-session.ts'
import { paymentCard } from '../../operator/contract/payment-card.ts'
import { paymentCheckResult } from '../../operator/contract/payment-check-result.ts'
import { paymentGooglePay } from '../../operator/contract/payment-googlepay.ts'
import { callOperator } from '../../session/call-operator.ts'

/** The calls that pay a top-up, loaded once someone is about to. Each ends in an outcome and never throws. */
export const paymentApi = (options: CallOptions = {}) => ({
  payByCard: (request: RequestOf<typeof paymentCard>, idempotencyKey: string) =>
    callOperator(paymentCard, request, { ...options, idempotencyKey }),
  payByGoogle: (request: RequestOf<typeof paymentGooglePay>, idempotencyKey: string) =>
    callOperator(paymentGooglePay, request, { ...options, idempotencyKey }),
  payByApple: (request: RequestOf<typeof paymentApplePay>, idempotencyKey: string) =>
    callOperator(paymentApplePay, request, { ...options, idempotencyKey }),
  payAtBank: (request: RequestOf<typeof banklinkPaymentRequest>, idempotencyKey: string) =>
    callOperator(banklinkPaymentRequest, request, { ...options, idempotencyKey }),
  /** The state of a payment that was begun before. */
  checkResult: (paymentReference: string) => callOperator(paymentCheckResult, { paymentReference }, options),
  banks: () => callOperator(banklinkBankList, {}, options),
  /** The merchant session that Apple's sheet asks for. */
  applePaySession: (validationUrl: string) =>
    callOperator(paymentApplePaySession, { validationUrl }, options),
})

export type PaymentApi = ReturnType<typeof paymentApi>
