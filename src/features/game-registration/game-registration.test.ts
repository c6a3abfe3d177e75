import { expect, test } from 'vitest'
import { isPlayer, readDraft } from './game-registration.ts'

const whole = { phone: '8 612 34567', name: ' Rasa\t', email: ' rasa@example.com ', areRulesAccepted: true }

test('what was typed becomes a player', () => {
  const player = readDraft(whole)
  expect(player).toEqual({ phoneNumber: '+37061234567', name: 'Rasa', email: 'rasa@example.com' })
  expect(isPlayer(player)).toBe(true)
  expect(readDraft({ ...whole, name: 'Rasa\u0007Petraitė' })).toMatchObject({ name: 'Rasa Petraitė' })
})

test.each([
  [{ phone: ' ' }, { phone: 'missing' }],
  [{ phone: '12' }, { phone: 'invalid' }],
  [{ name: ' ' }, { name: 'missing' }],
  [{ email: ' ' }, { email: 'missing' }],
  [{ email: 'rasa' }, { email: 'invalid' }],
  [{ areRulesAccepted: false }, { rules: 'missing' }],
] as const)('no one plays with %j alone wrong: %j', (typed, problems) => {
  const read = readDraft({ ...whole, ...typed })
  expect(read).toEqual(problems)
  expect(isPlayer(read)).toBe(false)
})
