import { beforeEach, expect, test, vi } from 'vitest'
import { accountOf } from './account.fixture.ts'

const answers: unknown[] = []
vi.mock('./query-operator.ts', () => ({ queryOperator: async () => answers.shift() }))

const told = (written: string) => ({
  kind: 'answer',
  value: { account: accountOf(written) },
  reference: 'r1',
})
const lost = { kind: 'unknown', reason: 'timeLimit', reference: 'r2' }

/** A page of somebody signed in, which has asked for its account. */
async function openPage() {
  const { signedInHint } = await import('./signed-in-hint.ts')
  signedInHint.write({ signedIn: true })
  const { account } = await import('./account.store.ts')
  await account.load()
  return import('./confirm-number.ts')
}

beforeEach(() => {
  answers.length = 0
  vi.resetModules()
})

test('the number that the page shows and the operator still has may be changed', async () => {
  answers.push(told('612 34567'), told('612 34567'))
  const { confirmNumber } = await openPage()
  expect(await confirmNumber()).toBeUndefined()
})

test('where another device has switched the number, nothing is to be changed', async () => {
  answers.push(told('612 34567'), told('623 45678'))
  const { confirmNumber } = await openPage()
  expect(await confirmNumber()).toMatchObject({ kind: 'unknown', reason: 'refused' })
})

test('no answer is told as what it is', async () => {
  answers.push(told('612 34567'), lost)
  const { confirmNumber } = await openPage()
  expect(await confirmNumber()).toEqual(lost)
})

test('on a page that has not learnt its number nothing is changed, as nobody saw whose it would be', async () => {
  answers.push(lost, told('612 34567'))
  const { confirmNumber } = await openPage()
  expect(await confirmNumber()).toMatchObject({ kind: 'unknown', reason: 'refused' })
})
