import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parsePhoneNumber } from '../../../lib/phone-number.ts'
import type { Alerts } from '../../../operator/client/alerts.ts'
import { messagesOf, offeredIn, quietFrom, quietUntil } from './alerts.ts'

const alert = (kind: Alerts['alerts'][number]['kind']) => ({
  kind,
  isOn: true,
  amount: null,
  amounts: [],
  spent: null,
  text: '',
})
const phoneNumber = parsePhoneNumber('612 34567')
if (!phoneNumber) throw new Error('not a number')
const told: Alerts = {
  phoneNumber,
  language: 'LT',
  channels: ['TEXT'],
  channel: 'TEXT',
  quietHours: null,
  alerts: [alert('SPENDING_CAP'), alert('DATA_80'), alert('unknown')],
}

test('caps are apart from alerts, and what has no words here is left out', () => {
  const { alerts, caps } = offeredIn(told)
  expect(alerts.map(({ kind }) => kind)).toEqual(['DATA_80'])
  expect(caps.map(({ kind }) => kind)).toEqual(['SPENDING_CAP'])
})

test('that there are others without words is known', () => {
  expect(offeredIn(told).hasOthers).toBe(true)
  expect(offeredIn({ ...told, alerts: [alert('DATA_80')] }).hasOthers).toBe(false)
})

test('how messages come is as the operator says; other quiet hours keep their other end', () => {
  expect(messagesOf(told)).toEqual({ language: 'LT', channel: 'TEXT', quietHours: null })
  expect(quietFrom({ from: 22, until: 8 }, 21)).toEqual({ from: 21, until: 8 })
  expect(quietUntil({ from: 22, until: 8 }, 9)).toEqual({ from: 22, until: 9 })
})

test('what the operator calls something new is nothing chosen', () => {
  expect(messagesOf({ ...told, language: 'unknown', channel: 'unknown' })).toEqual({
    language: undefined,
    channel: undefined,
    quietHours: null,
  })
})

test('quiet hours begin or end when they are to, and never both at one hour', () => {
  const hour = fc.integer({ min: 0, max: 23 })
  fc.assert(
    fc.property(hour, hour, hour, (from, until, wished) => {
      fc.pre(from !== until)
      const [begun, ended] = [quietFrom({ from, until }, wished), quietUntil({ from, until }, wished)]
      expect(begun.from).toBe(wished)
      expect(ended.until).toBe(wished)
      for (const hours of [begun, ended]) {
        expect(hours.from).not.toBe(hours.until)
        for (const one of [hours.from, hours.until]) expect(one >= 0 && one <= 23).toBe(true)
      }
    }),
  )
})
