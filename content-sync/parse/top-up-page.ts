import type { PageOf } from '../../src/content/page.ts'
import type { Cents } from '../../src/lib/money.ts'
import { blocks } from './blocks.ts'
import type { FieldValue } from './entry-reader.ts'
import { always, from, type Kind, optional, required, withDefault } from './fields.ts'
import { image } from './image.ts'
import { code, euro, text, writtenLike } from './kinds.ts'
import { declarePage, pageFields } from './page.ts'
import { blocksHelp } from './page-content.ts'
import { describe, readable, unreadable } from './reading.ts'

/** The other sum that binds this one, as far as it can be read. */
function boundOf({ entry }: FieldValue, field: string): Cents | undefined {
  const found = entry.find(field)
  const reading = found && euro.read(found)
  return reading?.ok ? reading.value : undefined
}

const maximum: Kind<Cents> = {
  ...euro,
  read: (found) => {
    const reading = euro.read(found)
    const minimum = boundOf(found, 'minimumSum')
    if (!reading.ok || minimum === undefined || minimum < reading.value) return reading
    return unreadable('is not more than minimumSum')
  },
}

/** Euros with blanks between, such as `5 10 20`, each of which may be paid. */
const sums: Kind<Cents[]> = {
  model: writtenLike(
    code,
    /^\d+([.,]\d{1,2})?(\s+\d+([.,]\d{1,2})?)*$/,
    'Write euros with blanks between: 5 10 20.',
  ).model,
  read: (found) => {
    const { value } = found
    const words = typeof value === 'string' ? value.trim().split(/\s+/) : []
    const sums = words.map((word) => euro.read({ ...found, value: word }))
    const cents = sums.flatMap((sum) => (sum.ok ? [sum.value] : []))
    if (cents.length === 0 || cents.length < words.length)
      return unreadable(`is ${describe(value)}, not sums in euros with blanks between`)
    const [least = 0, most = Number.POSITIVE_INFINITY] = [
      boundOf(found, 'minimumSum'),
      boundOf(found, 'maximumSum'),
    ]
    if (cents.every((sum) => sum >= least && sum <= most)) return readable(cents)
    return unreadable(`is ${describe(value)}, with a sum below minimumSum or above maximumSum`)
  },
}

export const topUpPage = declarePage<PageOf<'topUpPage'>>(
  {
    id: 'topUpPage',
    name: 'Top-up page',
    description: 'The form that tops up a number. In the path of the extra line it stands for that line.',
  },
  {
    ...pageFields,
    type: always('topUpPage'),
    text: required(text, 'Text under the title'),
    image: optional(image, 'Picture'),
    presetSumsInCents: from(
      'presetSums',
      required(
        sums,
        'Sums to choose from',
        'In euros, with blanks between: 5 10 20. Each lies between the smallest and the largest sum.',
      ),
    ),
    minimumInCents: from('minimumSum', required(euro, 'Smallest sum')),
    maximumInCents: from('maximumSum', required(maximum, 'Largest sum')),
    blocks: withDefault(blocks, [], 'Blocks under the form', blocksHelp),
  },
)
