import type { PageOf } from '../../src/content/page.ts'
import { type Cents, parseEuro } from '../../src/lib/money.ts'
import { blocks } from './blocks.ts'
import { always, entryParser, type FieldReader, type Kind, optional, required } from './fields.ts'
import { image } from './image.ts'
import { euro, text } from './kinds.ts'
import { pageFields } from './page.ts'
import { describe, readable, unreadable } from './reading.ts'

/** Euros with blanks between, such as `5 10 20`. */
const sums: Kind<Cents[]> = {
  translated: false,
  read: ({ value }) => {
    const words = typeof value === 'string' ? value.trim().split(/\s+/) : []
    const cents = words.map(parseEuro).filter((sum) => sum !== undefined)
    if (cents.length > 0 && cents.length === words.length) return readable(cents)
    return unreadable(`is ${describe(value)}, not sums in euros with blanks between`)
  },
}

/** Reads another field than the property's own name. */
const from =
  <T>(field: string, reader: FieldReader<T>): FieldReader<T> =>
  (entry) =>
    reader(entry, field)

export const topUpPage = entryParser<PageOf<'topUpPage'>>({
  ...pageFields,
  type: always('topUpPage'),
  text: required(text),
  image: optional(image),
  presetSumsInCents: from('presetSums', required(sums)),
  minimumInCents: from('minimumSum', required(euro)),
  maximumInCents: from('maximumSum', required(euro)),
  blocks: optional(blocks, []),
})
