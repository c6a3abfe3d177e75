import { commonUsage } from '../../src/operator/client/common-usage.ts'
import { numbersAtAGlance } from '../../src/operator/client/numbers-at-a-glance.ts'
import { setUpRecurringPayment } from '../../src/operator/client/set-up-recurring-payment.ts'
import { submitOrder } from '../../src/operator/client/submit-order.ts'
import { terminatePlan } from '../../src/operator/client/terminate-plan.ts'
import { validateOrder } from '../../src/operator/client/validate-order.ts'
import { withdrawFromContract } from '../../src/operator/client/withdraw-from-contract.ts'
import type { Check } from './check.ts'
import { expectThat } from './difference.ts'
import { dataOf, yearsReport } from './examples.ts'
import { balanceOf, historyOf, plansOf, settingsOf, told } from './read-again.ts'
import type { World } from './world.ts'

/** Whether it is seen at a glance that a plan was ordered: there, or on its way. */
async function isSeenAtAGlance(world: World, cookie: string, planId: string): Promise<boolean> {
  const { commonUsage: glance } = await dataOf(world, 'commonUsage', commonUsage.schema, { cookie })
  const isThere = glance.orderedPlans.some((one) => one.planId === planId)
  return isThere || glance.pendingOperations.lastActivationStartedAt !== null
}

/** What remains of a number, where all of the account's are seen. */
async function balanceAtAGlance(world: World, cookie: string, phoneNumber: string) {
  const glance = await dataOf(world, 'numbersAtAGlance', numbersAtAGlance.schema, { cookie })
  const number = glance.numbersAtAGlance.find((one) => one.phoneNumber === phoneNumber)
  return number?.balanceInEuro?.amount
}

/** From which balance an order would be paid. */
const eurBalanceOf = async (world: World, cookie: string) =>
  (await dataOf(world, 'validateOrder', validateOrder.schema, { cookie })).validateOrder.eurBalance

/** Of the examples: the account doesn't have it yet. */
const orderedPlan = 'uoga-m'

async function order(world: World, cookie: string, phoneNumber: string): Promise<string> {
  const variables = { planIds: [orderedPlan], phoneNumber }
  const data = await dataOf(world, 'submitOrder', submitOrder.schema, { cookie, variables })
  const [item] = data.submitOrder.orderItems
  expectThat(item?.submitted === true, JSON.stringify(data))
  return item.planId
}

/** The same of what spends money: plans, and auto top-ups that are set up. */
export const spendingReadBack: Check[] = [
  {
    rule: 'an auto top-up that was set up is in another session with its sum, day, card and number',
    profile: 'spending',
    async run(world) {
      const { cookie, otherCookie, phoneNumber, cardReference } = await world.state('fullAccount')
      const asked = { phoneNumber, dayOfMonth: 7, cardDetailsReference: cardReference }
      const data = await dataOf(world, 'setUpRecurringPayment', setUpRecurringPayment.schema, {
        cookie,
        variables: { recurringPaymentInput: { ...asked, amount: '15,00', mandateAccepted: true } },
        idempotencyKey: world.newKey(),
      })
      const { recurringPaymentId } = data.setUpRecurringPayment
      const { recurringPayments } = await settingsOf(world, otherCookie)
      const [found] = recurringPayments.filter((one) => one.recurringPaymentId === recurringPaymentId)
      expectThat(
        found?.amount === 15_00 &&
          found.dayOfMonth === asked.dayOfMonth &&
          found.phoneNumber === phoneNumber &&
          found.cardDetailsReference === cardReference &&
          !found.isPaused &&
          found.nextPaymentDate !== null,
        told(found),
      )
    },
  },
  {
    rule: 'a plan that was ordered is in another session, and its price has left the balance and is in the history',
    profile: 'spending',
    async run(world) {
      const { cookie, otherCookie, phoneNumber } = await world.state('fullAccount')
      const before = await balanceOf(world, otherCookie)
      await eurBalanceOf(world, otherCookie)
      await balanceAtAGlance(world, otherCookie, phoneNumber)
      const [last] = await historyOf(world, otherCookie)
      const wasSeen = await isSeenAtAGlance(world, otherCookie, orderedPlan)
      const reported = (await yearsReport(world, otherCookie)).eurTotal
      const planId = await order(world, cookie, phoneNumber)
      const plan = (await plansOf(world, otherCookie)).orderedPlans.find((one) => one.planId === planId)
      expectThat(plan !== undefined, 'it isn’t')
      const isSeen = await isSeenAtAGlance(world, otherCookie, planId)
      expectThat(!wasSeen && isSeen, `at a glance it is ${wasSeen ? 'there before' : 'not there'}`)
      const after = await balanceOf(world, otherCookie)
      const spent = before - after
      const seen = await balanceAtAGlance(world, otherCookie, phoneNumber)
      expectThat(seen === after, `at a glance there are ${seen} cents of ${after}`)
      const left = await eurBalanceOf(world, otherCookie)
      expectThat(left === after, `the next order would be paid from ${left} cents of ${after}`)
      expectThat(spent === plan.eurPrice, `${spent} cents left for a plan of ${plan.eurPrice}`)
      const [newest] = await historyOf(world, otherCookie)
      expectThat(
        newest?.id !== last?.id && newest?.kind === 'PLANS' && newest.amount === -spent,
        `the history begins with ${newest?.kind}`,
      )
      const more = (await yearsReport(world, otherCookie)).eurTotal - reported
      expectThat(more === spent, `the report has ${more} cents more`)
    },
  },
  {
    rule: 'a plan that was cancelled is, in another session, cancelled or about to be',
    profile: 'spending',
    async run(world) {
      const { cookie, otherCookie, phoneNumber } = await world.state('fullAccount')
      const [plan] = (await plansOf(world, otherCookie)).orderedPlans
      expectThat(plan !== undefined, 'the account has no plan')
      const data = await dataOf(world, 'terminatePlan', terminatePlan.schema, {
        cookie,
        variables: { planId: plan.planId, phoneNumber },
      })
      const { planId, phoneNumber: whose } = data.terminatePlan
      expectThat(planId === plan.planId && whose === phoneNumber, JSON.stringify(data))
      const { orderedPlans, pendingOperations } = await plansOf(world, otherCookie)
      const found = orderedPlans.find(({ orderedPlanId }) => orderedPlanId === plan.orderedPlanId)
      expectThat(
        found?.status !== 'ACTIVE' || pendingOperations.lastTerminationStartedAt !== null,
        told(found),
      )
    },
  },
  {
    rule: 'what a withdrawal gives back is in the balance of another session, where the plan has ended',
    profile: 'spending',
    async run(world) {
      const { cookie, otherCookie, phoneNumber } = await world.state('fullAccount')
      const planId = await order(world, cookie, phoneNumber)
      const plan = (await plansOf(world, otherCookie)).orderedPlans.find((one) => one.planId === planId)
      expectThat(plan?.withdrawalPossibleUntil != null, 'nothing says until when one may withdraw')
      const before = await balanceOf(world, otherCookie)
      const data = await dataOf(world, 'withdrawFromContract', withdrawFromContract.schema, {
        cookie,
        variables: { orderedPlanId: plan.orderedPlanId, phoneNumber },
      })
      const { orderedPlanId, eurRefund } = data.withdrawFromContract
      expectThat(orderedPlanId === plan.orderedPlanId, JSON.stringify(data))
      const given = (await balanceOf(world, otherCookie)) - before
      expectThat(given === eurRefund, `${given} cents came back, told ${eurRefund}`)
      const { orderedPlans } = await plansOf(world, otherCookie)
      const found = orderedPlans.find((one) => one.orderedPlanId === orderedPlanId)
      expectThat(
        !found || (found.status !== 'ACTIVE' && found.withdrawalPossibleUntil === null),
        told(found?.status),
      )
    },
  },
]
