import fc from 'fast-check'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Clock, systemClock } from '../../src/lib/clock.ts'
import { toCents } from '../../src/lib/money.ts'
import type { PhoneNumber } from '../../src/lib/phone-number.ts'
import { callEndpoint } from '../../src/operator/client/call-endpoint.ts'
import { intentUnder } from '../../src/operator/client/intent.ts'
import { paymentCard } from '../../src/operator/contract/payment-card.ts'
import { paymentCheckResult } from '../../src/operator/contract/payment-check-result.ts'
import { keepsToModel } from '../../tests/fixtures/keeps-to-model.ts'
import { sampledRuns } from '../../tests/fixtures/sampled-runs.ts'
import { createOperator, type Operator } from './create-operator.ts'
import { clearFaults, type Fault, setFault } from './faults.ts'
import { putNumber } from './phone-numbers.ts'
import { cardFields, visitorOf } from './visitor.ts'

const site = 'http://127.0.0.1:4321'
const minute = 60_000
let operator: Operator

beforeAll(async () => {
  operator = await createOperator({ siteOrigin: site, machineNow: () => Date.UTC(2026, 0, 15, 10) })
})
afterAll(() => operator.close())

/** A page of the site: a reload forgets what it holds. */
interface Tab {
  redirectUrl?: string
}

/** Someone who wants one top-up, with one browser. After having read "paid" another press is another wish. */
class Person {
  wishes = 1
  hasReadPaid = false
  readonly tabs: Tab[] = [{}, {}]
  readonly visitor = visitorOf(operator, site)
  readonly intent = intentUnder('topup-intent')
  readonly phoneNumber: PhoneNumber

  constructor(phoneNumber: PhoneNumber) {
    this.phoneNumber = phoneNumber
    const storage = new Map<string, string>()
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => storage.get(key) ?? null,
      setItem: (key: string, value: string) => storage.set(key, value),
      removeItem: (key: string) => storage.delete(key),
    })
  }

  async press(tab: Tab, fault?: Trouble) {
    if (this.hasReadPaid) this.wishes++
    this.hasReadPaid = false
    const { phoneNumber } = this
    const request = {
      phoneNumber,
      amountInCents: toCents(1000),
      language: 'lt',
      line: 'uoga',
      returnPath: '/w',
    } as const
    const idempotencyKey = await this.intent.keyFor(request)
    const outcome = await callEndpoint(paymentCard, request, {
      transport: this.transport(fault),
      idempotencyKey,
    })
    if (outcome.kind !== 'answer') return
    this.intent.remember(idempotencyKey, outcome.value.paymentReference)
    tab.redirectUrl = outcome.value.redirectUrl
  }

  /** What the waiting page does: a final outcome is read and over. */
  async look(fault?: Trouble) {
    const paymentReference = this.intent.reference()
    if (paymentReference === undefined) return
    const outcome = await callEndpoint(
      paymentCheckResult,
      { paymentReference },
      { transport: this.transport(fault) },
    )
    if (outcome.kind !== 'answer') return
    const { value } = outcome
    if (value.status === 'pending' || (value.status === 'expired' && value.moneyTaken === 'unknown')) return
    this.intent.settle(paymentReference)
    if (value.status === 'paid') this.hasReadPaid = true
  }

  /** Pauses are over at once; patience ends only where nothing answers. */
  private transport(fault?: Trouble) {
    const after: Clock['after'] = (milliseconds, run) =>
      milliseconds < 1_000 || fault?.fault.kind === 'never' ? systemClock.after(0, run) : () => undefined
    return { ...this.visitor, clock: { ...systemClock, after } }
  }
}

interface Trouble {
  fault: Fault
  times: number
}

const trouble: fc.Arbitrary<Trouble | undefined> = fc.option(
  fc.record({
    fault: fc.constantFrom<Fault>(
      { kind: 'cutAfterCommit' },
      { kind: 'never' },
      { kind: 'status', status: 500 },
      { kind: 'status', status: 503 },
      { kind: 'malformed', shape: 'html' },
      { kind: 'malformed', shape: 'truncated' },
    ),
    times: fc.integer({ min: 1, max: 3 }),
  }),
  { nil: undefined },
)
const tab = fc.nat({ max: 1 })
const times = fc.integer({ min: 1, max: 3 })

/** Something that happens, told in a failing run by its words. */
const happening = (
  words: string,
  run: (person: Person) => Promise<unknown>,
): fc.AsyncCommand<object, Person> => ({
  check: () => true,
  async run(_model, person) {
    await run(person)
    await clearFaults(operator.database)
    await atMostAsWished(person)
  },
  toString: () => words,
})

const withTrouble = (found: Trouble | undefined) =>
  found && setFault(operator.database, { path: '*', visitor: '' }, found.fault, found.times)

const at = (person: Person, index: number): Tab => person.tabs[index] ?? {}

const happenings = [
  fc.tuple(tab, times, trouble).map(([index, times, found]) =>
    happening(`press ${times}× in tab ${index}, ${JSON.stringify(found)}`, async (person) => {
      await withTrouble(found)
      await Promise.all(Array.from({ length: times }, () => person.press(at(person, index), found)))
    }),
  ),
  fc
    .tuple(
      tab,
      times,
      fc.constantFrom(
        '4242424242424242',
        '4000000000009995',
        '4000000000003220',
        '4000000000000259',
        '4000000000000341',
      ),
    )
    .map(([index, times, card]) =>
      happening(`send ${card} ${times}× in tab ${index}`, async (person) => {
        const { redirectUrl } = at(person, index)
        if (redirectUrl === undefined) return
        await Promise.all(
          Array.from({ length: times }, () => person.visitor.sendForm(redirectUrl, cardFields(card))),
        )
      }),
    ),
  fc.tuple(tab, times, fc.constantFrom('yes', 'no')).map(([index, times, agrees]) =>
    happening(`say ${agrees} to 3-D Secure ${times}× in tab ${index}`, async (person) => {
      const url = at(person, index).redirectUrl?.replace('/pay/', '/secure/')
      if (url)
        await Promise.all(Array.from({ length: times }, () => person.visitor.sendForm(url, { agrees })))
    }),
  ),
  tab.map((index) =>
    happening(`cancel in tab ${index}`, async (person) => {
      const url = at(person, index).redirectUrl?.replace('/pay/', '/cancel/')
      if (url) await person.visitor.sendForm(url, {})
    }),
  ),
  tab.map((index) =>
    happening(`reload tab ${index}`, async (person) => {
      person.tabs[index] = {}
    }),
  ),
  trouble.map((found) =>
    happening(`look how it went, ${JSON.stringify(found)}`, async (person) => {
      await withTrouble(found)
      await person.look(found)
    }),
  ),
  fc
    .constantFrom(2_000, minute, 10 * minute, 20 * minute)
    .map((milliseconds) => happening(`${milliseconds} ms pass`, () => operator.advance(milliseconds))),
]

const bookedFor = ({ phoneNumber }: Person) =>
  operator.database.selectFrom('ledger').selectAll().where('phoneNumber', '=', phoneNumber).execute()

async function atMostAsWished(person: Person) {
  expect((await bookedFor(person)).length).toBeLessThanOrEqual(person.wishes)
}

/** However it went so far, someone who keeps trying gets what was wished for. */
async function keepTrying(person: Person) {
  for (let attempt = 0; attempt < 4 && !person.hasReadPaid; attempt++) {
    await person.press(at(person, 0))
    await person.visitor.sendForm(at(person, 0).redirectUrl ?? '', cardFields('4242424242424242'))
    await operator.advance(30 * minute)
    await person.look()
  }
}

test('in 1,000 random runs of presses, reloads, tabs and lost answers nothing is paid twice, and nothing is lost', async () => {
  await keepsToModel(
    import.meta.url,
    sampledRuns(1_000),
    fc.asyncProperty(fc.commands(happenings, { maxCommands: 14 }), async (commands) => {
      const { phoneNumber } = await putNumber(operator.database, Date.UTC(2026, 0, 15))
      const person = new Person(phoneNumber)
      await fc.asyncModelRun(() => ({ model: {}, real: person }), commands)
      await keepTrying(person)

      const booked = await bookedFor(person)
      expect(person.hasReadPaid).toBe(true)
      expect(booked).toHaveLength(person.wishes)
      const texts = operator.database.selectFrom('texts').selectAll().where('phoneNumber', '=', phoneNumber)
      expect(await texts.execute()).toHaveLength(person.wishes)
      const number = operator.database
        .selectFrom('phoneNumbers')
        .selectAll()
        .where('phoneNumber', '=', phoneNumber)
      expect(await number.executeTakeFirst()).toMatchObject({ balanceInCents: person.wishes * 1000 })
    }),
  )
}, 120_000)
