import * as v from 'valibot'
import { alerts, changeAlert, changeMessages } from '../../src/operator/client/alerts.ts'
import { blockPhoneNumber } from '../../src/operator/client/block-phone-number.ts'
import { changeConsent } from '../../src/operator/client/change-consent.ts'
import { changeRoaming } from '../../src/operator/client/change-roaming.ts'
import { closeAccount } from '../../src/operator/client/close-account.ts'
import { deleteRecurringPayments } from '../../src/operator/client/delete-recurring-payments.ts'
import { deleteSavedCard } from '../../src/operator/client/delete-saved-card.ts'
import { editProfileAsset } from '../../src/operator/client/edit-profile-asset.ts'
import { esimProfiles } from '../../src/operator/client/esim-profiles.ts'
import { unlinkPhoneNumber } from '../../src/operator/client/link-phone-number.ts'
import { moveEsimProfile } from '../../src/operator/client/move-esim-profile.ts'
import { pauseRecurringPayment } from '../../src/operator/client/pause-recurring-payment.ts'
import { switchPhoneNumber } from '../../src/operator/client/switch-phone-number.ts'
import { formatEuroAmount } from '../../src/operator/contract/euro-amount.ts'
import { logout } from '../../src/operator/contract/logout.ts'
import { sessions } from '../../src/operator/contract/sessions.ts'
import type { Check } from './check.ts'
import { expectThat } from './difference.ts'
import { dataOf, offeredCards } from './examples.ts'
import { accountOf, balanceOf, historyOf, plansOf, settingsOf, told } from './read-again.ts'
import type { World } from './world.ts'

const alertsOf = async (world: World, cookie: string) =>
  (await dataOf(world, 'alerts', alerts.schema, { cookie })).alerts

const esimsOf = async (world: World, cookie: string) =>
  (await dataOf(world, 'esimProfiles', esimProfiles.schema, { cookie })).esimProfiles

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
]
