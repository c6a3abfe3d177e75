import type { Context, Hono } from 'hono'
import type { CodeOf, RequestOf } from '../../../src/operator/contract/endpoint.ts'
import { paymentApplePay } from '../../../src/operator/contract/payment-applepay.ts'
import { paymentApplePaySession } from '../../../src/operator/contract/payment-applepay-session.ts'
import { paymentReferenceParameter } from '../../../src/operator/contract/payment-card.ts'
import { paymentGooglePay } from '../../../src/operator/contract/payment-googlepay.ts'
import type { ApiOptions } from '../api-options.ts'
import type { Database } from '../database.ts'
import { limits } from '../limits.ts'
import { returnUrlWith } from '../origins.ts'
import { cardName, noteSubmitted, refusalOf, startPayment } from '../payments.ts'
import { type Handler, serveEndpoint } from '../serve-endpoint.ts'

type Begun =
  | { refusal: CodeOf<typeof paymentApplePay> }
  | { paymentReference: string; redirectUrl: string | null }

/** Paying with what a wallet's sheet gave. It ends in the same books as a card does. */
export function serveWallets(app: Hono, { database, clock, providers }: ApiOptions): void {
  async function pay(
    within: Database,
    request: RequestOf<typeof paymentApplePay>,
    context: Context,
    method: 'googlePay' | 'applePay',
  ): Promise<Begun> {
    const now = clock.now()
    const refusal = await refusalOf(within, request)
    if (refusal) return { refusal }
    const token = providers.acquirer.readToken(request.paymentToken)
    if (!token || (await isUsed(within, token.nonce))) return { refusal: 'PAYMENT_TOKEN_REFUSED' }
    const paymentReference = await startPayment(within, now, request, {
      method,
      detail: cardName('VISA', token.lastDigits),
    })
    await within.insertInto('walletTokens').values({ token: token.nonce, paymentReference }).execute()
    const { amountInCents, language, returnPath } = request
    const order = {
      paymentReference,
      amountInCents,
      language,
      returnUrl: returnUrlWith(context.req.header('Origin') ?? '', returnPath, {
        [paymentReferenceParameter]: paymentReference,
      }),
      expiresAt: now + limits.paymentLife,
    }
    // Apple's device has asked the holder already.
    const redirectUrl = await providers.acquirer.payWithToken(order, request.paymentToken, {
      isHolderKnown: method === 'applePay',
    })
    if (redirectUrl === null) await noteSubmitted(within, paymentReference)
    return { paymentReference, redirectUrl }
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
  ) => {
    const siteOrigin = context.req.header('Origin') ?? ''
    const merchantSession = providers.applePay.validateMerchant(validationUrl, siteOrigin)
    return merchantSession ? { answer: { merchantSession } } : { refusal: 'MERCHANT_NOT_VALIDATED' }
  }

  serveEndpoint(app, { database, clock }, paymentGooglePay, payByGoogle)
  serveEndpoint(app, { database, clock }, paymentApplePay, payByApple)
  serveEndpoint(app, { database, clock }, paymentApplePaySession, validateMerchant)
}

/** A wallet's token pays once. */
async function isUsed(database: Database, token: string): Promise<boolean> {
  const used = await database
    .selectFrom('walletTokens')
    .select('token')
    .where('token', '=', token)
    .executeTakeFirst()
  return used !== undefined
}
