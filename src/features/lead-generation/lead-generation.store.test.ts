import { afterEach, beforeEach, expect, test } from 'vitest'
import { createOperator, type Operator } from '../../../sandbox/operator/create-operator.ts'
import { type Fault, setFault } from '../../../sandbox/operator/faults.ts'
import { limits } from '../../../sandbox/operator/limits.ts'
import { visitorOf } from '../../../sandbox/operator/visitor.ts'
import { type Clock, systemClock } from '../../lib/clock.ts'
import { apiPath } from '../../operator/contract/endpoint.ts'
import { leads } from '../../operator/contract/leads.ts'
import { leadsCaptcha } from '../../operator/contract/leads-captcha.ts'
import { leadGenerationApi } from './lead-generation.api.ts'
import { createLeadGenerationStore, type LeadGenerationStore } from './lead-generation.store.ts'

const site = 'http://127.0.0.1:4321'
let operator: Operator
let store: LeadGenerationStore

/** Pauses are over at once, and no call times out. */
const patient: Clock = {
  ...systemClock,
  after: (ms, run) => (ms < 1_000 ? systemClock.after(0, run) : () => undefined),
}

const open = () =>
  createLeadGenerationStore({
    formId: 'lead-generation',
    language: 'lt',
    api: leadGenerationApi({ transport: { ...visitorOf(operator, site), clock: patient } }),
  })

beforeEach(async () => {
  operator = await createOperator({ siteOrigin: site })
  store = open()
})
afterEach(() => operator.close())

const typed = {
  name: 'Ona',
  phone: '612 34567',
  email: '',
  isPrivacyAccepted: true,
  isMarketingAccepted: true,
}

/** As a person answers a question in words. */
async function solved(): Promise<string> {
  await store.ask('question')
  const captcha = store.$captcha.get()
  const question =
    captcha.name === 'ready' && captcha.challenge.kind === 'question' ? captcha.challenge.question : ''
  const [one, other] = question.match(/\d+/g) ?? []
  return String(Number(one) + Number(other))
}

const taken = () => operator.database.selectFrom('leads').selectAll().execute()
const spoil = (fault: Fault, path: string = leads.path) =>
  setFault(operator.database, { path: apiPath(path), visitor: '' }, fault, 1)

test('what was typed becomes one lead, however often it is sent', async () => {
  const draft = { ...typed, captcha: await solved() }
  await Promise.all([store.submit(draft), store.submit(draft), store.submit(draft)])
  expect(store.$screen.get()).toEqual({ name: 'sent' })
  expect(await taken()).toMatchObject([
    { formId: 'lead-generation', name: 'Ona', phoneNumber: '+37061234567', email: null, marketingConsent: 1 },
  ])
  store.clear()
  expect(store.$screen.get()).toEqual({ name: 'form', problems: {} })
  expect(store.$captcha.get()).toEqual({ name: 'idle' })
})

test('what is missing is reported and nothing is sent', async () => {
  await store.begin()
  await store.submit({ ...typed, name: '', captcha: '' })
  expect(store.$screen.get()).toEqual({ name: 'form', problems: { name: 'missing', captcha: 'missing' } })
  expect(await taken()).toEqual([])
})

test('a wrong answer gets another challenge of the same kind', async () => {
  const answer = await solved()
  const before = store.$captcha.get()
  await store.submit({ ...typed, captcha: `${answer}1` })
  expect(store.$screen.get()).toEqual({ name: 'form', problems: { captcha: 'wrong' } })
  expect(store.$captcha.get()).toMatchObject({ name: 'ready', challenge: { kind: 'question' } })
  expect(store.$captcha.get()).not.toEqual(before)
  await store.submit({ ...typed, captcha: await solved() })
  expect(store.$screen.get()).toEqual({ name: 'sent' })
})

test('a challenge that is too old is reported', async () => {
  const captcha = await solved()
  await operator.advance(limits.captchaLife)
  await store.submit({ ...typed, captcha })
  expect(store.$screen.get()).toEqual({ name: 'form', problems: { captcha: 'expired' } })
})

test('a number that waits for its call already is reported so', async () => {
  await store.submit({ ...typed, captcha: await solved() })
  store.clear()
  await store.submit({ ...typed, captcha: await solved() })
  expect(store.$screen.get()).toEqual({ name: 'form', problems: {}, isKnown: true })
  expect(await taken()).toHaveLength(1)
})

test('an answer that was lost is reported; sending the same once more finds that it has arrived', async () => {
  const draft = { ...typed, captcha: await solved() }
  // The call itself tries once more after a lost connection: both answers are lost.
  await setFault(operator.database, { path: apiPath(leads.path), visitor: '' }, { kind: 'cutAfterCommit' }, 2)
  await store.submit(draft)
  expect(store.$screen.get()).toMatchObject({ name: 'failed', trouble: { reason: 'noConnection' } })
  store.clear()
  await store.submit(draft)
  expect(store.$screen.get()).toEqual({ name: 'sent' })
  expect(await taken()).toHaveLength(1)
})

test.each<Fault>([
  { kind: 'status', status: 503 },
  { kind: 'malformed', shape: 'html' },
])('an answer that is none is reported with its reference, and the challenge stays: %j', async (fault) => {
  const captcha = await solved()
  const riddle = store.$captcha.get()
  await spoil(fault)
  await store.submit({ ...typed, captcha })
  expect(store.$screen.get()).toMatchObject({ name: 'failed', trouble: { reference: expect.any(String) } })
  expect(store.$captcha.get()).toBe(riddle)
})

test('a challenge that does not come is reported, and another one can be asked for', async () => {
  await spoil({ kind: 'status', status: 500 }, leadsCaptcha.path)
  await store.begin()
  expect(store.$captcha.get()).toMatchObject({ name: 'failed', kind: 'picture' })
  await store.begin()
  expect(store.$captcha.get()).toMatchObject({ name: 'failed' })
  await store.ask('picture')
  expect(store.$captcha.get()).toMatchObject({ name: 'ready' })
})

test('of two challenges asked for at once the last one is shown, though the first one comes later', async () => {
  const api = leadGenerationApi({ transport: { ...visitorOf(operator, site), clock: patient } })
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const slow = createLeadGenerationStore({
    formId: 'lead-generation',
    language: 'lt',
    api: {
      ...api,
      async captcha(request) {
        if (request.kind === 'picture') await released
        return api.captcha(request)
      },
    },
  })
  const picture = slow.ask('picture')
  await slow.ask('question')
  release()
  await picture
  expect(slow.$captcha.get()).toMatchObject({ name: 'ready', challenge: { kind: 'question' } })
})
