import { expect, test } from 'vitest'
import { sentenceOf } from './history-description.ts'

const sentence = (template: string, ...placeholders: [key: string, value: string][]) =>
  sentenceOf({ template, placeholders: placeholders.map(([key, value]) => ({ key, value })) })

test('a template is filled in; what has no value is an ellipsis', () => {
  expect(sentence('Plan {plan} from {from}', ['plan', 'Berry patch'], ['old', 'x'])).toBe(
    'Plan Berry patch from …',
  )
})

test.each([
  ['+370 612 34567', '+370\u00a0612\u00a034567'],
  ['5,00 EUR', '5,00\u00a0EUR'],
  ['5 GB and a very long name', '5 GB and a very long name'],
  ['Berry 5 GB', 'Berry 5 GB'],
])('a figure stays on one line, words break: %j', (value, shown) => {
  expect(sentence('{it}', ['it', value])).toBe(shown)
})

test('marks that no one sees turn and break nothing', () => {
  expect(sentence(' a\u202e\u200b{b}\n', ['b', '\ufeffc'])).toBe('a c')
})
