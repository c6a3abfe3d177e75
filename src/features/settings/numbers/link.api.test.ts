import { expect, test, vi } from 'vitest'
import { assetOf } from '../../../operator/client/account.fixture.ts'
import { linkApi } from './link.api.ts'

const [{ phoneNumber }, { phoneNumber: other }] = [assetOf('612 34567'), assetOf('623 45678')]
let told: string
vi.mock('../../../session/query-operator.ts', () => ({
  async queryOperator() {
    const result = { phoneNumber: told, linkPhoneNumberResponseKey: null }
    const value = { linkPhoneNumber: result, verifyPhoneNumberLink: result, unlinkPhoneNumber: result }
    return { kind: 'answer', value, reference: 'r1' }
  },
}))

const { link, verify, unlink } = linkApi()
test.each([
  ['asking for a code', () => link(phoneNumber, false, 'key')],
  ['a code', () => verify(phoneNumber, '123456', 'key')],
  ['an unlinking', () => unlink(phoneNumber)],
])('the answer to %s counts where it is about that number', async (_, ask) => {
  told = phoneNumber
  expect(await ask()).toMatchObject({ kind: 'answer', value: { phoneNumber } })
  told = other
  expect(await ask()).toEqual({ kind: 'unknown', reason: 'malformedAnswer', reference: 'r1' })
})
