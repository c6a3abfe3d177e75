import * as v from 'valibot'
import { allOperations } from '../../src/operator/client/all-operations.ts'
import { type Order, orders } from '../../src/operator/client/orders.ts'
import { submitOrder } from '../../src/operator/client/submit-order.ts'
import { validateOrder } from '../../src/operator/client/validate-order.ts'
import { allEndpoints } from '../../src/operator/contract/all-endpoints.ts'
import { graphqlPath } from '../../src/operator/contract/endpoint.ts'
import { endpointExamples } from '../../src/operator/contract/endpoint-examples.ts'
import type { Check } from './check.ts'
import { expectThat } from './difference.ts'
import { dataOf, withNumber } from './examples.ts'
import { expectReceipt } from './expect-receipt.ts'
import type { World } from './world.ts'

const mostOrders = 50

const ordersOf = async (world: World, cookie: string): Promise<Order[]> =>
  (await dataOf(world, 'orders', orders.schema, { cookie })).orders

/** What `sim-orders/status` and `esim-orders/status` say, as `orders` says it. */
const stateBy = {
  awaitingPayment: 'AWAITING_PAYMENT',
  notPaid: 'NOT_PAID',
  paid: 'PREPARING',
  preparing: 'PREPARING',
  posted: 'POSTED',
  delivered: 'DELIVERED',
  ready: 'READY',
  installed: 'INSTALLED',
  unknown: undefined,
} as const

const cards = [
  { name: 'simOrders', status: 'simOrdersStatus', kind: 'SIM' },
  { name: 'esimOrders', status: 'esimOrdersStatus', kind: 'ESIM' },
] as const

/** What a customer has ordered is listed, as it is where it is asked for one by one. */
export const listedOrders: Check[] = [
  {
    rule: 'what was ordered is listed newest first, and no more than 50',
    profile: 'reading',
    paths: [graphqlPath],
    async run(world) {
      const { cookie } = await world.state('fullAccount')
      const times = (await ordersOf(world, cookie)).map(({ orderedAt }) => orderedAt)
      const isInOrder = times.every((time, index) => time <= (times[index - 1] ?? time))
      expectThat(times.length <= mostOrders && isInOrder, times.join(' '))
    },
  },
  {
    rule: 'what was ordered of plans is listed in another session too, and for no other customer',
    profile: 'spending',
    paths: [graphqlPath],
    async run(world) {
      const { cookie, otherCookie, phoneNumber } = await world.state('fullAccount')
      const variables = withNumber('submitOrder', allOperations.submitOrder.variables, phoneNumber)
      const { eurTotal } = (await dataOf(world, 'validateOrder', validateOrder.schema, { cookie }))
        .validateOrder
      const { orderReference, orderItems } = (
        await dataOf(world, 'submitOrder', submitOrder.schema, { cookie, variables })
      ).submitOrder
      const names = orderItems.map(({ planName }) => planName).join()
      const [newest] = await ordersOf(world, otherCookie)
      expectThat(
        newest?.orderReference === orderReference &&
          newest.kind === 'PLANS' &&
          newest.phoneNumber === phoneNumber &&
          newest.eurTotal === eurTotal &&
          newest.planNames.join() === names &&
          ['ACTIVATING', 'ACTIVE'].includes(newest.state),
        `${orderReference} of ${names} for ${eurTotal} cents is listed as ${JSON.stringify(newest)}`,
      )
      const others = await ordersOf(world, (await world.state('signedIn')).cookie)
      expectThat(
        others.every((one) => one.orderReference !== orderReference),
        `${orderReference} is listed for another customer`,
      )
    },
  },
  {
    rule: 'what was ordered of SIM cards and eSIMs is listed as its own status says',
    profile: 'spending',
    paths: [graphqlPath, ...cards.map(({ status }) => allEndpoints[status].path)],
    async run(world) {
      const { cookie } = await world.state('signedIn')
      for (const { name, status, kind } of cards) {
        const { text } = await world.call(allEndpoints[name], endpointExamples[name].request, { cookie })
        const { orderReference, payment } = v.parse(allEndpoints[name].answer, JSON.parse(text))
        const expectSame = async () => {
          const found = await world.call(allEndpoints[status], { orderReference }, { cookie })
          const order = v.parse(allEndpoints[status].answer, JSON.parse(found.text))
          const listed = (await ordersOf(world, cookie)).find((one) => one.orderReference === orderReference)
          expectThat(
            listed?.kind === kind &&
              listed.state === stateBy[order.status] &&
              listed.eurTotal === order.totalInCents &&
              listed.orderedAt === order.orderedAt &&
              (order.status !== 'posted' || listed.trackingNumber === order.trackingNumber) &&
              (!('esim' in order) || listed.phoneNumber === (order.esim?.phoneNumber ?? null)),
            `${JSON.stringify(order)} is listed as ${JSON.stringify(listed)}`,
          )
        }
        await expectSame()
        if (payment)
          await world.state('endedPayment', { paymentReference: payment.paymentReference, outcome: 'paid' })
        for (let step = 0; step < 3; step += 1) {
          await expectSame()
          await world.state('nextOrderState', { orderReference })
        }
      }
    },
  },
  {
    rule: 'an order that is paid may have a receipt of its sum, which adds up; one that isn’t paid has none',
    profile: 'spending',
    paths: [graphqlPath, ...cards.map(({ name }) => allEndpoints[name].path)],
    async run(world) {
      const { cookie } = await world.state('signedIn')
      const otherCookie = (await world.state('signedIn', { isSpare: true })).cookie
      for (const { name } of cards) {
        const { text } = await world.call(allEndpoints[name], endpointExamples[name].request, { cookie })
        const { orderReference, payment } = v.parse(allEndpoints[name].answer, JSON.parse(text))
        const listed = async () =>
          (await ordersOf(world, cookie)).find((one) => one.orderReference === orderReference)
        const unpaid = (await listed())?.receiptReference ?? null
        expectThat(unpaid === null, `${orderReference}: nothing was paid, and its receipt is ${unpaid}`)
        if (!payment) continue
        await world.state('endedPayment', { paymentReference: payment.paymentReference, outcome: 'paid' })
        const { receiptReference = null, eurTotal = null } = (await listed()) ?? {}
        if (receiptReference !== null)
          await expectReceipt(world, receiptReference, eurTotal, { cookie, otherCookie })
      }
    },
  },
]
