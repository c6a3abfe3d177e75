import fc from 'fast-check'
import * as v from 'valibot'
import { afterAll, expect, test } from 'vitest'
import { createOperator } from '../../../sandbox/operator/create-operator.ts'
import { bringInto } from '../../../sandbox/operator/people/scenarios.ts'
import { putNumber } from '../../../sandbox/operator/phone-numbers.ts'
import { cardFields } from '../../../sandbox/operator/visitor.ts'
import { sampledRuns } from '../../../tests/fixtures/sampled-runs.ts'
import { fieldOf } from '../../lib/address-fields.ts'
import type { PhoneNumber } from '../../lib/phone-number.ts'
import { callEndpoint } from '../../operator/client/call-endpoint.ts'
import { intentUnder } from '../../operator/client/intent.ts'
import { countWishes } from '../../operator/client/wishes.fixture.ts'
import { paymentCard, paymentReferenceParameter } from '../../operator/contract/payment-card.ts'
import { paymentCheckResult } from '../../operator/contract/payment-check-result.ts'
import { browserOf, browserStorage, openAutoTopUp, site } from './auto-top-up.fixture.ts'
import { draftFrom, newCard } from './auto-top-up.ts'

const now = Date.UTC(2026, 0, 15, 10)
const operator = await createOperator({ siteOrigin: site, machineNow: () => now })
const { database } = operator
afterAll(() => operator.close())

const fates = ['arrives', 'requestLost', 'answerLost'] as const
type Fate = (typeof fates)[number]
interface Call {
  url: URL
  init: RequestInit
  answer: (response: Response) => void
  lose: () => void
}
type Form = ReturnType<typeof openAutoTopUp> & { isGone: boolean }
type Page =
  | { name: 'form'; form: Form }
  | { name: 'bank'; url: string; form: Form }
  | { name: 'result'; reference: string }

const SetUpAnswer = v.object({
  data: v.object({ setUpRecurringPayment: v.object({ recurringPaymentId: v.string() }) }),
})
const isSetUp = ({ body }: RequestInit) =>
  typeof body === 'string' && body.includes('mutation setUpRecurringPayment')
const isPayment = (url: URL) => url.pathname.endsWith(paymentCard.path)

/** A person with a browser of two tabs; their calls arrive when, and if, the run says so. */
async function createWorld(phoneNumber: PhoneNumber) {
  const { clock, visitor } = await browserOf(operator, phoneNumber, now)
  const calls: Call[] = []
  const wishes = countWishes()

  async function deliver(call: Call, fate: Fate) {
    if (fate === 'requestLost') return call.lose()
    const response = await visitor.fetch(call.url, call.init)
    const json: unknown = response.ok ? await response.clone().json() : undefined
    if (isPayment(call.url) && v.is(paymentCard.answer, json)) wishes.begin(call.init, json.paymentReference)
    if (isSetUp(call.init) && v.is(SetUpAnswer, json))
      wishes.begin(call.init, json.data.setUpRecurringPayment.recurringPaymentId)
    if (fate === 'arrives') call.answer(response)
    else call.lose()
  }

  const intent = intentUnder('auto-topup-intent', clock)
  const watched = {
    ...intent,
    settle(reference: string) {
      wishes.see(reference)
      return intent.settle(reference)
    },
  }

  function openTab() {
    let isOtherSum = false
    let isNewCard = false
    let page: Page = openForm()

    function openForm(): Page {
      const form: Form = {
        isGone: false,
        ...openAutoTopUp({
          clock,
          intent: watched,
          // A page that is gone is notified of nothing, though what it sent may arrive.
          fetch: (url, { signal: _, ...init }) =>
            new Promise((resolve, reject) => {
              if (isPayment(url) || isSetUp(init)) wishes.send(form, init)
              const answer = (response: Response) => !form.isGone && resolve(response)
              const lose = () => !form.isGone && reject(new TypeError('lost'))
              calls.push({ url, init, answer, lose })
            }),
          leave: (url) => {
            page = { name: 'bank', url, form }
          },
          show: (reference) => {
            form.isGone = true
            page = { name: 'result', reference }
          },
        }),
      }
      void form.store.start()
      return { name: 'form', form }
    }

    function close() {
      if (page.name !== 'result') page.form.isGone = true
    }

    function review() {
      if (page.name !== 'form') return
      const { store, screen } = page.form
      store.change()
      const shown = screen()
      if (shown.name !== 'form') return
      const draft = draftFrom(shown.facts, '2026-01-15', undefined)
      void store.review({
        ...draft,
        sumIndex: isOtherSum ? 2 : 1,
        card: isNewCard ? newCard : draft.card,
      })
    }

    function press(times: number) {
      if (page.name !== 'form') return
      const { form } = page
      const { store, screen } = form
      const shown = screen()
      if (shown.name === 'confirm') {
        const { amountInCents, card } = shown.checked
        wishes.press(form, `${amountInCents} ${card?.cardDetailsReference}`)
      }
      const isAsked = shown.name === 'confirm' && shown.earlier
      for (let time = 0; time < times; time++) void store[isAsked ? 'setUpBeside' : 'setUp'](true)
    }

    async function visitBank(act: 'pay' | 'refuse' | 'cancel') {
      if (page.name !== 'bank') return
      const { url } = page
      const led =
        act === 'cancel'
          ? await visitor.sendForm(url.replace('/pay/', '/cancel/'), {})
          : await visitor.sendForm(url, cardFields(act === 'pay' ? '4242424242424242' : '4000000000009995'))
      const reference = led && fieldOf(new URL(led), paymentReferenceParameter)
      if (!reference) return
      close()
      page = { name: 'result', reference }
    }

    /** What the result pages do: a final outcome is seen, and over. */
    async function look() {
      if (page.name !== 'result') return
      const { reference } = page
      if (reference.includes('-')) {
        const transport = { clock, origin: () => site, fetch: visitor.fetch }
        const told = await callEndpoint(paymentCheckResult, { paymentReference: reference }, { transport })
        if (told.kind !== 'answer' || told.value.status === 'pending') return
      }
      watched.settle(reference)
      page = openForm()
    }

    return {
      close,
      deeds: {
        review,
        otherSum: () => {
          isOtherSum = !isOtherSum
          review()
        },
        otherCard: () => {
          isNewCard = !isNewCard
          review()
        },
        press: () => press(1),
        doublePress: () => press(2),
        giveCard: () => visitBank('pay'),
        giveBadCard: () => visitBank('refuse'),
        cancel: () => visitBank('cancel'),
        look,
        reload: () => {
          if (page.name !== 'form') return
          close()
          page = openForm()
        },
        /** From the acquirer's page to the form as it was left. */
        back: () => {
          if (page.name !== 'bank') return
          const { form } = page
          page = { name: 'form', form }
          void form.store.resume()
        },
        backAnew: () => {
          close()
          page = openForm()
        },
        goOn: () => {
          if (page.name === 'result') return look()
          if (page.name === 'bank') return visitBank('pay')
          if (page.form.screen().name === 'confirm') return press(1)
          return review()
        },
      },
    }
  }

  return { clock, calls, deliver, wishes: wishes.wishes, openTab }
}

type World = Awaited<ReturnType<typeof createWorld>>
type Tab = ReturnType<World['openTab']>
const deedNames = [
  'review',
  'otherSum',
  'otherCard',
  'press',
  'doublePress',
  'giveCard',
  'giveBadCard',
  'cancel',
  'look',
  'reload',
  'back',
  'backAnew',
  'goOn',
] as const satisfies (keyof Tab['deeds'])[]

type Step =
  | { deed: keyof Tab['deeds']; tab: number }
  /** A call on its way meets its fate. */
  | { fate: Fate; call: number }
  /** All calls on their way arrive at the same time. */
  | 'rush'
  /** The acquirer tells the operator how the cards went. */
  | 'report'
  /** So many milliseconds pass. */
  | number

const tab = fc.nat(1)
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ deed: fc.constant('goOn' as const), tab }) },
  { weight: 8, arbitrary: fc.record({ deed: fc.constantFrom(...deedNames), tab }) },
  { weight: 8, arbitrary: fc.constant('rush' as const) },
  { weight: 4, arbitrary: fc.record({ fate: fc.constantFrom(...fates), call: fc.nat(3) }) },
  { weight: 4, arbitrary: fc.constantFrom(400, 11_000) },
  { weight: 4, arbitrary: fc.constant('report' as const) },
)

const rush = ({ calls, deliver }: World) =>
  Promise.all(calls.splice(0).map((call) => deliver(call, 'arrives')))

/** Two turns of the event loop: what was set off has gone as far as it can without the network. */
async function turn() {
  for (let count = 0; count < 2; count++) await new Promise((resolve) => setImmediate(resolve))
}

async function take(world: World, tabs: readonly Tab[], next: Step, report: () => Promise<void>) {
  if (next === 'rush') await rush(world)
  else if (next === 'report') await report()
  else if (typeof next === 'number') await world.clock.advance(next)
  else if ('deed' in next) await tabs[next.tab]?.deeds[next.deed]()
  else {
    const [call] = world.calls.splice(next.call % Math.max(world.calls.length, 1), 1)
    if (call) await world.deliver(call, next.fate)
  }
  await turn()
}

const runs = sampledRuns(1_000)

test('in random runs of two tabs no request is set up or paid twice, and each month is charged once', async () => {
  const storage = browserStorage()
  let mandates = 0
  let paid = 0
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 80, size: 'max' }), async (steps) => {
      storage.clear()
      const { phoneNumber } = await putNumber(database, now)
      await bringInto(database, now, 'saved card', phoneNumber)
      const world = await createWorld(phoneNumber)
      const tabs = [world.openTab(), world.openTab()]
      const report = async () => {
        for (const { paymentReference, submitted } of await paymentsOf(phoneNumber))
          if (submitted) await operator.runDueJobs(paymentReference)
      }
      for (const next of steps) await take(world, tabs, next, report)

      // The person goes; what they sent may still arrive.
      for (const one of tabs) one.close()
      await rush(world)
      await report()
      for (const { references } of world.wishes) expect(references.size).toBeLessThanOrEqual(1)
      const known = world.wishes.flatMap(({ references }) => [...references])
      const payments = await paymentsOf(phoneNumber)
      const begunByPayment = payments.filter(({ status }) => status === 'paid')
      const setUp = known.filter((reference) => !reference.includes('-'))
      const autoTopUps = await autoTopUpsOf(phoneNumber)
      expect(payments.map(({ paymentReference }) => paymentReference).sort()).toEqual(
        known.filter((reference) => reference.includes('-')).sort(),
      )
      expect(autoTopUps).toHaveLength(setUp.length + begunByPayment.length)
      expect(await ledgerOf(phoneNumber)).toHaveLength(begunByPayment.length)

      for (const { recurringPaymentId } of autoTopUps) await operator.runDueJobs(recurringPaymentId)
      expect(await ledgerOf(phoneNumber)).toHaveLength(begunByPayment.length + autoTopUps.length)
      mandates += autoTopUps.length
      paid += begunByPayment.length
    }),
    { numRuns: runs },
  )
  // The runs get somewhere: about one in eight of each, far fewer under some seeds of the commit.
  expect(Math.min(mandates, paid)).toBeGreaterThan(runs / 100)
}, 300_000)

const paymentsOf = (phoneNumber: PhoneNumber) =>
  database.selectFrom('payments').selectAll().where('phoneNumber', '=', phoneNumber).execute()
const ledgerOf = (phoneNumber: PhoneNumber) =>
  database.selectFrom('ledger').selectAll().where('phoneNumber', '=', phoneNumber).execute()
const autoTopUpsOf = (phoneNumber: PhoneNumber) =>
  database.selectFrom('recurringPayments').selectAll().where('phoneNumber', '=', phoneNumber).execute()
