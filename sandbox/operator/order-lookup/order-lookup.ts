import type { Hono } from 'hono'
import { sql } from 'kysely'
import * as v from 'valibot'
import type { PhoneNumber } from '../../../src/lib/phone-number.ts'
import { randomCode } from '../../../src/lib/random-code.ts'
import { formatInstant } from '../../../src/operator/contract/instant.ts'
import { orderLookup } from '../../../src/operator/contract/order-lookup.ts'
import { verifyOrderLookup } from '../../../src/operator/contract/verify-order-lookup.ts'
import type { ApiOptions } from '../api-options.ts'
import { callerOf } from '../caller.ts'
import { codeNotSent, codeNotVerified } from '../codes/code-answers.ts'
import { checkCode, sendCode } from '../codes/codes.ts'
import type { Database } from '../database.ts'
import { limits } from '../limits.ts'
import { cardOrder } from '../orders/account-orders.ts'
import { type Handler, serveEndpoint } from '../serve-endpoint.ts'
import type { SimOrder } from '../sim-orders/sim-order-records.ts'

// Why: docs/decisions/0150-a-guest-finds-an-order.md
/** Finding an order without an account: by its reference, and a code to the number that the buyer named. */
export function serveOrderLookup(app: Hono, { database, clock }: ApiOptions): void {
  const ask: Handler<typeof orderLookup> = async (within, request, context) => {
    const now = clock.now()
    const { phoneNumber, language } = request
    const found = await orderNaming(within, request)
    const orderLookupId = randomCode(26)
    const caller = await callerOf(within, now, context)
    const sent = await sendCode(within, now, {
      purpose: 'orderLookup',
      subject: orderLookupId,
      // A stranger who knows the number alone neither ends the holder's code nor keeps them waiting.
      about: `${bare(request.orderReference)} ${phoneNumber}`,
      phoneNumber,
      language,
      caller,
      goesOut: found !== undefined,
    })
    if (sent.kind !== 'sent') return { answer: codeNotSent(sent) }
    await within
      .insertInto('orderLookups')
      .values({ orderLookupId, orderReference: found?.orderReference ?? null, language })
      .execute()
    return {
      answer: {
        status: 'codeSent',
        orderLookupId,
        codeExpiresAt: formatInstant(now + limits.code.life),
        restrictedUntil: formatInstant(sent.resendAt),
      },
    }
  }

  const verify: Handler<typeof verifyOrderLookup> = async (within, { orderLookupId, verificationCode }) => {
    const now = clock.now()
    const asked = await within
      .selectFrom('orderLookups')
      .selectAll()
      .where('orderLookupId', '=', orderLookupId)
      .executeTakeFirst()
    if (!asked) return { refusal: 'ORDER_LOOKUP_NOT_FOUND' }
    const code = { purpose: 'orderLookup', subject: orderLookupId } as const
    const checked = await checkCode(within, now, code, verificationCode)
    if (checked.kind !== 'right') return { answer: codeNotVerified(checked) }
    const order = asked.orderReference === null ? undefined : await findOrder(within, asked.orderReference)
    // The code of a look-up that found nothing never went out: to guess it leads nowhere.
    if (!order) return { refusal: 'ORDER_LOOKUP_NOT_FOUND' }
    const { eurTotal, orderedAt, ...placed } = await cardOrder(order, {
      database: within,
      now,
      language: asked.language,
    })
    return {
      answer: {
        status: 'found',
        // The code proves the contact number, not the buyer: docs/decisions/0089-an-esim-opens-for-its-buyer.md
        order: {
          ...placed,
          phoneNumber: null,
          totalInCents: eurTotal,
          orderedAt: formatInstant(orderedAt),
        },
      },
    }
  }

  serveEndpoint(app, { database, clock }, orderLookup, ask)
  serveEndpoint(app, { database, clock }, verifyOrderLookup, verify)
}

const bare = (orderReference: string): string => orderReference.replaceAll('-', '')

const findOrder = (database: Database, orderReference: string): Promise<SimOrder | undefined> =>
  database.selectFrom('simOrders').selectAll().where('orderReference', '=', orderReference).executeTakeFirst()

const Buyer = v.object({ phoneNumber: v.string() })

/** The order with this reference whose buyer can be reached at the number. */
async function orderNaming(
  database: Database,
  { orderReference, phoneNumber }: { orderReference: string; phoneNumber: PhoneNumber },
): Promise<SimOrder | undefined> {
  const order = await database
    .selectFrom('simOrders')
    .selectAll()
    // People leave the hyphens out.
    .where(sql`replace(orderReference, '-', '')`, '=', bare(orderReference))
    .executeTakeFirst()
  return order && v.parse(Buyer, JSON.parse(order.details)).phoneNumber === phoneNumber ? order : undefined
}
