import { afterAll, beforeAll, expect, test } from 'vitest'
import { toCents } from '../../../src/lib/money.ts'
import { createOperator, type Operator } from '../create-operator.ts'
import { setFault } from '../faults.ts'
import { setPeriod } from '../game/period.ts'
import { customerOf, site } from '../graphql/customer.fixture.ts'
import { putNumber } from '../phone-numbers.ts'

const start = Date.UTC(2026, 0, 15, 10)
let operator: Operator

beforeAll(async () => {
  await import('../graphql/schema.ts')
  operator = await createOperator({ siteOrigin: site, machineNow: () => start })
}, 60_000)
afterAll(() => operator.close())

const order = (planIds: string) =>
  `mutation { submitOrder(planIds: ${planIds}) { status errorMessage gameRegistrationStatus orderItems { submitted } } }`

test('an order succeeds in part, and takes part in the game where there is one that can be asked', async () => {
  const { phoneNumber } = await putNumber(operator.database, start, { balanceInCents: toCents(2000) })
  const submit = await customerOf(operator, phoneNumber, start)
  await setPeriod(operator.database, start, 'open')
  expect((await submit(order('["uoga-l", "uoga-xl"]'))).value).toMatchObject({
    status: 'WARN',
    errorMessage: 'INSUFFICIENT_BALANCE',
    gameRegistrationStatus: 'REGISTERED',
    orderItems: [{ submitted: true }, { submitted: false }],
  })
  expect((await submit(order('["uoga-s"]'))).value).toMatchObject({
    status: 'SUCCESS',
    gameRegistrationStatus: 'ALREADY_REGISTERED',
  })
  const target = { path: '/api/v1/game-registration', visitor: '' }
  await setFault(operator.database, target, { kind: 'status', status: 503 }, null)
  expect((await submit(order('["uoga-m"]'))).value).toMatchObject({
    status: 'SUCCESS',
    gameRegistrationStatus: 'FAILED',
  })
})
