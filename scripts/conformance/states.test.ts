import { expect, test } from 'vitest'
import { providedByEnvironment, statesOf } from './states.ts'

const account = { cookie: '__Host-Http-session=1', phoneNumber: '+37061234567' }
const { state } = statesOf(
  providedByEnvironment({
    CONFORMANCE_COOKIE: account.cookie,
    CONFORMANCE_PHONE_NUMBER: account.phoneNumber,
  }),
)

test('the environment’s account is read, and no check ends its session or takes it for two customers', async () => {
  expect(await state('signedIn')).toEqual(account)
  await expect(state('signedIn', { isSpare: true })).rejects.toThrow('needs “signedIn” of --hooks')
  await expect(state('fullAccount')).rejects.toThrow('needs “fullAccount” of --hooks')
})
