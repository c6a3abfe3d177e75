import * as v from 'valibot'
import { getAccount } from '../../src/operator/client/account.ts'
import { accountHistory } from '../../src/operator/client/account-history.ts'
import { getAccountSettings } from '../../src/operator/client/account-settings.ts'
import { alerts, changeAlert, changeMessages } from '../../src/operator/client/alerts.ts'
import { blockPhoneNumber } from '../../src/operator/client/block-phone-number.ts'
import { changeConsent } from '../../src/operator/client/change-consent.ts'
import { changeRoaming } from '../../src/operator/client/change-roaming.ts'
import { closeAccount } from '../../src/operator/client/close-account.ts'
import { commonUsage } from '../../src/operator/client/common-usage.ts'
import { deleteRecurringPayments } from '../../src/operator/client/delete-recurring-payments.ts'
import { deleteSavedCard } from '../../src/operator/client/delete-saved-card.ts'
import { detailedUsage } from '../../src/operator/client/detailed-usage.ts'
import { editProfileAsset } from '../../src/operator/client/edit-profile-asset.ts'
import { esimProfiles } from '../../src/operator/client/esim-profiles.ts'
import { unlinkPhoneNumber } from '../../src/operator/client/link-phone-number.ts'
import { moveEsimProfile } from '../../src/operator/client/move-esim-profile.ts'
import { numbersAtAGlance } from '../../src/operator/client/numbers-at-a-glance.ts'
import { pauseRecurringPayment } from '../../src/operator/client/pause-recurring-payment.ts'
import { setUpRecurringPayment } from '../../src/operator/client/set-up-recurring-payment.ts'
import { submitOrder } from '../../src/operator/client/submit-order.ts'
import { switchPhoneNumber } from '../../src/operator/client/switch-phone-number.ts'
import { terminatePlan } from '../../src/operator/client/terminate-plan.ts'
import { validateOrder } from '../../src/operator/client/validate-order.ts'
import { withdrawFromContract } from '../../src/operator/client/withdraw-from-contract.ts'
import { formatEuroAmount } from '../../src/operator/contract/euro-amount.ts'
import { logout } from '../../src/operator/contract/logout.ts'
import { sessions } from '../../src/operator/contract/sessions.ts'
import type { Check } from './check.ts'
import { expectThat } from './difference.ts'
import { dataOf, offeredCards, yearsReport } from './examples.ts'
import type { World } from './world.ts'

const accountOf = async (world: World, cookie: string) =>
  (await dataOf(world, 'GET_ACCOUNT', getAccount.schema, { cookie })).account

const settingsOf = async (world: World, cookie: string) =>
  (await dataOf(world, 'GET_ACCOUNT_SETTINGS', getAccountSettings.schema, { cookie })).accountSettings

const plansOf = async (world: World, cookie: string) =>
  (await dataOf(world, 'detailedUsage', detailedUsage.schema, { cookie })).detailedUsage

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

const historyOf = async (world: World, cookie: string) =>
  (await dataOf(world, 'accountHistory', accountHistory.schema, { cookie, variables: { limit: 5 } })).account
    .history

const alertsOf = async (world: World, cookie: string) =>
  (await dataOf(world, 'alerts', alerts.schema, { cookie })).alerts

const esimsOf = async (world: World, cookie: string) =>
  (await dataOf(world, 'esimProfiles', esimProfiles.schema, { cookie })).esimProfiles

async function balanceOf(world: World, cookie: string): Promise<number> {
  const { balanceInEuro } = await accountOf(world, cookie)
  expectThat(balanceInEuro !== null, 'the balance is not known')
  return balanceInEuro.amount
}

/** From which balance an order would be paid. */
const eurBalanceOf = async (world: World, cookie: string) =>
  (await dataOf(world, 'validateOrder', validateOrder.schema, { cookie })).validateOrder.eurBalance

const told = (found: unknown): string => `the other session is told ${JSON.stringify(found)}`

/** Of the examples: the account doesn't have it yet. */
const orderedPlan = 'uoga-m'

async function order(world: World, cookie: string, phoneNumber: string): Promise<string> {
  const variables = { planIds: [orderedPlan], phoneNumber }
  const data = await dataOf(world, 'submitOrder', submitOrder.schema, { cookie, variables })
  const [item] = data.submitOrder.orderItems
  expectThat(item?.submitted === true, JSON.stringify(data))
  return item.planId
}

/** What a write did is there for who asks otherwise: by another call, in another session of the account. */
export const readBack: Check[] = [
  {
    rule: 'a session that logged out is gone from the list of another one',
    profile: 'writing',
    async run(world) {
      const { cookie, otherCookie } = await world.state('fullAccount')
      const count = async () => {
        const { text } = await world.call(sessions, {}, { cookie })
        return v.parse(sessions.answer, JSON.parse(text)).sessions.length
      }
      const before = await count()
      await world.call(logout, {}, { cookie: otherCookie })
      const left = await count()
      expectThat(before === 2 && left === 1, `${before} before, ${left} after`)
    },
  },
  {
    rule: 'roaming that was switched is so in another session',
    profile: 'writing',
    async run(world) {
      const { cookie, otherCookie, phoneNumber } = await world.state('fullAccount')
      for (const on of [false, true]) {
        const variables = { on, phoneNumber }
        await dataOf(world, 'changeRoaming', changeRoaming.schema, { cookie, variables })
        const { roamingStatus } = await settingsOf(world, otherCookie)
        expectThat(roamingStatus === (on ? 'ON' : 'OFF'), told(roamingStatus))
      }
    },
  },
  {
    rule: 'a number that was blocked is so in another session, and loses nothing by it',
    profile: 'writing',
    async run(world) {
      const { cookie, otherCookie, phoneNumber } = await world.state('fullAccount')
      const before = await balanceOf(world, otherCookie)
      const data = await dataOf(world, 'blockPhoneNumber', blockPhoneNumber.schema, {
        cookie,
        variables: { blocked: true, phoneNumber },
      })
      expectThat(
        data.blockPhoneNumber.isBlocked && data.blockPhoneNumber.phoneNumber === phoneNumber,
        JSON.stringify(data),
      )
      const { balanceInEuro } = await accountOf(world, otherCookie)
      expectThat(balanceInEuro?.active === false && balanceInEuro.amount === before, told(balanceInEuro))
    },
  },
  {
    rule: 'alerts and caps that were turned on and off are so in another session, with their sum',
    profile: 'writing',
    async run(world) {
      const { cookie, otherCookie, phoneNumber } = await world.state('fullAccount')
      for (const { kind, amounts } of (await alertsOf(world, cookie)).alerts)
        for (const isOn of [true, false]) {
          const amount = amounts.at(isOn ? -1 : 0) ?? null
          const wished = amount === null ? null : formatEuroAmount(amount)
          const changed = await dataOf(world, 'changeAlert', changeAlert.schema, {
            cookie,
            variables: { alertInput: { kind, isOn, amount: wished }, phoneNumber },
          })
          const all = await alertsOf(world, otherCookie)
          expectThat(told(changed.changeAlert) === told(all), `changed: ${told(changed.changeAlert)}`)
          const found = all.alerts.find((alert) => alert.kind === kind)
          expectThat(found?.isOn === isOn && found.amount === amount, told(found))
        }
    },
  },
  {
    rule: 'how messages come is so in another session once it was changed, and alerts are in that language',
    profile: 'writing',
    async run(world) {
      const { cookie, otherCookie, phoneNumber } = await world.state('fullAccount')
      const texts = new Set<string>()
      for (const [language, quietHours] of [
        ['EN', { from: 22, until: 8 }],
        ['RU', { from: 0, until: 6 }],
        ['LT', null],
      ] as const) {
        const messagesInput = { language, channel: 'TEXT', quietHours }
        const changed = await dataOf(world, 'changeMessages', changeMessages.schema, {
          cookie,
          variables: { messagesInput, phoneNumber },
        })
        const found = await alertsOf(world, otherCookie)
        const [same, channels] = [told(changed.changeMessages) === told(found), found.channels]
        expectThat(same && channels.includes('TEXT'), `changed: ${told(changed.changeMessages)}`)
        const isSo = JSON.stringify(found.quietHours) === JSON.stringify(quietHours)
        expectThat(found.language === language && found.channel === 'TEXT' && isSo, told(found))
        texts.add(found.alerts[0]?.text ?? '')
      }
      expectThat(texts.size === 3, `what an alert says is the same in three languages: ${[...texts][0]}`)
    },
  },
  {
    rule: 'an account that is to be closed says in another session until when it is kept, and goes on once it is kept',
    profile: 'writing',
    async run(world) {
      const { cookie, otherCookie } = await world.state('fullAccount')
      for (const closed of [true, false]) {
        const data = await dataOf(world, 'closeAccount', closeAccount.schema, {
          cookie,
          variables: { closed },
        })
        const { validTo } = await accountOf(world, otherCookie)
        expectThat(validTo === data.closeAccount.validTo && (validTo !== null) === closed, told(validTo))
      }
    },
  },
  {
    rule: 'a new eSIM profile for another device is there in another session, beside the earlier one, and is made once',
    profile: 'writing',
    async run(world) {
      const { cookie, otherCookie } = await world.state('fullAccount')
      const before = await esimsOf(world, otherCookie)
      const [first] = before
      expectThat(first !== undefined, 'the account has no eSIM')
      const ask = async () =>
        (
          await dataOf(world, 'moveEsimProfile', moveEsimProfile.schema, {
            cookie,
            variables: { iccid: first.iccid },
          })
        ).moveEsimProfile
      const made = await ask()
      expectThat((await ask()).iccid === made.iccid, 'asked again, it is another one')
      const after = await esimsOf(world, otherCookie)
      const isThere = after.some(
        ({ iccid, phoneNumber }) => iccid === made.iccid && phoneNumber === first.phoneNumber,
      )
      expectThat(isThere && after.length <= before.length + 1, told(after))
    },
  },
  {
    rule: 'a consent that was changed is so in another session',
    profile: 'writing',
    async run(world) {
      const { cookie, otherCookie, phoneNumber } = await world.state('fullAccount')
      for (const acceptanceType of ['ACCEPTED', 'REJECTED'] as const) {
        for (const consentType of ['SMS_MARKETING', 'PHONE_MARKETING']) {
          const variables = { consentType, acceptanceType, phoneNumber }
          await dataOf(world, 'changeConsent', changeConsent.schema, { cookie, variables })
        }
        const { smsMarketingConsent, phoneMarketingConsent } = (await settingsOf(world, otherCookie)).consents
        expectThat(
          smsMarketingConsent === acceptanceType && phoneMarketingConsent === acceptanceType,
          told([smsMarketingConsent, phoneMarketingConsent]),
        )
      }
    },
  },
  {
    rule: 'a nickname that was changed is so in another session, and no other number’s',
    profile: 'writing',
    async run(world) {
      const { cookie, otherCookie, phoneNumber } = await world.state('fullAccount')
      const variables = { phoneNumberProfileInput: { phoneNumber, nickname: 'Uogelė', avatarName: null } }
      await dataOf(world, 'editProfileAsset', editProfileAsset.schema, { cookie, variables })
      const { ownedAssets } = await accountOf(world, otherCookie)
      const named = ownedAssets.filter(
        ({ userPhoneNumberProfile }) => userPhoneNumberProfile?.nickname === 'Uogelė',
      )
      expectThat(named.length === 1 && named[0]?.phoneNumber === phoneNumber, told(named))
    },
  },
  {
    rule: 'a number that was switched to is the current one of every later answer',
    profile: 'writing',
    async run(world) {
      const { cookie, otherNumber } = await world.state('fullAccount')
      const variables = { phoneNumber: otherNumber }
      await dataOf(world, 'switchPhoneNumber', switchPhoneNumber.schema, { cookie, variables })
      const { ownedAsset } = await accountOf(world, cookie)
      expectThat(ownedAsset?.phoneNumber === otherNumber, `the account’s is ${ownedAsset?.phoneNumber}`)
      const { orderedPlans } = await plansOf(world, cookie)
      expectThat(orderedPlans.length === 0, 'the plans are the earlier number’s')
      const history = await historyOf(world, cookie)
      expectThat(history.length === 0, 'the history is the earlier number’s')
    },
  },
  {
    rule: 'a number that was unlinked is gone in another session',
    profile: 'writing',
    async run(world) {
      const { cookie, otherCookie, otherNumber } = await world.state('fullAccount')
      const variables = { phoneNumber: otherNumber }
      const data = await dataOf(world, 'unlinkPhoneNumber', unlinkPhoneNumber.schema, { cookie, variables })
      const { linkPhoneNumberResponseType, linkPhoneNumberResponseKey } = data.unlinkPhoneNumber
      const isKept = linkPhoneNumberResponseKey?.key === 'UNABLE_TO_UNLINK'
      expectThat(linkPhoneNumberResponseType === 'SUCCESS' || isKept, JSON.stringify(data))
      const { ownedAssets } = await accountOf(world, otherCookie)
      const isThere = ownedAssets.some(({ phoneNumber }) => phoneNumber === otherNumber)
      expectThat(
        isThere === isKept,
        `${linkPhoneNumberResponseType}, and it is ${isThere ? '' : 'not '}there`,
      )
    },
  },
  {
    rule: 'an auto top-up that was paused is so in another session, until it goes on',
    profile: 'writing',
    async run(world) {
      const { cookie, otherCookie, recurringPaymentId } = await world.state('fullAccount')
      for (const paused of [true, false]) {
        const variables = { recurringPaymentId, paused }
        const data = await dataOf(world, 'pauseRecurringPayment', pauseRecurringPayment.schema, {
          cookie,
          variables,
        })
        expectThat(data.pauseRecurringPayment.isPaused === paused, JSON.stringify(data))
        const { recurringPayments } = await settingsOf(world, otherCookie)
        const [found] = recurringPayments.filter((one) => one.recurringPaymentId === recurringPaymentId)
        expectThat(found?.isPaused === paused, told(found))
        expectThat(
          (found.nextPaymentDate === null) === paused,
          `the next payment is ${found.nextPaymentDate}`,
        )
      }
    },
  },
  {
    rule: 'an auto top-up that was ended is gone in another session, and its card is there',
    profile: 'writing',
    async run(world) {
      const { cookie, otherCookie, recurringPaymentId, cardReference } = await world.state('fullAccount')
      const variables = { recurringPaymentIds: [recurringPaymentId] }
      const data = await dataOf(world, 'deleteRecurringPayments', deleteRecurringPayments.schema, {
        cookie,
        variables,
      })
      const [removal] = data.deleteRecurringPayments
      expectThat(
        removal?.isRemoved === true && removal.recurringPaymentId === recurringPaymentId,
        JSON.stringify(data),
      )
      const { recurringPayments, cardsDetails } = await settingsOf(world, otherCookie)
      expectThat(recurringPayments.length === 0, told(recurringPayments))
      expectThat(
        cardsDetails.some(({ cardDetailsReference }) => cardDetailsReference === cardReference),
        'the card is gone with it',
      )
    },
  },
  {
    rule: 'a card that was forgotten is gone in another session, with its auto top-ups',
    profile: 'writing',
    async run(world) {
      const { cookie, otherCookie, recurringPaymentId, cardReference } = await world.state('fullAccount')
      const variables = { cardReference }
      expectThat(
        (await offeredCards(world, otherCookie)).includes(cardReference),
        'a top-up doesn’t offer it',
      )
      const data = await dataOf(world, 'deleteSavedCard', deleteSavedCard.schema, { cookie, variables })
      const { isRemoved, recurringPaymentsRemoved } = data.deleteSavedCard
      expectThat(isRemoved && data.deleteSavedCard.cardReference === cardReference, JSON.stringify(data))
      expectThat(recurringPaymentsRemoved.join() === recurringPaymentId, JSON.stringify(data))
      const { recurringPayments, cardsDetails } = await settingsOf(world, otherCookie)
      expectThat(
        recurringPayments.length + cardsDetails.length === 0,
        told([...recurringPayments, ...cardsDetails]),
      )
      const offered = await offeredCards(world, otherCookie)
      expectThat(offered.length === 0, `a top-up still offers ${offered.join(', ')}`)
    },
  },
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
