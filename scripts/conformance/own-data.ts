import { getAccount } from '../../src/operator/client/account.ts'
import { accountHistory } from '../../src/operator/client/account-history.ts'
import { getAccountSettings } from '../../src/operator/client/account-settings.ts'
import { alerts } from '../../src/operator/client/alerts.ts'
import { commonUsage } from '../../src/operator/client/common-usage.ts'
import { dailyUsage } from '../../src/operator/client/daily-usage.ts'
import { dataCopy } from '../../src/operator/client/data-copy.ts'
import { detailedUsage } from '../../src/operator/client/detailed-usage.ts'
import { esimProfiles } from '../../src/operator/client/esim-profiles.ts'
import { monthlyUsage } from '../../src/operator/client/monthly-usage.ts'
import { numbersAtAGlance } from '../../src/operator/client/numbers-at-a-glance.ts'
import { showSimSecrets } from '../../src/operator/client/sim-secrets.ts'
import { spending } from '../../src/operator/client/spending.ts'
import { validateOrder } from '../../src/operator/client/validate-order.ts'
import { allEndpoints } from '../../src/operator/contract/all-endpoints.ts'
import { graphqlPath } from '../../src/operator/contract/endpoint.ts'
import type { Check } from './check.ts'
import { expectThat } from './difference.ts'
import { dataOf, offeredCards, yearsReport } from './examples.ts'
import type { World } from './world.ts'

type Whose = { ownedAsset: { phoneNumber: string } | null }
const numberOf = ({ account }: { account: Whose }) => account.ownedAsset?.phoneNumber

/** Whose each answer says that it is. */
const saysWhose: Record<string, (world: World, cookie: string) => Promise<string | undefined>> = {
  GET_ACCOUNT: async (world, cookie) =>
    numberOf(await dataOf(world, 'GET_ACCOUNT', getAccount.schema, { cookie })),
  GET_ACCOUNT_SETTINGS: async (world, cookie) =>
    numberOf(await dataOf(world, 'GET_ACCOUNT_SETTINGS', getAccountSettings.schema, { cookie })),
  showSimSecrets: async (world, cookie) =>
    numberOf(await dataOf(world, 'showSimSecrets', showSimSecrets.schema, { cookie })),
  accountHistory: async (world, cookie) =>
    numberOf(await dataOf(world, 'accountHistory', accountHistory.schema, { cookie })),
  commonUsage: async (world, cookie) =>
    numberOf(await dataOf(world, 'commonUsage', commonUsage.schema, { cookie })),
  detailedUsage: async (world, cookie) =>
    numberOf(await dataOf(world, 'detailedUsage', detailedUsage.schema, { cookie })),
  dailyUsage: async (world, cookie) =>
    (await dataOf(world, 'dailyUsage', dailyUsage.schema, { cookie })).dailyUsage.phoneNumber,
  alerts: async (world, cookie) =>
    (await dataOf(world, 'alerts', alerts.schema, { cookie })).alerts.phoneNumber,
  monthlyUsage: async (world, cookie) =>
    (await dataOf(world, 'monthlyUsage', monthlyUsage.schema, { cookie })).monthlyUsage.phoneNumber,
  serviceReport: async (world, cookie) => (await yearsReport(world, cookie)).phoneNumber,
  spending: async (world, cookie) =>
    (await dataOf(world, 'spending', spending.schema, { cookie })).serviceReport.phoneNumber,
}

/** A customer sees all that is theirs, and nothing of another customer. */
export const ownData: Check[] = [
  {
    rule: 'who has plans, cards, auto top-ups, eSIMs and a history is told all of them',
    profile: 'reading',
    paths: [graphqlPath],
    async run(world) {
      const { cookie, phoneNumber, otherNumber, ...has } = await world.state('fullAccount')
      const { account } = await dataOf(world, 'GET_ACCOUNT', getAccount.schema, { cookie })
      const { accountSettings } = await dataOf(world, 'GET_ACCOUNT_SETTINGS', getAccountSettings.schema, {
        cookie,
      })
      const usage = await dataOf(world, 'detailedUsage', detailedUsage.schema, { cookie })
      const glance = await dataOf(world, 'commonUsage', commonUsage.schema, { cookie })
      const history = await dataOf(world, 'accountHistory', accountHistory.schema, { cookie })
      const profiles = await dataOf(world, 'esimProfiles', esimProfiles.schema, { cookie })
      const report = await yearsReport(world, cookie)
      const { days } = (await dataOf(world, 'dailyUsage', dailyUsage.schema, { cookie })).dailyUsage
      const missing = Object.entries({
        'its numbers': [phoneNumber, otherNumber].every((number) =>
          account.ownedAssets.some((owned) => owned.phoneNumber === number),
        ),
        'the saved card': accountSettings.cardsDetails.some(
          ({ cardDetailsReference }) => cardDetailsReference === has.cardReference,
        ),
        'the auto top-up': accountSettings.recurringPayments.some(
          ({ recurringPaymentId, phoneNumber: toppedUp }) =>
            recurringPaymentId === has.recurringPaymentId && toppedUp === phoneNumber,
        ),
        'the plan’s allowances': usage.detailedUsage.orderedPlans.some(({ gains }) => gains.length > 0),
        'the plan’s allowances at a glance': glance.commonUsage.orderedPlans.some(
          ({ gains }) => gains.length > 0,
        ),
        'the history': history.account.history.some(({ amount }) => amount !== null && amount !== 0),
        'the eSIM': profiles.esimProfiles.some((profile) => profile.phoneNumber === phoneNumber),
        'the days of its usage': days.length > 0,
        'lines of calls, texts and data': ['CALLS', 'MESSAGES', 'DATA'].every((kind) =>
          report.groups.some(
            ({ kind: one, eurTotal, lines }) =>
              one === kind && eurTotal > 0 && lines.reduce((sum, { cost }) => sum + cost, 0) === eurTotal,
          ),
        ),
      }).flatMap(([what, isTold]) => (isTold ? [] : [what]))
      expectThat(missing.length === 0, `not told: ${missing.join(', ')}`)
    },
  },
  {
    rule: 'two customers who ask by turns are each told about their own number',
    profile: 'reading',
    paths: [graphqlPath],
    async run(world) {
      const [first, second] = [await world.state('fullAccount'), await world.state('fullAccount')]
      for (const [name, whose] of Object.entries(saysWhose))
        for (const { cookie, phoneNumber } of [first, second, first]) {
          const said = await whose(world, cookie)
          expectThat(said === phoneNumber, `${name} tells ${phoneNumber} about ${said}`)
        }
    },
  },
  {
    rule: 'at a glance are the numbers of the account, in its order, and no other customer’s',
    profile: 'reading',
    paths: [graphqlPath],
    async run(world) {
      const [first, second] = [await world.state('fullAccount'), await world.state('signedIn')]
      for (const { cookie } of [first, second, first]) {
        const { account } = await dataOf(world, 'GET_ACCOUNT', getAccount.schema, { cookie })
        const glance = await dataOf(world, 'numbersAtAGlance', numbersAtAGlance.schema, { cookie })
        const owned = account.ownedAssets.map(({ phoneNumber }) => phoneNumber)
        const seen = glance.numbersAtAGlance.map(({ phoneNumber }) => phoneNumber)
        expectThat(seen.join() === owned.join(), `${seen.join()} instead of ${owned.join()}`)
      }
    },
  },
  {
    rule: 'at a glance the current number has the plans that it has in detail',
    profile: 'reading',
    paths: [graphqlPath],
    async run(world) {
      const { cookie, phoneNumber } = await world.state('fullAccount')
      const glance = await dataOf(world, 'numbersAtAGlance', numbersAtAGlance.schema, { cookie })
      const seen = glance.numbersAtAGlance.find((one) => one.phoneNumber === phoneNumber)?.orderedPlans
      const { orderedPlans } = (await dataOf(world, 'commonUsage', commonUsage.schema, { cookie }))
        .commonUsage
      const [short, long] = [JSON.stringify(seen), JSON.stringify(orderedPlans)]
      expectThat(short === long, `${short?.slice(0, 100)} instead of ${long.slice(0, 100)}`)
    },
  },
  {
    rule: 'the copy of one’s data has one’s own number, and no other customer’s',
    profile: 'reading',
    paths: [graphqlPath],
    async run(world) {
      const [first, second] = [await world.state('fullAccount'), await world.state('fullAccount')]
      for (const [own, other] of [
        [first, second],
        [second, first],
      ] as const) {
        const { cookie } = own
        const { content } = (await dataOf(world, 'dataCopy', dataCopy.schema, { cookie })).dataCopy
        const digits = content.replaceAll(/\D/g, '')
        const has = ({ phoneNumber }: typeof own) => digits.includes(phoneNumber.slice(-8))
        expectThat(has(own), `it hasn’t ${own.phoneNumber}`)
        expectThat(!has(other), `it has ${other.phoneNumber} of another customer`)
      }
    },
  },
  {
    rule: 'an order would be paid from the balance of who asks',
    profile: 'reading',
    paths: [graphqlPath],
    async run(world) {
      const [first, second] = [await world.state('fullAccount'), await world.state('signedIn')]
      for (const { cookie } of [first, second, first]) {
        const { account } = await dataOf(world, 'GET_ACCOUNT', getAccount.schema, { cookie })
        const order = await dataOf(world, 'validateOrder', validateOrder.schema, { cookie })
        const { eurBalance } = order.validateOrder
        expectThat(
          eurBalance === account.balanceInEuro?.amount,
          `${eurBalance} cents instead of ${account.balanceInEuro?.amount}`,
        )
      }
    },
  },
  {
    rule: 'a saved card is offered for a top-up to its customer, and to no one else',
    profile: 'reading',
    paths: [allEndpoints.paymentMethodsAndCards.path],
    async run(world) {
      const { cookie, cardReference } = await world.state('fullAccount')
      const others = (await world.state('signedIn')).cookie
      const isOffered = async (asking?: string) => (await offeredCards(world, asking)).includes(cardReference)
      expectThat(await isOffered(cookie), 'it isn’t offered')
      expectThat(!(await isOffered(others)), 'another customer is offered it')
      expectThat(!(await isOffered()), 'a guest is offered it')
    },
  },
  {
    rule: 'no customer is told another one’s cards, auto top-ups, eSIMs or codes',
    profile: 'reading',
    paths: [graphqlPath],
    async run(world) {
      const owner = await world.state('fullAccount')
      const { cookie } = await world.state('signedInStrongly')
      const told = JSON.stringify([
        await dataOf(world, 'GET_ACCOUNT', getAccount.schema, { cookie }),
        await dataOf(world, 'GET_ACCOUNT_SETTINGS', getAccountSettings.schema, { cookie }),
        await dataOf(world, 'esimProfiles', esimProfiles.schema, { cookie }),
        await dataOf(world, 'accountHistory', accountHistory.schema, { cookie }),
        await yearsReport(world, cookie),
      ])
      for (const theirs of [
        owner.phoneNumber,
        owner.otherNumber,
        owner.cardReference,
        owner.recurringPaymentId,
      ])
        expectThat(!told.includes(theirs), `another customer is told ${theirs}`)
    },
  },
]
