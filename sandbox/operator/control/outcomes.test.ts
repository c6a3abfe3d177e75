import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { systemClock } from '../../../src/lib/clock.ts'
import { callEndpoint } from '../../../src/operator/client/call-endpoint.ts'
import { declarationFailureReasons } from '../../../src/operator/contract/activation-error.ts'
import { linkResultKeys } from '../../../src/operator/contract/link-result.ts'
import { logout } from '../../../src/operator/contract/logout.ts'
import { createOperator, type Operator } from '../create-operator.ts'
import { child, type Declarer, declarerOf } from '../declaration/declarer.fixture.ts'
import { setFault } from '../faults.ts'
import { customerOf, site, type Told } from '../graphql/customer.fixture.ts'
import { numberOf } from '../number.fixture.ts'
import { bringInto } from '../people/scenarios.ts'
import { visitorOf } from '../visitor.ts'
import { type Outcomes, outcomes } from './outcomes.ts'

const minute = 60_000
const start = Date.UTC(2026, 0, 15, 10)
let operator: Operator
let now = start

// On a busy machine loading GraphQL takes longer than a test may.
beforeAll(() => import('../graphql/schema.ts'), 60_000)
beforeEach(async () => {
  now = start
  operator = await createOperator({ siteOrigin: site, machineNow: () => start })
})
afterEach(() => operator.close())

async function pass(milliseconds: number) {
  now += milliseconds
  await operator.advance(milliseconds)
}

/** Asks as the holder of a number; the answer and the refusal, as text to be looked through. */
async function as(number: string, query: string): Promise<string> {
  const told: Told = await (await customerOf(operator, numberOf(number), now))(query)
  return JSON.stringify([told.status, told.value, told.code])
}

const tomas = '616 16161'
const link = (number: string, who = tomas) =>
  as(
    who,
    `mutation { linkPhoneNumber(phoneNumber: "${numberOf(number)}") { linkPhoneNumberResponseKey linkPhoneNumberResponseType flowType } }`,
  )
const unlink = (number: string, who: string) =>
  as(who, `mutation { unlinkPhoneNumber(phoneNumber: "${numberOf(number)}") { linkPhoneNumberResponseKey } }`)
const enter = (code: string) =>
  as(
    tomas,
    `mutation { verifyPhoneNumberLink(phoneNumber: "${numberOf('690 00001')}", verificationCode: "${code}") { linkPhoneNumberResponseKey } }`,
  )
async function rightCode(): Promise<string> {
  const sent = await operator.database.selectFrom('codes').select('code').executeTakeFirstOrThrow()
  return sent.code
}
const wrongCode = async () => ((await rightCode()) === '000000' ? '111111' : '000000')
const order = (who: string, planIds: string) =>
  as(who, `mutation { submitOrder(planIds: [${planIds}]) { status } }`)
const plans = (who: string) => as(who, '{ detailedUsage { orderedPlans { status } } }')
const owners = '{ account { ownedAssets { phoneNumber ownershipType } } }'
const consents = (who: string) =>
  as(who, '{ accountSettings { consents { smsMarketingConsent phoneMarketingConsent } } }')
const switchTo = (number: string, who: string) =>
  as(who, `mutation { switchPhoneNumber(phoneNumber: "${numberOf(number)}") { switchPhoneNumberStatus } }`)

const puk = '12345678'

/** Someone who declares the number, called up to its PUK. */
async function declaring(number: string): Promise<Declarer> {
  const declarer = declarerOf(visitorOf(operator, site))
  await declarer.link(numberOf(number))
  return declarer
}

async function identified(number: string, personalCode?: string): Promise<Declarer> {
  const declarer = await declaring(number)
  await declarer.puk(puk)
  const check = await declarer.check()
  if (typeof check === 'string') throw new Error(check)
  await declarer.showDocument(check.sessionUrl, personalCode)
  await operator.runDueJobs(check.sessionUrl.split('/').at(-1))
  return declarer
}

/** The wire's name of a kind, where the client has turned one into the other. */
const wireNames: Record<string, string> = {
  invalidPUKCode: 'INVALID_PUK_CODE',
  retryThresholdReached: 'DECLARATION_RETRY_THRESHOLD_REACHED',
  strongAuthRequired: 'STRONG_AUTHORIZATION_REQUIRED',
  ageRequirementsNotMet: 'AGE_REQUIREMENTS_NOT_MET',
  marketingConsentRequired: 'MARKETING_CONSENT_REQUIRED',
  normal: 'DEFAULT',
}
const told = (answer: unknown): string =>
  JSON.stringify(answer).replaceAll(/"(\w+)"/g, (_word, kind: string) => `"${wireNames[kind] ?? kind}"`)

/** Goes each way of `outcomes`, and gives back what was reported at its end. */
const ways: { [Kind in keyof Outcomes]: Record<Outcomes[Kind], () => Promise<string>> } = {
  'Linking a number: result key': {
    FAILED_TO_SEND_VERIFICATION_CODE: () => link('690 00002'),
    INVALID_PHONE_NUMBER: () => link('699 99999'),
    async INVALID_VERIFICATION_CODE() {
      await link('690 00001')
      return enter(await wrongCode())
    },
    ALREADY_LINKED_TO_ANOTHER_ACCOUNT: () => link('623 45678'),
    ALREADY_LINKED_TO_SAME_ACCOUNT: () => link('655 55556', '655 55555'),
    async VERIFICATION_THRESHOLD_REACHED() {
      await link('690 00001')
      const wrong = await wrongCode()
      await enter(wrong)
      await enter(wrong)
      return enter(wrong)
    },
    async VERIFICATION_CODE_EXPIRED() {
      await link('690 00001')
      await pass(10 * minute)
      return enter(await rightCode())
    },
    DECLARATION_RETRY_THRESHOLD_REACHED: () => link('670 00010'),
    OWNERSHIP_ALREADY_DECLARED: () => link('612 34567'),
    ALREADY_ACTIVE: () => link(tomas),
    DECLARED_AWAITING_ACTIVATION: () => link('670 00009'),
    async SMS_RETRY_THRESHOLD_REACHED() {
      for (let count = 1; count < 9; count++) {
        await link('690 00001')
        await pass(minute)
      }
      return link('690 00001')
    },
    async SMS_RETRY_DELAY() {
      await link('690 00001')
      return link('690 00001')
    },
    ACCOUNT_UNLINKED: () => unlink('655 55556', '655 55555'),
    UNABLE_TO_UNLINK: () => unlink(tomas, tomas),
    DEFAULT: () => link('645 67890'),
  },
  'Linking a number: how it goes on': {
    LINK_SIM: () => link('690 00001'),
    DECLARE_SIM: () => link('670 00001'),
  },
  'Linking a number: severity': {
    SUCCESS: () => link('690 00001'),
    WARN: () => link('623 45678'),
    ERROR: () => link('690 00002'),
  },
  'Declaring a number: status': {
    DECLARATION_VERIFICATION_PENDING: async () => told(await (await declaring('670 00001')).puk(puk)),
    DECLARATION_FAILED: async () => told(await (await declaring('670 00001')).puk('87654321')),
  },
  'Declaring a number: why it failed': {
    async DECLARATION_RETRY_THRESHOLD_REACHED() {
      const declarer = await declaring('670 00001')
      await declarer.puk('87654321')
      await declarer.puk('87654321')
      return told(await declarer.puk('87654321'))
    },
    async STRONG_AUTHORIZATION_REQUIRED() {
      const atPuk = await (await declaring('670 00004')).puk(puk)
      const atEnd = await (await identified('670 00005')).confirm()
      expect(told(atEnd)).toContain('"STRONG_AUTHORIZATION_REQUIRED"')
      return told(atPuk)
    },
    AGE_REQUIREMENTS_NOT_MET: async () => told(await (await identified('670 00001', child)).verification()),
    MARKETING_CONSENT_REQUIRED: async () => told(await (await identified('670 00006')).confirm()),
    INVALID_PUK_CODE: async () => told(await (await declaring('670 00001')).puk('87654321')),
    DEFAULT: async () => told(await (await declaring('670 00008')).puk(puk)),
  },
  'Declaring a number: activation': {
    SUCCEEDED: async () => told(await (await identified('670 00001')).confirm()),
    async ACTIVATION_IN_PROGRESS() {
      const declarer = await identified('670 00002')
      const confirmed = told(await declarer.confirm())
      await pass(10 * minute)
      expect(told(await declarer.activation())).toContain('"SUCCEEDED"')
      return confirmed
    },
    async FAILED() {
      const declarer = await identified('670 00003')
      await declarer.confirm()
      await pass(minute)
      return told(await declarer.activation())
    },
  },
  'Declaring a number: consents': {
    MARKETING_CONSENT_PROVIDED: async () => told(await (await identified('670 00006')).consents()),
    FAILED_TO_PROVIDE_MARKETING_CONSENT: async () => told(await (await identified('670 00007')).consents()),
  },
  'Switching the number': {
    SUCCESS: () => switchTo('623 45678', '612 34567'),
    async MISSING_PHONE_NUMBER() {
      await bringInto(operator.database, now, 'number no longer in use', numberOf('655 55556'))
      return switchTo('655 55556', '655 55555')
    },
  },
  'A number’s owner': {
    LINKED: () => as('612 34567', owners),
    DECLARED: () => as('612 34567', owners),
  },
  'A consent': {
    ACCEPTED: () => consents('612 34567'),
    REJECTED: () => consents('612 34567'),
    NOT_SET: () => consents(tomas),
  },
  'A plan': {
    ACTIVE: () => plans('612 34567'),
    ACTIVATION_IN_PROGRESS: () => plans('622 22222'),
    CANCELLATION_IN_PROGRESS: () => plans('633 33333'),
    CANCELLED: () => plans('633 33333'),
  },
  'An order': {
    SUCCESS: () => order(tomas, '"uoga-s"'),
    async WARN() {
      await order(tomas, '"uoga-s"')
      return order(tomas, '"uoga-s", "uoga-m"')
    },
    ERROR: () => order('634 56789', '"uoga-s"'),
  },
  'Any call': {
    async '401'() {
      const asking = await customerOf(operator, numberOf(tomas), now)
      await pass(60 * minute)
      return `"${(await asking(owners)).status}"`
    },
    async '403'() {
      const [status] = JSON.parse(await consents('688 88888'))
      return `"${status}"`
    },
    async '503'() {
      await setFault(operator.database, { path: '*', visitor: '' }, { kind: 'status', status: 503 }, null)
      const { kind } = await callEndpoint(
        logout,
        {},
        { transport: { ...visitorOf(operator, site), clock: systemClock } },
      )
      return kind === 'unavailable' ? '"503"' : kind
    },
  },
}

describe.each(Object.entries(ways))('%s', (_kind, each) => {
  test.each(Object.entries<() => Promise<string>>(each))('%s', async (outcome, way) => {
    expect(await way()).toContain(`"${outcome}"`)
  })
})

test('every key and reason is reported how to be seen, and on the control page', async () => {
  expect(Object.keys(outcomes['Linking a number: result key'])).toEqual([...linkResultKeys])
  expect(Object.keys(outcomes['Declaring a number: why it failed'])).toEqual([...declarationFailureReasons])
  const page = await (await operator.fetch(new Request('http://127.0.0.1:4322/'))).text()
  for (const [kind, each] of Object.entries(outcomes))
    for (const outcome of [kind, ...Object.keys(each)]) expect(page).toContain(outcome)
})
