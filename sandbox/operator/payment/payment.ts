import type { Hono } from 'hono'
import type { RequestOf } from '../../../src/operator/contract/endpoint.ts'
import { paymentCard, paymentReferenceParameter } from '../../../src/operator/contract/payment-card.ts'
import { paymentCheckResult } from '../../../src/operator/contract/payment-check-result.ts'
import { paymentMethodsAndCards } from '../../../src/operator/contract/payment-methods-and-cards.ts'
import { ownedNumbers } from '../account/assets.ts'
import type { ApiOptions } from '../api-options.ts'
import { savedCardOf, savedCardsOf } from '../cards/saved-cards.ts'
import { limits } from '../limits.ts'
import { type Customer, customerOf, sessionOf } from '../log-in/sessions.ts'
import { returnUrlWith } from '../origins.ts'
import { cardName, findPayment, mask, refusalOf, resultOf, startPayment } from '../payments.ts'
import { type Handler, serveEndpoint } from '../serve-endpoint.ts'
import { switchedOff } from './switches.ts'
import { applePay, googlePay } from './wallet-parameters.ts'
import { autoTopUpOf, cardToPay, noteWishes, wishesOf } from './wishes.ts'

/** What the acquirer's page asks its payer about the card; undefined where it isn't to be kept. */
const keepingOf = (
  { phoneNumber }: Customer,
  { phoneNumber: toppedUp, saveCard, recurringPayment }: RequestOf<typeof paymentCard>,
) =>
  saveCard || recurringPayment
    ? { maskedPhoneNumber: mask(phoneNumber ?? toppedUp), isNeeded: recurringPayment !== undefined }
    : undefined

/** What a top-up may cost and how it may be paid, paying it by card, and the state of a payment. */
export function servePayment(app: Hono, { database, clock, providers }: ApiOptions): void {
  const tellMethods: Handler<typeof paymentMethodsAndCards> = async (within, _request, context) => {
    const customer = customerOf(await sessionOf(within, clock.now(), context), clock.now())
    const cards = customer ? await savedCardsOf(within, customer.partnerId) : []
    const off = await switchedOff(within)
    const all = [
      'card',
      ...(cards.length > 0 ? (['savedCard'] as const) : []),
      'googlePay',
      'applePay',
      'bankLink',
    ] as const
    const methods = all.filter((method) => !off.has(method))
    return {
      answer: {
        methods,
        cardsDetails: methods.includes('savedCard') ? cards.map(savedCardOf) : [],
        ...(methods.includes('googlePay') && { googlePay }),
        ...(methods.includes('applePay') && { applePay }),
        ...limits.topUp,
      },
    }
  }

  const begin: Handler<typeof paymentCard> = async (within, request, context) => {
    const now = clock.now()
    const refusal = await refusalOf(within, request)
    if (refusal) return { refusal }
    const customer = customerOf(await sessionOf(within, now, context), now)
    const paying = await cardToPay(within, now, customer, request)
    if ('refusal' in paying) return paying
    const paymentReference = await startPayment(
      within,
      now,
      request,
      paying.card && {
        method: 'savedCard',
        detail: cardName(paying.card.variant, paying.card.lastDigits),
      },
    )
    if (customer) await noteWishes(within, paymentReference, customer, request)
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
    const redirectUrl = await providers.acquirer.openPage(order, {
      savedCardDigits: paying.card?.lastDigits,
      keeping: customer && !paying.card ? keepingOf(customer, request) : undefined,
    })
    return { answer: { paymentReference, redirectUrl } }
  }

  const tell: Handler<typeof paymentCheckResult> = async (within, { paymentReference }, context) => {
    const payment = await findPayment(within, paymentReference)
    if (!payment) return { refusal: 'PAYMENT_NOT_FOUND' }
    const isWished = (await wishesOf(within, paymentReference))?.dayOfMonth != null
    const result = { ...resultOf(payment), ...(isWished && { beginsAutoTopUp: true }) }
    if (result.status !== 'paid') return { answer: result }
    const recurringPayment = await autoTopUpOf(within, paymentReference)
    const customer = customerOf(await sessionOf(within, clock.now(), context), clock.now())
    const own = (customer ? await ownedNumbers(within, customer.partnerId) : []).find(
      ({ phoneNumber }) => phoneNumber === payment.phoneNumber,
    )
    return {
      answer: {
        ...result,
        ...(recurringPayment && { recurringPayment }),
        ...(own && own.balanceInCents >= 0 && { balanceInCents: own.balanceInCents }),
      },
    }
  }

  serveEndpoint(app, { database, clock }, paymentMethodsAndCards, tellMethods)
  serveEndpoint(app, { database, clock }, paymentCard, begin)
  serveEndpoint(app, { database, clock }, paymentCheckResult, tell)
}
