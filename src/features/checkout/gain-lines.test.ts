import { expect, test } from 'vitest'
import { wordsIn } from '../top-up/words.fixture.ts'
import { sixGains } from './checkout.fixture.ts'
import { checkoutMicrocopy } from './checkout.microcopy.ts'
import { gainLines } from './gain-lines.ts'

const words = wordsIn('lt', checkoutMicrocopy)

test('each kind that a plan brings is a line, with its amount as the language writes it', () => {
  expect(gainLines(sixGains, words, 'lt').map(({ kind, text }) => [kind, text])).toEqual([
    ['dataInLT', '60\u00a0GB duomenų Lietuvoje'],
    ['dataOffPeak', '30\u00a0GB duomenų naktį (00–08 val.)'],
    ['dataInEU', '12,5\u00a0GB duomenų ES/EEE'],
    ['dataAbroad', '500\u00a0MB duomenų užsienyje'],
    ['minutes', '100\u00a0min. skambučių'],
    ['messages', 'Neribotos SMS žinutės'],
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

test('messages have no unit, as their own word follows, in its plural form', () => {
  const messagesIn = (limit: number) =>
    gainLines(
      {
        ...sixGains,
        dataInLT: null,
        dataOffPeak: null,
        dataInEU: null,
        dataAbroad: null,
        minutes: null,
        messages: { limit, units: 'SMS', unlimited: false },
      },
      words,
      'lt',
    )
  const texts = [1, 22, 50].map((limit) => messagesIn(limit)[0]?.text)
  expect(texts).toEqual(['1 SMS žinutė', '22 SMS žinutės', '50 SMS žinučių'])
})
