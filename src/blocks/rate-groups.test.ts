import { expect, test } from 'vitest'
import type { TextComponent } from '../content/text-block.ts'
import { groupRates } from './rate-groups.ts'

const line = (id: string): TextComponent => ({ id, type: 'rateLine', title: id })
const text = (id: string): TextComponent => ({ id, type: 'text', text: { html: '' } })
const table: TextComponent = { id: 't', type: 'rateLines', title: 'T', isSearchable: true, lines: [] }

test('lines that follow one another are one table, and order stays', () => {
  const parts = groupRates([line('a'), line('b'), text('c'), line('d'), table, line('e')], 'Rates')
  expect(
    parts.map((part) => (part.type === 'rateLines' ? part.lines.map(({ id }) => id).join('') : part.id)),
  ).toEqual(['ab', 'c', 'd', '', 'e'])
})
