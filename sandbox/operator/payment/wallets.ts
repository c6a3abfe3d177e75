import type { Context, Hono } from 'hono'
import type { CodeOf, RequestOf } from '../../../src/operator/contract/endpoint.ts'
import { paymentApplePay } from '../../../src/operator/contract/payment-applepay.ts'
import { paymentApplePaySession } from '../../../src/operator/contract/payment-applepay-session.ts'
import { paymentReferenceParameter } from '../../../src/operator/contract/payment-card.ts'
import { paymentGooglePay } from '../../../src/operator/contract/payment-googlepay.ts'
import { giveCard, openCardPayment } from '../../providers/acquirer/card-payments.ts'
import { applePayValidationPath, merchantSession } from '../../providers/wallets/parameters.ts'
import type { ApiOptions } from '../api.ts'
import type { Database } from '../database.ts'
import { limits } from '../limits.ts'
import { returnUrl } from '../origins.ts'
import { cardName, refusalOf, startPayment } from '../payments.ts'
import { type Handler, serveEndpoint } from '../serve-endpoint.ts'
import { readWalletToken } from './wallet-token.ts'

type Begun =
  | { refusal: CodeOf<typeof paymentApplePay> }
  | { paymentReference: string; redirectUrl: string | null }

/** Paying with what a wallet's sheet gave. It ends in the same books as a card does. */
export function serveWallets(app: Hono, { database, clock, ownOrigin }: ApiOptions): void {
  async function pay(
    within: Database,
    request: RequestOf<typeof paymentApplePay>,
    context: Context,
    method: 'googlePay' | 'applePay',
  ): Promise<Begun> {
    const now = clock.now()
    const refusal = await refusalOf(within, request)
    if (refusal) return { refusal }
    const token = await readWalletToken(within, request.paymentToken)
    if (!token) return { refusal: 'PAYMENT_TOKEN_REFUSED' }
    const paymentReference = await startPayment(within, now, request, {
      method,
      detail: cardName('VISA', token.card.number.slice(-4)),
    })
    await within.insertInto('walletTokens').values({ token: token.nonce, paymentReference }).execute()
    const { amountInCents, language, returnPath } = request
    const id = await openCardPayment(within, {
      paymentReference,
      amountInCents,
      language,
      returnUrl: returnUrl(context.req.header('Origin') ?? '', returnPath, {
        [paymentReferenceParameter]: paymentReference,
      }),
      savedCardDigits: null,
      expiresAt: now + limits.paymentLife,
    })
    // Apple's device has asked the holder already.
    const card = method === 'applePay' ? { ...token.card, secure: false } : token.card
    await giveCard(within, now, id, card)
    return { paymentReference, redirectUrl: card.secure ? `${ownOrigin()}/acquirer/secure/${id}` : null }
  }

  const payByGoogle: Handler<typeof paymentGooglePay> = async (within, request, context) => {
    const begun = await pay(within, request, context, 'googlePay')
    return 'refusal' in begun ? begun : { answer: begun }
  }

  const payByApple: Handler<typeof paymentApplePay> = async (within, request, context) => {
    const begun = await pay(within, request, context, 'applePay')
    return 'refusal' in begun ? begun : { answer: { paymentReference: begun.paymentReference } }
  }

  const validateMerchant: Handler<typeof paymentApplePaySession> = async (
    _within,
    { validationUrl },
    context,
  ) =>
    validationUrl === ownOrigin() + applePayValidationPath
      ? { answer: { merchantSession: merchantSession(clock.now(), context.req.header('Origin') ?? '') } }
      : { refusal: 'MERCHANT_NOT_VALIDATED' }

  serveEndpoint(app, database, paymentGooglePay, payByGoogle)
  serveEndpoint(app, database, paymentApplePay, payByApple)
  serveEndpoint(app, database, paymentApplePaySession, validateMerchant)
}
