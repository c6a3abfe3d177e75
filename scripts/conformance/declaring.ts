import * as v from 'valibot'
import { allOperations } from '../../src/operator/client/all-operations.ts'
import { allEndpoints } from '../../src/operator/contract/all-endpoints.ts'
import type { AnswerOf, Endpoint } from '../../src/operator/contract/endpoint.ts'
import type { Check } from './check.ts'
import { expectThat } from './difference.ts'
import type { World } from './world.ts'

/** Someone signed in who declares a number, a new one where none is given, call by call. */
async function declarer(world: World, card?: { phoneNumber: string; pukCode: string }) {
  const { cookie } = await world.state('signedIn')
  const { phoneNumber, pukCode } = card ?? (await world.state('undeclaredNumber'))
  const linked = await answerOf(world, allEndpoints.declarationLinkPhoneNumber, cookie, {
    phoneNumber,
    language: 'lt',
  })
  expectThat(linked.flowType === 'DECLARE_SIM', `flowType is ${linked.flowType}`)
  expectThat(linked.declarationId !== null, 'declarationId is null')
  return { cookie, phoneNumber, pukCode, declarationId: linked.declarationId }
}

async function answerOf<E extends Endpoint>(
  world: World,
  endpoint: E,
  cookie: string,
  request: object,
  address?: string,
): Promise<AnswerOf<E>> {
  const result = await world.call(endpoint, request, { cookie, address })
  expectThat(result.kind === 'answer', `${endpoint.path}: refused with ${result.text.slice(0, 80)}`)
  const value: AnswerOf<E> = v.parse(endpoint.answer, JSON.parse(result.text))
  return value
}

async function expectRefusal(
  world: World,
  endpoint: Endpoint,
  cookie: string,
  request: object,
  code: string,
) {
  const result = await world.call(endpoint, request, { cookie })
  expectThat(
    result.kind === 'refusal' && result.code === code,
    `${endpoint.path}: ${result.text.slice(0, 80)}`,
  )
}

const isWrongPuk = (told: AnswerOf<typeof allEndpoints.declarationDeclarePhoneNumber>): boolean =>
  told.declarationStatus === 'DECLARATION_FAILED' && told.reason === 'invalidPUKCode'

/** In which language the identity is checked, and where the person comes back to. */
const check = { language: 'lt', returnPath: '/aktyvuok' }

/** From a new SIM card to a number in its holder's account; the provider of identities is a state. */
export const declaring: Check[] = [
  {
    rule: 'PUK, identity and confirmation make a number its holder’s',
    profile: 'writing',
    async run(world) {
      const { cookie, phoneNumber, pukCode, declarationId } = await declarer(world)
      const ask = <E extends Endpoint>(endpoint: E, more: object = {}) =>
        answerOf(world, endpoint, cookie, { declarationId, ...more })
      const { declarationStatus } = await ask(allEndpoints.declarationDeclarePhoneNumber, { pukCode })
      expectThat(declarationStatus === 'DECLARATION_VERIFICATION_PENDING', declarationStatus)
      const { sessionUrl } = await ask(allEndpoints.declarationVeriffSession, check)
      const before = await ask(allEndpoints.declarationVerificationStatus)
      expectThat(before.verificationStatus !== 'approved', 'approved before anything was shown')
      await world.state('approvedIdentity', { sessionUrl })
      const { verificationStatus } = await ask(allEndpoints.declarationVerificationStatus)
      expectThat(verificationStatus === 'approved', `after the provider's word: ${verificationStatus}`)
      const { activationStatus } = await ask(allEndpoints.declarationConfirmation, { dataConfirmed: true })
      expectThat(activationStatus === 'SUCCEEDED', `activation: ${activationStatus}`)
      const account = await world.query('GET_ACCOUNT', allOperations.GET_ACCOUNT, { cookie })
      expectThat(account.text.includes(phoneNumber), 'the account doesn’t have the number')
    },
  },
  {
    rule: 'an identity that was declined says why, one whose pictures won’t do is shown again, and neither activates a number',
    profile: 'writing',
    async run(world) {
      for (const outcome of ['declined', 'resubmissionRequested'] as const) {
        const { cookie, pukCode, declarationId } = await declarer(world)
        const ask = <E extends Endpoint>(endpoint: E, more: object = {}) =>
          answerOf(world, endpoint, cookie, { declarationId, ...more })
        await ask(allEndpoints.declarationDeclarePhoneNumber, { pukCode })
        const { sessionUrl } = await ask(allEndpoints.declarationVeriffSession, check)
        await world.state('endedIdentity', { sessionUrl, outcome })
        const { verificationStatus } = await ask(allEndpoints.declarationVerificationStatus)
        expectThat(verificationStatus === outcome, `${verificationStatus} instead of ${outcome}`)
        const request = { declarationId, dataConfirmed: true }
        await expectRefusal(
          world,
          allEndpoints.declarationConfirmation,
          cookie,
          request,
          'IDENTITY_NOT_VERIFIED',
        )
        if (outcome === 'resubmissionRequested') await ask(allEndpoints.declarationVeriffSession, check)
      }
    },
  },
  {
    rule: 'a number that takes time to activate is in progress, and then its holder’s, or it failed and isn’t',
    profile: 'writing',
    async run(world) {
      for (const [outcome, ended] of [
        ['activated', 'SUCCEEDED'],
        ['notActivated', 'FAILED'],
      ] as const) {
        const card = await world.state('undeclaredNumber', { outcome })
        const { cookie, phoneNumber, pukCode, declarationId } = await declarer(world, card)
        const ask = <E extends Endpoint>(endpoint: E, more: object = {}) =>
          answerOf(world, endpoint, cookie, { declarationId, ...more })
        await ask(allEndpoints.declarationDeclarePhoneNumber, { pukCode })
        const { sessionUrl } = await ask(allEndpoints.declarationVeriffSession, check)
        await world.state('approvedIdentity', { sessionUrl })
        const begun = await ask(allEndpoints.declarationConfirmation, { dataConfirmed: true })
        expectThat(begun.activationStatus === 'ACTIVATION_IN_PROGRESS', `at first: ${begun.activationStatus}`)
        await world.state('endedActivation', { declarationId })
        const { activationStatus } = await ask(allEndpoints.declarationActivationStatus)
        expectThat(activationStatus === ended, `${activationStatus} instead of ${ended}`)
        const account = await world.query('GET_ACCOUNT', allOperations.GET_ACCOUNT, { cookie })
        const isThere = account.text.includes(phoneNumber)
        expectThat(isThere === (ended === 'SUCCEEDED'), `the account has ${isThere ? 'it' : 'it not'}`)
      }
    },
  },
  {
    rule: 'a number that wants consents first is activated once they were answered',
    profile: 'writing',
    async run(world) {
      const card = await world.state('undeclaredNumber', { outcome: 'wantsConsents' })
      const { cookie, pukCode, declarationId } = await declarer(world, card)
      const ask = <E extends Endpoint>(endpoint: E, more: object = {}) =>
        answerOf(world, endpoint, cookie, { declarationId, ...more })
      await ask(allEndpoints.declarationDeclarePhoneNumber, { pukCode })
      const { sessionUrl } = await ask(allEndpoints.declarationVeriffSession, check)
      await world.state('approvedIdentity', { sessionUrl })
      const confirm = () => ask(allEndpoints.declarationConfirmation, { dataConfirmed: true })
      const wanting = await confirm()
      expectThat(
        wanting.activationStatus === 'FAILED' && wanting.reason === 'marketingConsentRequired',
        `before the consents: ${JSON.stringify(wanting)}`,
      )
      const answers = { smsMarketingConsent: 'REJECTED', phoneMarketingConsent: 'ACCEPTED' }
      const { marketingConsentOutcome } = await ask(allEndpoints.declarationConsents, answers)
      expectThat(marketingConsentOutcome === 'MARKETING_CONSENT_PROVIDED', marketingConsentOutcome)
      const { activationStatus } = await confirm()
      expectThat(activationStatus === 'SUCCEEDED', `after the consents: ${activationStatus}`)
    },
  },
  {
    rule: 'no identity is checked before the PUK was right',
    profile: 'writing',
    async run(world) {
      const { cookie, declarationId } = await declarer(world)
      const request = { declarationId, ...check }
      await expectRefusal(world, allEndpoints.declarationVeriffSession, cookie, request, 'PUK_NOT_VERIFIED')
    },
  },
  {
    rule: 'no number is activated before an identity was approved',
    profile: 'writing',
    async run(world) {
      const { cookie, pukCode, declarationId } = await declarer(world)
      await answerOf(world, allEndpoints.declarationDeclarePhoneNumber, cookie, { declarationId, pukCode })
      const request = { declarationId, dataConfirmed: true }
      await expectRefusal(
        world,
        allEndpoints.declarationConfirmation,
        cookie,
        request,
        'IDENTITY_NOT_VERIFIED',
      )
    },
  },
  {
    rule: 'a stranger who tries PUKs runs out of tries, and the holder doesn’t',
    profile: 'writing',
    async run(world) {
      await world.state('trustedAddress')
      const card = await world.state('undeclaredNumber')
      const wrong = card.pukCode === '00000000' ? '11111111' : '00000000'
      const holder = await declarer(world, card)
      const stranger = await declarer(world, card)
      const guess = (who: typeof stranger, pukCode: string, address: string) => {
        const request = { declarationId: who.declarationId, pukCode }
        return answerOf(world, allEndpoints.declarationDeclarePhoneNumber, who.cookie, request, address)
      }
      const address = world.newAddress()
      let told = await guess(stranger, wrong, address)
      for (let tries = 1; tries < 10 && isWrongPuk(told); tries++)
        told = await guess(stranger, wrong, address)
      expectThat(
        told.declarationStatus === 'DECLARATION_FAILED' && told.reason === 'retryThresholdReached',
        `after ten wrong PUKs: ${JSON.stringify(told)}`,
      )
      const { declarationStatus } = await guess(holder, card.pukCode, world.newAddress())
      expectThat(
        declarationStatus === 'DECLARATION_VERIFICATION_PENDING',
        `the holder's right PUK: ${declarationStatus}`,
      )
    },
  },
  {
    rule: 'a declaration is its own browser’s',
    profile: 'writing',
    async run(world) {
      const { pukCode, declarationId } = await declarer(world)
      const { cookie } = await world.state('signedIn')
      for (const [endpoint, more] of [
        [allEndpoints.declarationDeclarePhoneNumber, { pukCode }],
        [allEndpoints.declarationVeriffSession, check],
        [allEndpoints.declarationVerificationStatus, {}],
        [allEndpoints.declarationConfirmation, { dataConfirmed: true }],
        [allEndpoints.declarationActivationStatus, {}],
      ] as const)
        await expectRefusal(world, endpoint, cookie, { declarationId, ...more }, 'DECLARATION_NOT_FOUND')
    },
  },
]
