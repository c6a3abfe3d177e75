import { expect, test } from 'vitest'
import { wordsIn } from '../top-up/words.fixture.ts'
import { sixGains } from './checkout.fixture.ts'
import { checkoutMicrocopy } from './checkout.microcopy.ts'
import { gainLines } from './gain-lines.ts'

const words = wordsIn('lt', checkoutMicrocopy)

test('each kind that a plan brings is a line, with its amount as the language writes it', () => {
  expect(gainLines(sixGains, words, 'lt').map(({ kind, amount, of }) => [kind, amount, of])).toEqual([
    ['dataInLT', `60\u00a0${words['plan.unitGb']}`, words['plan.dataInLt']],
    ['dataOffPeak', `30\u00a0${words['plan.unitGb']}`, words['plan.dataOffPeak']],
    ['dataInEU', `12,5\u00a0${words['plan.unitGb']}`, words['plan.dataInEu']],
    ['dataAbroad', `500\u00a0${words['plan.unitMb']}`, words['plan.dataAbroad']],
    ['minutes', `100\u00a0${words['plan.unitMin']}`, words['plan.minutes']],
    ['messages', words['plan.unlimited'], words['plan.sms']],
  ])
})

test('what a plan doesn’t bring is no line', () => {
  const { minutes } = sixGains
  const only = {
    dataInLT: null,
    dataOffPeak: null,
    dataInEU: null,
    dataAbroad: null,
    messages: null,
    minutes,
  }
  expect(gainLines(only, words, 'lt').map(({ kind }) => kind)).toEqual(['minutes'])
})

test('messages have no unit, as their own word follows', () => {
  const messages = { limit: 50, units: 'SMS' as const, unlimited: false }
  const [line] = gainLines(
    {
      ...sixGains,
      dataInLT: null,
      dataOffPeak: null,
      dataInEU: null,
      dataAbroad: null,
      minutes: null,
      messages,
    },
    words,
    'lt',
  )
  expect(line).toEqual({ kind: 'messages', amount: '50', of: words['plan.sms'] })
})
