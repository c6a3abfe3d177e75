import { expect, test } from 'vitest'
import { proposedDescription } from './proposed-description.ts'

test('a description is the first sentences of a text, without its marks', () => {
  expect(
    proposedDescription('## Vasara\n\n![](embed:sun)\n\nImk **[planą](entry:plans)**. Be sutarties.\n'),
  ).toBe('Imk planą. Be sutarties.')
  const long = 'A sentence of the text. '.repeat(9)
  expect(proposedDescription(long)).toBe('A sentence of the text. '.repeat(6).trim())
  expect(proposedDescription('word '.repeat(50))).toMatch(/^(word )+…$/)
  expect(proposedDescription('')).toBe('')
})
