import { expect, test } from 'vitest'
import { allOperations } from '../../src/operator/client/all-operations.ts'
import { endpointExamples } from '../../src/operator/contract/endpoint-examples.ts'
import { otherThanCurrent } from '../../src/operator/contract/which-number.ts'
import { currentNumberWrites, otherWrites } from './writes.ts'

test('every call that changes something names the current number, or is said to be about something else', () => {
  expect(Object.keys(otherThanCurrent).toSorted()).toEqual(otherWrites.toSorted())
  expect(currentNumberWrites.length).toBeGreaterThan(3)
})

test.each(currentNumberWrites)('the site never leaves the number of %s out', (name) => {
  const documents = Object.values(allOperations).map(({ document }) => document)
  const sent = documents.filter((document) => document.includes(`mutation ${name}(`))
  expect(sent).toHaveLength(1)
  expect(sent[0]).toContain('$phoneNumber: String!')
  expect(sent[0]).toContain('phoneNumber: $phoneNumber')
})

/** About a session or a merchant. */
const aboutNoNumber = [
  'uogaIdLogIn',
  'smartIdStrongLogIn',
  'logout',
  'prolongSession',
  'logoutEverywhere',
  'paymentApplePaySession',
]

const restWrites = Object.entries(endpointExamples)
  .map(([name, { request }]) => [name, Object.keys(request)] as const)
  .filter(([name]) => otherWrites.includes(name) && !aboutNoNumber.includes(name))

test.each(restWrites)(
  '%s says by itself which number it is about: its own, or what was begun for one',
  (_name, sent) => {
    expect(sent).toContainEqual(
      expect.stringMatching(/^(phoneNumber|declarationId|leaveRequestId|orderLookupId)$/),
    )
  },
)
