import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parsePhoneNumber } from '../../lib/phone-number.ts'
import {
  type Draft,
  destinationIn,
  destinationKinds,
  emptyDraft,
  readDestination,
  readPerson,
} from './leave-extra.ts'

const whole: Draft = {
  destination: 'otherOperator',
  operatorName: ' Kitas ',
  contactPhone: '8 612 34567',
  phone: '656 78901',
  firstName: 'Agnė',
  lastName: 'Avietė',
  email: ' agne@example.com ',
}

test('what was typed becomes what the operator takes', () => {
  expect(readDestination(whole)).toEqual({
    destination: { kind: 'otherOperator', operatorName: 'Kitas', contactPhoneNumber: '+37061234567' },
  })
  expect(readDestination({ ...emptyDraft, destination: 'postpaid' })).toEqual({
    destination: { kind: 'postpaid' },
  })
  expect(readPerson(whole)).toEqual({
    person: {
      phoneNumber: '+37065678901',
      firstName: 'Agnė',
      lastName: 'Avietė',
      email: 'agne@example.com',
    },
  })
})

test('each field that is missing or unreadable is named', () => {
  expect(readDestination(emptyDraft)).toEqual({ problems: { destination: 'missing' } })
  expect(readDestination({ ...emptyDraft, destination: 'otherOperator', contactPhone: '12' })).toEqual({
    problems: { operatorName: 'missing', contactPhone: 'invalid' },
  })
  expect(readPerson({ ...emptyDraft, email: 'agne' })).toEqual({
    problems: { phone: 'missing', firstName: 'missing', lastName: 'missing', email: 'invalid' },
  })
})

test.each(['operatorName', 'contactPhone'] as const)(
  'to another operator nothing leaves without %s',
  (field) => {
    expect(readDestination({ ...whole, [field]: ' ' })).toEqual({ problems: { [field]: 'missing' } })
  },
)

test.each(['phone', 'firstName', 'lastName', 'email'] as const)('no one leaves without %s', (field) => {
  expect(readPerson({ ...whole, [field]: ' ' })).toEqual({ problems: { [field]: 'missing' } })
})

test('an e-mail address that is none, and a number that is none, are named as such', () => {
  expect(readPerson({ ...whole, phone: '12', email: 'agne' })).toEqual({
    problems: { phone: 'invalid', email: 'invalid' },
  })
})

test('whatever is typed is either right in full or told, never both', () => {
  const text = fc.string({ maxLength: 100 })
  const destination = fc.constantFrom(...destinationKinds.leaveExtra, undefined)
  fc.assert(
    fc.property(destination, text, text, text, text, text, text, (kind, ...texts) => {
      const [operatorName = '', contactPhone = '', phone = '', firstName = '', lastName = '', email = ''] =
        texts
      const draft = { destination: kind, operatorName, contactPhone, phone, firstName, lastName, email }
      const person = readPerson(draft)
      if ('person' in person) expect(parsePhoneNumber(phone)).toBe(person.person.phoneNumber)
      else expect(Object.keys(person.problems)).not.toEqual([])
      const where = readDestination(draft)
      if ('problems' in where) expect(Object.keys(where.problems)).not.toEqual([])
    }),
  )
})

test('a fragment chooses only what the flow offers', () => {
  expect(destinationIn('#postpaid', 'leaveSecondLine')).toBe('postpaid')
  expect(destinationIn('#prepaid', 'leaveExtra')).toBe('prepaid')
  expect(destinationIn('#prepaid', 'leaveSecondLine')).toBeUndefined()
  expect(destinationIn('', 'leaveExtra')).toBeUndefined()
})
