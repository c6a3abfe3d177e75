import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isOrderReference } from '../../lib/order-reference.ts'
import { parsePhoneNumber } from '../../lib/phone-number.ts'
import { emptyDraft, readDraft } from './order-lookup.ts'

test('a reference is read as people write it', () => {
  for (const reference of ['7K3M-9QXW-2RTA-5T8C', ' 7k3m-9qxw-2rta-5t8c ', '7K3M–9QXW — 2RTA-5T8C'])
    expect(readDraft({ reference, phone: '8 612 34567' })).toEqual({
      orderReference: '7K3M-9QXW-2RTA-5T8C',
      phoneNumber: '+37061234567',
    })
})

test('each field that is missing or unreadable is named', () => {
  expect(readDraft(emptyDraft)).toEqual({ problems: { reference: 'missing', phone: 'missing' } })
  expect(readDraft({ reference: 'a.b', phone: '12' })).toEqual({
    problems: { reference: 'invalid', phone: 'invalid' },
  })
})

test('what is typed is either right in full or told', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (reference, phone) => {
      const read = readDraft({ reference, phone })
      if ('problems' in read) expect(Object.keys(read.problems)).not.toEqual([])
      else {
        expect(isOrderReference(read.orderReference)).toBe(true)
        expect(read.phoneNumber).toBe(parsePhoneNumber(phone))
      }
    }),
  )
})
