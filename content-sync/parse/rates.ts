import type { BlockOf } from '../../src/content/block.ts'
import type { Cents } from '../../src/lib/money.ts'
import { blockFields } from './block.ts'
import { always, entryParser, type FieldReader, optional, required } from './fields.ts'
import { euro, flag, text } from './kinds.ts'
import { links } from './links.ts'

/** A rate has a figure, or words instead. */
const price: FieldReader<Cents | undefined> = (entry, field) =>
  (entry.find('priceText') ? optional(euro) : required(euro))(entry, field)

export const rateLine = entryParser<BlockOf<'rateLine'>>({
  ...blockFields,
  type: always('rateLine'),
  title: required(text),
  note: optional(text),
  price,
  priceText: optional(text),
  unit: optional(text),
})

export const rateLines = entryParser<BlockOf<'rateLines'>>({
  ...blockFields,
  type: always('rateLines'),
  title: required(text),
  text: optional(text),
  isSearchable: optional(flag, false),
  lines: required(links({ rateLine })),
})
