import * as v from 'valibot'
import { getAccount } from '../../src/operator/client/account.ts'
import { accountHistory } from '../../src/operator/client/account-history.ts'
import { allOperations } from '../../src/operator/client/all-operations.ts'
import { detailedUsage } from '../../src/operator/client/detailed-usage.ts'
import { submitOrder } from '../../src/operator/client/submit-order.ts'
import { allEndpoints } from '../../src/operator/contract/all-endpoints.ts'
import { graphqlPath } from '../../src/operator/contract/endpoint.ts'
import { endpointExamples } from '../../src/operator/contract/endpoint-examples.ts'
import type { PaymentResult } from '../../src/operator/contract/payment-check-result.ts'
import type { Check } from './check.ts'
import { expectThat } from './difference.ts'
import { dataOf, withNumber } from './examples.ts'
import type { World } from './world.ts'

const amountInCents = 1000

interface TopUp {
  cookie: string
  phoneNumber: string
  paymentReference: string
  balanceBefore: number
}

/** How a top-up begins: by card, and at a bank where there is one. A wallet's token comes from a wallet alone. */
async function waysToPay(world: World) {
  const { paymentCard, banklinkBankList, banklinkPaymentRequest } = allEndpoints
  const byCard = { endpoint: paymentCard, more: {} }
  if (![banklinkBankList, banklinkPaymentRequest].every(({ path }) => world.covers(path))) return [byCard]
  const { text } = await world.call(banklinkBankList, {})
  const [bank] = v.parse(banklinkBankList.answer, JSON.parse(text)).banks
  return bank ? [byCard, { endpoint: banklinkPaymentRequest, more: { bankId: bank.bankId } }] : [byCard]
}
type WayToPay = Awaited<ReturnType<typeof waysToPay>>[number]

/** A customer who has begun to top up their own number. */
async function beginTopUp(world: World, { endpoint, more }: WayToPay): Promise<TopUp> {
  const { cookie, phoneNumber } = await world.state('signedIn')
  const balanceBefore = await balanceOf(world, cookie)
  const request = { phoneNumber, amountInCents, language: 'lt', line: 'uoga', returnPath: '/laukiama' }
  const { text } = await world.call(endpoint, { ...request, ...more }, { cookie })
  const { paymentReference } = v.parse(endpoint.answer, JSON.parse(text))
  return { cookie, phoneNumber, paymentReference, balanceBefore }
}

async function balanceOf(world: World, cookie: string): Promise<number> {
  const { account } = await dataOf(world, 'GET_ACCOUNT', getAccount.schema, { cookie })
  return account.balanceInEuro?.amount ?? 0
}

/** How a payment is, as its own customer hears it, or a guest. */
async function resultOf(world: World, paymentReference: string, cookie?: string): Promise<PaymentResult> {
  const { paymentCheckResult } = allEndpoints
  const { text } = await world.call(paymentCheckResult, { paymentReference }, { cookie })
  return v.parse(paymentCheckResult.answer, JSON.parse(text))
}

async function expectPaid(world: World, topUp: TopUp): Promise<void> {
  const { cookie, phoneNumber, paymentReference, balanceBefore } = topUp
  const result = await resultOf(world, paymentReference, cookie)
  expectThat(result.status === 'paid', `check-result says ${result.status}`)
  expectThat(result.amountInCents === amountInCents, `${result.amountInCents} cents`)
  expectThat(
    result.maskedPhoneNumber.endsWith(phoneNumber.slice(-3)) &&
      !result.maskedPhoneNumber.includes(phoneNumber),
    `maskedPhoneNumber is ${result.maskedPhoneNumber}`,
  )
  const after = await balanceOf(world, cookie)
  expectThat(after === balanceBefore + amountInCents, `${balanceBefore} cents became ${after}`)
  expectThat(
    result.balanceInCents === undefined || result.balanceInCents === after,
    `check-result's balance is ${result.balanceInCents}, the account's ${after}`,
  )
  const asGuest = await resultOf(world, paymentReference)
  expectThat(
    asGuest.status === 'paid' && asGuest.balanceInCents === undefined,
    `a guest who has the reference is told ${JSON.stringify(asGuest)}`,
  )
  const { account } = await dataOf(world, 'accountHistory', accountHistory.schema, { cookie })
  const [newest] = account.history
  expectThat(
    newest?.kind === 'TOP_UPS' && newest.amount === amountInCents,
    `the history begins with ${newest?.kind} of ${newest?.amount}`,
  )
}

/** What each order is called, and the states that it goes through once it is paid for. */
const orders = [
  ['simOrders', 'simOrdersStatus', ['paid', 'posted', 'delivered']],
  ['esimOrders', 'esimOrdersStatus', ['preparing', 'ready', 'installed']],
] as const

/** An order whose payment waits; undefined where it costs nothing. */
async function beginOrder(world: World, name: 'simOrders' | 'esimOrders', cookie: string) {
  const { text } = await world.call(allEndpoints[name], endpointExamples[name].request, { cookie })
  const { orderReference, payment } = v.parse(allEndpoints[name].answer, JSON.parse(text))
  return payment && { orderReference, paymentReference: payment.paymentReference }
}

/** How an order is, as who ordered hears it. */
async function orderAs(
  world: World,
  name: 'simOrdersStatus' | 'esimOrdersStatus',
  orderReference: string,
  cookie: string,
) {
  const { text } = await world.call(allEndpoints[name], { orderReference }, { cookie })
  return v.parse(allEndpoints[name].answer, JSON.parse(text))
}

/** Where payments and orders end, each brought about and read back. */
export const endings: Check[] = [
  {
    rule: 'a top-up that is paid is so for its customer and for who has the reference, in the balance and in the history',
    profile: 'spending',
    async run(world) {
      for (const way of await waysToPay(world)) {
        const topUp = await beginTopUp(world, way)
        const before = await resultOf(world, topUp.paymentReference, topUp.cookie)
        expectThat(before.status === 'pending', `before anything was paid: ${before.status}`)
        await world.state('endedPayment', { paymentReference: topUp.paymentReference, outcome: 'paid' })
        await expectPaid(world, topUp)
      }
    },
  },
  ...(['refused', 'cancelled', 'expired'] as const).map(
    (outcome): Check => ({
      rule: `a top-up that is ${outcome} says so, and moves no money`,
      profile: 'spending',
      async run(world) {
        for (const way of await waysToPay(world)) {
          const { cookie, paymentReference, balanceBefore } = await beginTopUp(world, way)
          await world.state('endedPayment', { paymentReference, outcome })
          const { status } = await resultOf(world, paymentReference, cookie)
          expectThat(status === outcome, `${way.endpoint.path}: check-result says ${status}`)
          const after = await balanceOf(world, cookie)
          expectThat(after === balanceBefore, `${balanceBefore} cents became ${after}`)
        }
      },
    }),
  ),
  {
    rule: 'a top-up that expired is paid where the acquirer says so late, and said twice it is one',
    profile: 'spending',
    async run(world) {
      for (const way of await waysToPay(world)) {
        const topUp = await beginTopUp(world, way)
        const { paymentReference } = topUp
        for (const outcome of ['expired', 'paid', 'paid'] as const)
          await world.state('endedPayment', { paymentReference, outcome })
        await expectPaid(world, topUp)
      }
    },
  },
  {
    rule: 'an order that is paid goes through its states, and one that isn’t is notPaid',
    profile: 'spending',
    async run(world) {
      const { cookie } = await world.state('signedIn')
      for (const [name, statusName, states] of orders) {
        const paid = await beginOrder(world, name, cookie)
        if (!paid) continue
        const orderOf = ({ orderReference }: typeof paid) =>
          orderAs(world, statusName, orderReference, cookie)
        const waiting = await orderOf(paid)
        expectThat(
          waiting.status === 'awaitingPayment' && waiting.redirectUrl !== null,
          `${name}: who ordered is told ${JSON.stringify(waiting)}`,
        )
        await world.state('endedPayment', { paymentReference: paid.paymentReference, outcome: 'paid' })
        for (const state of states) {
          const { status } = await orderOf(paid)
          expectThat(status === state, `${name}: ${status} instead of ${state}`)
          await world.state('nextOrderState', { orderReference: paid.orderReference })
        }
        const refused = await beginOrder(world, name, cookie)
        if (!refused) continue
        const { paymentReference } = refused
        await world.state('endedPayment', { paymentReference, outcome: 'refused' })
        const { status } = await orderOf(refused)
        expectThat(status === 'notPaid', `${name}: ${status} after a refused payment`)
      }
    },
  },
  {
    rule: 'an order of a plan that the balance doesn’t cover says so, and nothing is ordered or charged',
    profile: 'spending',
    paths: [graphqlPath],
    async run(world) {
      const { cookie, phoneNumber } = await world.state('noBalance')
      const variables = withNumber('submitOrder', allOperations.submitOrder.variables, phoneNumber)
      const data = await dataOf(world, 'submitOrder', submitOrder.schema, { cookie, variables })
      const { status, errorMessage, orderItems } = data.submitOrder
      expectThat(status === 'ERROR', `its status is ${status}`)
      expectThat(errorMessage === 'INSUFFICIENT_BALANCE', `its error is ${errorMessage}`)
      expectThat(
        orderItems.every(({ submitted }) => !submitted),
        'an item was submitted',
      )
      const { ordered, balance } = {
        ordered: (await dataOf(world, 'detailedUsage', detailedUsage.schema, { cookie })).detailedUsage,
        balance: await balanceOf(world, cookie),
      }
      expectThat(ordered.orderedPlans.length === 0 && balance === 0, `${balance} cents, and a plan is there`)
    },
  },
]
