import { afterEach, beforeEach, expect, test } from 'vitest'
import { createOperator, type Operator } from '../create-operator.ts'
import { customerOf, site } from '../graphql/customer.fixture.ts'
import { limits } from '../limits.ts'
import { numberOf } from '../number.fixture.ts'

const start = Date.UTC(2026, 0, 15, 10)
const rasas = '8937003706123456701'
const move = `mutation { moveEsimProfile(iccid: "${rasas}") { iccid phoneNumber state } }`
let operator: Operator

beforeEach(async () => {
  operator = await createOperator({ siteOrigin: site, machineNow: () => start })
})
afterEach(() => operator.close())

const states = async () =>
  (await operator.database.selectFrom('esimProfiles').select(['iccid', 'state']).execute()).map(
    ({ iccid, state }) => [iccid === rasas ? 'old' : 'new', state],
  )

test('the earlier profile works until the new one is installed, and only one is made', async () => {
  const ask = await customerOf(operator, numberOf('612 34567'), start, true)
  const made = (await ask(move)).value
  expect(made).toMatchObject({ phoneNumber: '+37061234567', state: 'RELEASED' })
  expect((await ask(move)).value).toEqual(made)
  expect(await states()).toEqual([
    ['old', 'ENABLED'],
    ['new', 'RELEASED'],
  ])
  await operator.advance(limits.account.esimMove)
  expect(await states()).toEqual([
    ['old', 'DELETED'],
    ['new', 'ENABLED'],
  ])
})

test.each([
  ['without a proven identity', '612 34567', false, 'STRONG_LOG_IN_REQUIRED'],
  ['by another account', '634 56789', true, 'NUMBER_NOT_OWNED'],
])('%s no profile is made', async (_, number, strong, code) => {
  const ask = await customerOf(operator, numberOf(number), start, strong)
  expect(await ask(move)).toMatchObject({ code })
  expect(await states()).toEqual([['old', 'ENABLED']])
})
