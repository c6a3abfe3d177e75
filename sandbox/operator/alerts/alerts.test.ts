import { afterEach, beforeEach, expect, test } from 'vitest'
import { createOperator, type Operator } from '../create-operator.ts'
import { customerOf, site } from '../graphql/customer.fixture.ts'
import { bringInto, type Scenario } from '../people/scenarios.ts'
import { findNumber, putNumber } from '../phone-numbers.ts'

const hour = 3_600_000
/** Noon in Vilnius. */
const start = Date.UTC(2026, 0, 15, 10)
let operator: Operator

beforeEach(async () => {
  operator = await createOperator({ siteOrigin: site, machineNow: () => start })
})
afterEach(() => operator.close())

/** A customer of 20,00 EUR with a plan whose data are not used up. */
async function newCustomer() {
  const { database } = operator
  const { phoneNumber } = await putNumber(database, start)
  const ask = await customerOf(operator, phoneNumber, start)
  const happens = (scenario: Scenario) => bringInto(database, start, scenario, phoneNumber)
  for (const scenario of ['balance 20', 'plan active'] as const) await happens(scenario)
  return {
    phoneNumber,
    happens,
    alert: (kind: string, isOn: boolean, amount?: string) =>
      ask(
        `mutation { changeAlert(alertInput: { kind: ${kind}, isOn: ${isOn}, amount: ${amount ? `"${amount}"` : null} }) { alerts { kind } } }`,
      ),
    messages: (input: string) =>
      ask(`mutation { changeMessages(messagesInput: { ${input} }) { language channel } }`),
    balance: async () => (await findNumber(database, phoneNumber))?.balanceInCents,
    async texts() {
      const texts = database.selectFrom('texts').select('text').where('phoneNumber', '=', phoneNumber)
      return (await texts.orderBy('id').execute()).map(({ text }) => text)
    },
  }
}

test.each([
  ['uses data to 80 %', /80 % plano „Avietė“/],
  ['uses all data', /duomenys baigėsi/],
  ['goes abroad', /užsienyje/],
] as const)('the text about who %s comes at once, unless the alert is off', async (scenario, words) => {
  const { happens, texts, alert } = await newCustomer()
  await happens(scenario)
  expect(await texts()).toEqual([expect.stringMatching(words)])
  for (const kind of ['DATA_80', 'DATA_100', 'ROAMING_ENTERED']) await alert(kind, false)
  await happens(scenario)
  expect(await texts()).toHaveLength(1)
})

test('a balance that falls below the chosen sum is reported once, and not where the alert is off', async () => {
  const { happens, texts, alert } = await newCustomer()
  await happens('spends 5 beyond plans')
  await alert('BALANCE_BELOW', true, '10,00')
  await happens('spends 5 beyond plans')
  expect(await texts()).toEqual([])
  await happens('spends 5 beyond plans')
  await happens('spends 5 beyond plans')
  expect(await texts()).toEqual([expect.stringMatching(/mažiau nei 10,00\sEUR/)])
})

test('a cap stops what costs beyond it, and says so once', async () => {
  const { happens, texts, alert, balance } = await newCustomer()
  await alert('ROAMING_CAP', true, '10,00')
  await happens('spends 20 abroad')
  await happens('spends 20 abroad')
  expect(await balance()).toBe(1000)
  expect(await texts()).toEqual([expect.stringMatching(/Užsienyje šį mėnesį išleidai 10,00\sEUR/)])
  await happens('spends 5 beyond plans')
  expect(await balance()).toBe(500)
})

test('what is spent abroad counts towards the cap of all use', async () => {
  const { happens, alert, balance } = await newCustomer()
  await alert('SPENDING_CAP', true, '5,00')
  await happens('spends 20 abroad')
  await happens('spends 5 beyond plans')
  expect(await balance()).toBe(1500)
})

test('an alert comes in the language of messages, and by e-mail only where an address is known', async () => {
  const { phoneNumber, happens, texts, messages } = await newCustomer()
  expect(await messages('language: EN, channel: EMAIL')).toMatchObject({ code: 'ALERT_NOT_OFFERED' })
  await operator.database
    .updateTable('accounts')
    .set({ email: 'rasa@example.com' })
    .where('partnerId', '=', `P-${phoneNumber.slice(4)}`)
    .execute()
  await messages('language: EN, channel: EMAIL')
  await happens('goes abroad')
  expect(await texts()).toEqual([expect.stringMatching(/^rasa@example\.com: Your phone is abroad/)])
})

test('in quiet hours an alert waits until they are over', async () => {
  const { happens, texts, messages } = await newCustomer()
  await messages('language: LT, channel: TEXT, quietHours: { from: 11, until: 14 }')
  await happens('goes abroad')
  await operator.advance(hour)
  expect(await texts()).toEqual([])
  await operator.advance(hour)
  expect(await texts()).toHaveLength(1)
})

test.each([
  ['BALANCE_BELOW', '2,50'],
  ['BALANCE_BELOW', undefined],
  ['DATA_80', '2,00'],
])('%s with %s is not offered', async (kind, amount) => {
  const { alert } = await newCustomer()
  expect(await alert(kind, true, amount)).toMatchObject({ code: 'ALERT_NOT_OFFERED' })
})

test.each(['{ from: 8, until: 8 }', '{ from: -1, until: 8 }', '{ from: 22, until: 24 }'])(
  'there are no quiet hours %s',
  async (hours) => {
    const { messages } = await newCustomer()
    const refused = await messages(`language: LT, channel: TEXT, quietHours: ${hours}`)
    expect(refused).toMatchObject({ code: 'ALERT_NOT_OFFERED' })
  },
)
