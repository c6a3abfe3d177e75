import { allOperations } from '../../src/operator/client/all-operations.ts'
import { changeConsent } from '../../src/operator/client/change-consent.ts'
import { changeRoaming } from '../../src/operator/client/change-roaming.ts'
import { deleteRecurringPayments } from '../../src/operator/client/delete-recurring-payments.ts'
import { deleteSavedCard } from '../../src/operator/client/delete-saved-card.ts'
import { editProfileAsset } from '../../src/operator/client/edit-profile-asset.ts'
import {
  linkPhoneNumber,
  unlinkPhoneNumber,
  verifyPhoneNumberLink,
} from '../../src/operator/client/link-phone-number.ts'
import { switchPhoneNumber } from '../../src/operator/client/switch-phone-number.ts'
import type { Check } from './check.ts'
import { expectThat } from './difference.ts'
import { dataOf } from './examples.ts'

const wrongCode = '000000'

/** What changes the test account and sends texts, but costs nothing. */
export const writing: Check[] = [
  {
    rule: 'roaming is what it was switched to',
    profile: 'writing',
    async run(world) {
      const { cookie, phoneNumber } = await world.state('signedIn')
      for (const on of [false, true]) {
        const variables = { on, phoneNumber }
        const data = await dataOf(world, 'changeRoaming', changeRoaming.schema, { cookie, variables })
        expectThat(data.changeRoaming.roamingStatus === (on ? 'ON' : 'OFF'), JSON.stringify(data))
      }
    },
  },
  {
    rule: 'a consent is what it was set to',
    profile: 'writing',
    async run(world) {
      const { cookie, phoneNumber } = await world.state('signedIn')
      for (const consentType of ['SMS_MARKETING', 'PHONE_MARKETING'])
        for (const acceptanceType of ['ACCEPTED', 'REJECTED']) {
          const variables = { consentType, acceptanceType, phoneNumber }
          const data = await dataOf(world, 'changeConsent', changeConsent.schema, { cookie, variables })
          expectThat(data.changeConsent.acceptanceType === acceptanceType, JSON.stringify(data))
        }
    },
  },
  {
    rule: 'a nickname is what it was changed to',
    profile: 'writing',
    async run(world) {
      const { cookie, phoneNumber } = await world.state('signedIn')
      const variables = { phoneNumberProfileInput: { phoneNumber, nickname: 'Uogelė', avatarName: null } }
      const data = await dataOf(world, 'editProfileAsset', editProfileAsset.schema, { cookie, variables })
      expectThat(data.editProfileAsset.profile.nickname === 'Uogelė', JSON.stringify(data))
    },
  },
  {
    rule: 'another account’s number is neither switched to, renamed nor unlinked',
    profile: 'writing',
    async run(world) {
      const { cookie } = await world.state('signedIn')
      const { phoneNumber } = await world.state('othersNumber')
      const variables = { phoneNumber }
      const switched = await dataOf(world, 'switchPhoneNumber', switchPhoneNumber.schema, {
        cookie,
        variables,
      })
      const { switchPhoneNumberStatus } = switched.switchPhoneNumber
      expectThat(switchPhoneNumberStatus === 'MISSING_PHONE_NUMBER', `switched: ${switchPhoneNumberStatus}`)
      const profile = { phoneNumberProfileInput: { phoneNumber, nickname: 'Ne mano', avatarName: null } }
      const renamed = await world.query('editProfileAsset', allOperations.editProfileAsset, {
        cookie,
        variables: profile,
      })
      expectThat(renamed.kind === 'refusal' && renamed.code === 'NUMBER_NOT_OWNED', renamed.text.slice(0, 80))
      const unlinked = await dataOf(world, 'unlinkPhoneNumber', unlinkPhoneNumber.schema, {
        cookie,
        variables,
      })
      expectThat(unlinked.unlinkPhoneNumber.linkPhoneNumberResponseType === 'ERROR', JSON.stringify(unlinked))
    },
  },
  {
    rule: 'another account’s cards and auto top-ups are not removed',
    profile: 'writing',
    async run(world) {
      const { cookie } = await world.state('signedIn')
      const ids = { recurringPaymentIds: ['not-mine'] }
      const ended = await dataOf(world, 'deleteRecurringPayments', deleteRecurringPayments.schema, {
        cookie,
        variables: ids,
      })
      expectThat(
        ended.deleteRecurringPayments.every(({ isRemoved }) => !isRemoved),
        JSON.stringify(ended),
      )
      const card = { cardReference: 'not-mine' }
      const forgotten = await dataOf(world, 'deleteSavedCard', deleteSavedCard.schema, {
        cookie,
        variables: card,
      })
      expectThat(!forgotten.deleteSavedCard.isRemoved, JSON.stringify(forgotten))
      const paused = await world.query('pauseRecurringPayment', allOperations.pauseRecurringPayment, {
        cookie,
        variables: { recurringPaymentId: 'not-mine', paused: true },
      })
      expectThat(
        paused.kind === 'refusal' && paused.code === 'RECURRING_PAYMENT_NOT_FOUND',
        paused.text.slice(0, 80),
      )
    },
  },
  {
    rule: 'a wrong code is an attempt less, once a key, until none is left',
    profile: 'writing',
    async run(world) {
      const { cookie } = await world.state('signedIn')
      const { phoneNumber } = await world.state('freeNumber')
      const sent = await dataOf(world, 'linkPhoneNumber', linkPhoneNumber.schema, {
        cookie,
        variables: { phoneNumber },
      })
      const { linkPhoneNumberResponseType, flowType, attemptsLeft } = sent.linkPhoneNumber
      expectThat(linkPhoneNumberResponseType === 'SUCCESS' && flowType === 'LINK_SIM', JSON.stringify(sent))
      expectThat(attemptsLeft !== null && attemptsLeft > 0, `attemptsLeft is ${attemptsLeft}`)
      const idempotencyKey = world.newKey()
      const guess = (key: string) =>
        dataOf(world, 'verifyPhoneNumberLink', verifyPhoneNumberLink.schema, {
          cookie,
          variables: { phoneNumber, verificationCode: wrongCode },
          idempotencyKey: key,
        })
      const first = await guess(idempotencyKey)
      const again = await guess(idempotencyKey)
      expectThat(JSON.stringify(first) === JSON.stringify(again), 'the same key got another answer')
      expectThat(first.verifyPhoneNumberLink.attemptsLeft === attemptsLeft - 1, JSON.stringify(first))
      for (let left = attemptsLeft - 2; left >= 0; left--) await guess(world.newKey())
      const { linkPhoneNumberResponseKey } = (await guess(world.newKey())).verifyPhoneNumberLink
      expectThat(
        ['VERIFICATION_THRESHOLD_REACHED', 'VERIFICATION_CODE_EXPIRED'].includes(
          linkPhoneNumberResponseKey?.key ?? '',
        ),
        `after the last attempt: ${linkPhoneNumberResponseKey?.key}`,
      )
    },
  },
  {
    rule: 'another code so soon is refused until a time to come',
    profile: 'writing',
    async run(world) {
      const { cookie } = await world.state('signedIn')
      const { phoneNumber } = await world.state('freeNumber')
      const link = () =>
        dataOf(world, 'linkPhoneNumber', linkPhoneNumber.schema, { cookie, variables: { phoneNumber } })
      await link()
      const { linkPhoneNumberResponseKey, restrictedUntil } = (await link()).linkPhoneNumber
      expectThat(linkPhoneNumberResponseKey?.key === 'SMS_RETRY_DELAY', `${linkPhoneNumberResponseKey?.key}`)
      expectThat(restrictedUntil !== null, 'restrictedUntil is null')
    },
  },
]
