import type { BlockOf } from '../../src/content/block.ts'
import { blockFields, declareBlock } from './block.ts'
import { always, optional, required, requiredWhere, withDefault } from './fields.ts'
import { euro, flag, line, text } from './kinds.ts'
import { links } from './links.ts'

export const rateLine = declareBlock<BlockOf<'rateLine'>>(
  { id: 'rateLine', name: 'Rate', description: 'The price of one thing.' },
  {
    ...blockFields,
    type: always('rateLine'),
    title: required(line, 'Title'),
    note: optional(line, 'Note'),
    price: requiredWhere((entry) => !entry.find('priceText'), euro, 'Price'),
    priceText: optional(line, 'Words instead of a price', 'Where there is no figure: “free”, “by plan”.'),
    unit: optional(line, 'Per what', 'What the price is paid for: “per minute”.'),
  },
)

export const rateLines = declareBlock<BlockOf<'rateLines'>>(
  { id: 'rateLines', name: 'Table of rates', description: 'Rates under one title.' },
  {
    ...blockFields,
    type: always('rateLines'),
    title: required(line, 'Title'),
    text: optional(text, 'Text'),
    isSearchable: withDefault(flag, false, 'With a field that finds a line'),
    lines: required(links({ rateLine }), 'Rates'),
  },
)
