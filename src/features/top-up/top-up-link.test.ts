import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parsePhoneNumber } from '../../lib/phone-number.ts'
import { readLink } from './top-up-link.ts'

const linkOf = (phoneNumber: string, sum: string) =>
  readLink({ hash: `#${new URLSearchParams({ phoneNumber, sum })}` })

test.each([
  ['61234567', '10', { phone: '+370 612 34567', sum: '10' }],
  ['+37061234567', '12.5', { phone: '+370 612 34567', sum: '12,5' }],
  ['8 612 34567', '12,50', { phone: '+370 612 34567', sum: '12,50' }],
  ['+37151234567', '-5', {}],
  ['', '1e3', {}],
  ['javascript:alert(1)', '99999', {}],
])('%j and %j are read as %o', (phoneNumber, sum, carried) => {
  expect(linkOf(phoneNumber, sum)).toEqual(carried)
})

test('whatever a link carries, only a number of ours and a plain sum come out', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (phoneNumber, sum) => {
      const carried = linkOf(phoneNumber, sum)
      if (carried.phone !== undefined) expect(parsePhoneNumber(carried.phone)).toBeDefined()
      if (carried.sum !== undefined) expect(carried.sum).toMatch(/^\d{1,4}(,\d{1,2})?$/)
    }),
  )
})
