import type { Context, Hono } from 'hono'
import { type Cents, toCents } from '../../../src/lib/money.ts'
import { orderReferenceParameter } from '../../../src/lib/order-reference.ts'
import type { RequestOf } from '../../../src/operator/contract/endpoint.ts'
import { esimOrders } from '../../../src/operator/contract/esim-orders.ts'
import { esimOrdersOffer } from '../../../src/operator/contract/esim-orders-offer.ts'
import { esimOrdersStatus } from '../../../src/operator/contract/esim-orders-status.ts'
import { simOrders } from '../../../src/operator/contract/sim-orders.ts'
import { simOrdersOffer } from '../../../src/operator/contract/sim-orders-offer.ts'
import { simOrdersStatus } from '../../../src/operator/contract/sim-orders-status.ts'
import type { ApiOptions } from '../api-options.ts'
import { takeTurn } from '../call-limits.ts'
import { callerOf } from '../caller.ts'
import type { Database } from '../database.ts'
import { limits } from '../limits.ts'
import { sessionOf } from '../log-in/sessions.ts'
import { returnUrlWith } from '../origins.ts'
import { startPayment } from '../payments.ts'
import { findSoldPlan } from '../plans/find-plan.ts'
import { type Handler, serveEndpoint } from '../serve-endpoint.ts'
import { cardPriceInCents, deliveries, esimPriceInCents, parcelTerminals } from './offer.ts'
import { askingOf, ownerIn } from './order-owner.ts'
import { findSimOrder, notePage, putSimOrder, type SimOrder } from './sim-order-records.ts'
import { esimStatus, simStatus } from './sim-order-status.ts'

type Request = RequestOf<typeof esimOrders>

/** Ordering SIM cards and eSIMs, paying for them, and the state of an order. */
export function serveSimOrders(
  app: Hono,
  { database, clock, providers: { acquirer, banks } }: ApiOptions,
): void {
  const orderSim: Handler<typeof simOrders> = async (within, request, context) => {
    const { delivery } = request
    const isKnown =
      delivery.method === 'address' ||
      parcelTerminals.some(({ parcelTerminalId }) => parcelTerminalId === delivery.parcelTerminalId)
    if (!isKnown) return { refusal: 'PARCEL_TERMINAL_NOT_AVAILABLE' }
    const price = cardPriceInCents + deliveries[delivery.method].priceInCents
    return order(within, 'sim', request, toCents(price), context)
  }

  const orderEsim: Handler<typeof esimOrders> = (within, request, context) =>
    order(within, 'esim', request, esimPriceInCents, context)

  async function order(
    within: Database,
    kind: SimOrder['kind'],
    request: Request,
    price: Cents,
    context: Context,
  ) {
    const { planId, payment } = request
    const now = clock.now()
    const plan = planId === undefined ? undefined : await findSoldPlan(within, planId, now)
    if (planId !== undefined && !plan) return { refusal: 'PLAN_NOT_AVAILABLE' as const }
    if (payment.method === 'bankLink' && !banks.all.some(({ bankId }) => bankId === payment.bankId))
      return { refusal: 'BANK_NOT_AVAILABLE' as const }
    const totalInCents = toCents(price + (plan?.priceInCents ?? 0))
    if (totalInCents === 0) await takeTurn(within, now, 'freeEsims', await callerOf(within, now, context))
    const paymentReference =
      totalInCents === 0 ? null : await startPayment(within, now, { ...request, amountInCents: totalInCents })
    const orderReference = await putSimOrder(within, now, {
      kind,
      owner: ownerIn(await sessionOf(within, now, context)),
      paymentReference,
      totalInCents,
      planId: planId ?? null,
      details: JSON.stringify(request),
    })
    if (paymentReference === null) return { answer: { orderReference, payment: null } }
    const back = returnUrlWith(context.req.header('Origin') ?? '', request.returnPath, {
      [orderReferenceParameter]: orderReference,
    })
    const redirectUrl = await openPayment(now, request, paymentReference, totalInCents, back)
    await notePage(within, orderReference, redirectUrl)
    return { answer: { orderReference, payment: { paymentReference, redirectUrl } } }
  }

  /** Where the order is paid. */
  function openPayment(
    now: number,
    { payment, language }: Request,
    paymentReference: string,
    amountInCents: Cents,
    back: string,
  ): Promise<string> {
    const order = {
      paymentReference,
      amountInCents,
      language,
      returnUrl: back,
      expiresAt: now + limits.paymentLife,
    }
    return payment.method === 'card' ? acquirer.openPage(order) : banks.openPage(order, payment.bankId)
  }

  const tellSimOrder: Handler<typeof simOrdersStatus> = async (within, { orderReference }, context) => {
    const found = await findSimOrder(within, 'sim', orderReference)
    if (!found) return { refusal: 'ORDER_NOT_FOUND' }
    const asking = askingOf(found, await sessionOf(within, clock.now(), context), clock.now())
    return { answer: await simStatus(within, found, asking) }
  }

  const tellEsimOrder: Handler<typeof esimOrdersStatus> = async (within, { orderReference }, context) => {
    const found = await findSimOrder(within, 'esim', orderReference)
    if (!found) return { refusal: 'ORDER_NOT_FOUND' }
    const asking = askingOf(found, await sessionOf(within, clock.now(), context), clock.now())
    return { answer: await esimStatus(within, found, asking) }
  }

  serveEndpoint(app, { database, clock }, simOrdersOffer, async () => ({
    answer: { cardPriceInCents, ...deliveries, parcelTerminals },
  }))
  serveEndpoint(app, { database, clock }, esimOrdersOffer, async () => ({
    answer: { priceInCents: esimPriceInCents },
  }))
  serveEndpoint(app, { database, clock }, simOrders, orderSim)
  serveEndpoint(app, { database, clock }, esimOrders, orderEsim)
  serveEndpoint(app, { database, clock }, simOrdersStatus, tellSimOrder)
  serveEndpoint(app, { database, clock }, esimOrdersStatus, tellEsimOrder)
}
