import type { PageOf } from '../../src/content/page.ts'
import type { Cents } from '../../src/lib/money.ts'
import { blocks } from './blocks.ts'
import { always, entryParser, from, type Kind, optional, required } from './fields.ts'
import { image } from './image.ts'
import { euro, text } from './kinds.ts'
import { pageFields } from './page.ts'
import { describe, readable, unreadable } from './reading.ts'

/** Euros with blanks between, such as `5 10 20`. */
const sums: Kind<Cents[]> = {
  translated: false,
  read: (found) => {
    const { value } = found
    const words = typeof value === 'string' ? value.trim().split(/\s+/) : []
    const sums = words.map((word) => euro.read({ ...found, value: word }))
    const cents = sums.flatMap((sum) => (sum.ok ? [sum.value] : []))
    if (cents.length > 0 && cents.length === words.length) return readable(cents)
    return unreadable(`is ${describe(value)}, not sums in euros with blanks between`)
  },
}

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
