import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Outcomes } from '../../../sandbox/operator/control/outcomes.ts'
import { createOperator, type Operator } from '../../../sandbox/operator/create-operator.ts'
import { child } from '../../../sandbox/operator/declaration/declarer.fixture.ts'
import { limits } from '../../../sandbox/operator/limits.ts'
import { answered, puk, type Registering, registering, site } from './registration.fixture.ts'
import { registrationProgress } from './registration.state.ts'

const start = Date.UTC(2026, 0, 15, 10)
const tomas = '616 16161'
const wrong = '87654321'
let operator: Operator

beforeEach(async () => {
  registrationProgress.remove()
  operator = await createOperator({ siteOrigin: site, machineNow: () => start })
})
afterEach(() => operator.close())

const guest = () => registering(operator, start)

/** What is shown once the number and these PUKs were entered. */
async function afterPuks(number: string, ...puks: string[]) {
  const flow = await guest()
  const store = await flow.open()
  await store.submitNumber(number)
  for (const code of puks) await store.submitPuk(code)
  await answered(() => store.$screen.get().name !== 'leaving' || flow.shown.length > 0)
  return flow.shown.at(-1) ?? store.$screen.get()
}

async function checked(number: string, personalCode?: string): Promise<Registering> {
  const flow = await guest()
  const store = await flow.open()
  await store.submitNumber(number)
  await store.submitPuk(puk)
  await store.beginCheck()
  await flow.showDocument('approved', personalCode)
  return flow
}

async function confirmed(number: string): Promise<Registering> {
  const flow = await checked(number)
  await (await flow.open()).confirm(true)
  return flow
}

async function consented(number: string) {
  const flow = await confirmed(number)
  const consents = await flow.openConsents()
  await consents.submit({ sms: 'ACCEPTED', phone: 'REJECTED' })
  const screen = consents.$screen.get()
  return screen.name === 'leaving' ? flow.shown.at(-1) : screen
}

/** What a customer is shown once the number was entered. */
async function afterNumber(number: string, customer = tomas) {
  const flow = await registering(operator, start, customer)
  const store = await flow.open()
  await store.submitNumber(number)
  return store.$screen.get()
}

const told = (kind: string) => ({ name: 'number', problem: { kind: 'told', told: { kind } } })

type Declaring = Extract<keyof Outcomes, `Declaring a number${string}` | 'Linking a number: how it goes on'>

/** By each outcome: what a person who goes its way comes to see, and the way. */
const seen: { [Kind in Declaring]: Record<Outcomes[Kind], [string | object, () => Promise<unknown>]> } = {
  'Linking a number: how it goes on': {
    LINK_SIM: [{ name: 'code' }, () => afterNumber('690 00001')],
    DECLARE_SIM: [{ name: 'puk' }, () => afterNumber('670 00001')],
  },
  'Declaring a number: status': {
    DECLARATION_VERIFICATION_PENDING: [{ name: 'identity' }, () => afterPuks('670 00001', puk)],
    DECLARATION_FAILED: [{ name: 'puk', problem: { kind: 'wrong' } }, () => afterPuks('670 00001', wrong)],
  },
  'Declaring a number: why it failed': {
    DECLARATION_RETRY_THRESHOLD_REACHED: [
      { name: 'pukLimit', restrictedUntil: start + limits.declaration.pukPause },
      () => afterPuks('670 00001', wrong, wrong, wrong),
    ],
    STRONG_AUTHORIZATION_REQUIRED: [{ name: 'strong' }, () => afterPuks('670 00004', puk)],
    AGE_REQUIREMENTS_NOT_MET: [
      'identityNotVerifiedUnder14',
      async () => {
        const flow = await checked('670 00001', child)
        await flow.open()
        return flow.shown.at(-1)
      },
    ],
    MARKETING_CONSENT_REQUIRED: [
      'activationMarketingConsent',
      async () => (await confirmed('670 00006')).shown.at(-1),
    ],
    INVALID_PUK_CODE: [
      { name: 'puk', attemptsLeft: limits.declaration.pukAttempts - 1, problem: { kind: 'wrong' } },
      () => afterPuks('670 00001', wrong),
    ],
    DEFAULT: ['firstNumberAddingError', () => afterPuks('670 00008', puk)],
  },
  'Declaring a number: activation': {
    SUCCEEDED: [
      { name: 'activated', phoneNumber: '+37067000001' },
      async () => {
        const flow = await confirmed('670 00001')
        return (await flow.openResult('scanIdNumberActivated')).$screen.get()
      },
    ],
    ACTIVATION_IN_PROGRESS: [
      { name: 'pending' },
      async () => {
        const flow = await confirmed('670 00002')
        return (await flow.openResult('numberActivationDelayed')).$screen.get()
      },
    ],
    FAILED: [
      'firstNumberAddingError',
      async () => {
        const flow = await confirmed('670 00003')
        await operator.advance(limits.declaration.failingActivation)
        await flow.openResult('numberActivationDelayed')
        return flow.shown.at(-1)
      },
    ],
  },
  'Declaring a number: consents': {
    MARKETING_CONSENT_PROVIDED: ['scanIdNumberActivated', () => consented('670 00006')],
    FAILED_TO_PROVIDE_MARKETING_CONSENT: [
      { name: 'form', problem: { kind: 'notProvided' } },
      () => consented('670 00007'),
    ],
  },
}

describe.each(Object.entries(seen))('%s', (_kind, each) => {
  test.each(Object.entries(each))('%s is shown', async (_outcome, [screen, way]) => {
    const shown = await way()
    if (typeof screen === 'string') expect(shown).toBe(screen)
    else expect(shown).toMatchObject(screen)
  })
})

/** What the first call of a registration can report a number; the others come with its code, or with settings. */
test.each([
  ['690 00002', tomas, told('failedToSendVerificationCode')],
  ['699 99999', tomas, told('invalidPhoneNumber')],
  ['623 45678', tomas, told('alreadyLinkedToAnotherAccount')],
  ['655 55556', '655 55555', told('alreadyLinkedToSameAccount')],
  ['670 00010', tomas, { name: 'pukLimit' }],
  ['612 34567', tomas, told('ownershipAlreadyDeclared')],
  [tomas, tomas, { name: 'number', problem: { told: { key: 'ALREADY_ACTIVE', kind: 'unknown' } } }],
  ['670 00009', tomas, told('declaredAwaitingActivation')],
  ['645 67890', tomas, told('defaultType')],
])('%s entered by %s', async (number, customer, screen) => {
  expect(await afterNumber(number, customer)).toMatchObject(screen)
})
