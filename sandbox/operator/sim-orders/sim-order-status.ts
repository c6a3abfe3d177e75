import type { WireAnswerOf } from '../../../src/operator/contract/endpoint.ts'
import type { esimOrdersStatus } from '../../../src/operator/contract/esim-orders-status.ts'
import { formatInstant } from '../../../src/operator/contract/instant.ts'
import type { simOrdersStatus } from '../../../src/operator/contract/sim-orders-status.ts'
import type { Database } from '../database.ts'
import { limits } from '../limits.ts'
import { findPayment } from '../payments.ts'
import { findNumber } from '../phone-numbers.ts'
import type { Asking } from './order-owner.ts'
import { isNotPaid, type SimOrder } from './sim-order-records.ts'

/** How an order of a SIM card is, as the operator answers it. Throws at a state that only an eSIM's order has. */
export async function simStatus(
  database: Database,
  order: SimOrder,
  asking: Asking,
): Promise<WireAnswerOf<typeof simOrdersStatus>> {
  const common = commonOf(order)
  if (await isNotPaid(database, order)) return { ...common, status: 'notPaid' }
  switch (order.state) {
    case 'posted':
      return { ...common, status: order.state, trackingNumber: order.trackingNumber }
    case 'awaitingPayment':
      return { ...common, status: order.state, redirectUrl: await payAt(database, order, asking) }
    case 'paid':
    case 'delivered':
      return { ...common, status: order.state }
    default:
      throw new Error(`not a state of a SIM card's order: ${order.state}`)
  }
}

/**
 * How an order of an eSIM is, as the operator answers it: for who ordered with its profile once it can be installed. A PUK
 * that has been there for a day is for a proven identity only. Throws at a state that only a SIM's order has.
 * Why: docs/decisions/0089-an-esim-opens-for-its-buyer.md
 */
export async function esimStatus(
  database: Database,
  order: SimOrder,
  asking: Asking,
): Promise<WireAnswerOf<typeof esimOrdersStatus>> {
  const common = commonOf(order)
  if (await isNotPaid(database, order)) return { ...common, status: 'notPaid' }
  switch (order.state) {
    case 'awaitingPayment':
      return { ...common, status: order.state, redirectUrl: await payAt(database, order, asking) }
    case 'preparing':
      return { ...common, status: order.state }
    case 'ready':
    case 'installed': {
      const { now, isStrong, by } = asking
      const { iccid, phoneNumber, smdpAddress, activationCode, createdAt } = await database
        .selectFrom('esimProfiles')
        .selectAll()
        .where('iccid', '=', order.iccid)
        .executeTakeFirstOrThrow()
      const profile = { iccid, smdpAddress, activationCode }
      const number = await findNumber(database, phoneNumber)
      const isOld = now >= createdAt + limits.pukOfOrder
      if (by === 'other' || (by === 'reference' && isOld))
        return { ...common, status: order.state, esim: null }
      const puk = number?.registration === 'undeclared' ? number.simPUK : null
      const pukNeedsStrongLogIn = puk !== null && !isStrong && isOld
      const simPUK = pukNeedsStrongLogIn ? null : puk
      return { ...common, status: order.state, esim: { phoneNumber, profile, simPUK, pukNeedsStrongLogIn } }
    }
    default:
      throw new Error(`not a state of an eSIM's order: ${order.state}`)
  }
}

/** The page where it is still to be paid, for who ordered. */
async function payAt(database: Database, order: SimOrder, { by }: Asking): Promise<string | null> {
  if (by === 'other' || order.paymentReference === null) return null
  const payment = await findPayment(database, order.paymentReference)
  return payment?.submitted ? null : order.redirectUrl
}

const commonOf = ({ orderReference, totalInCents, orderedAt }: SimOrder) => ({
  orderReference,
  totalInCents,
  orderedAt: formatInstant(orderedAt),
})
