import type { Cents } from '../../src/lib/money.ts'
import { parseEuro } from '../../src/lib/money.ts'
import type { FieldValue } from './entry-reader.ts'
import type { Kind } from './fields.ts'
import { describe, type Reading, readable, unreadable } from './reading.ts'

const string = ({ value }: FieldValue): Reading<string> =>
  typeof value === 'string' ? readable(value) : unreadable(`is ${describe(value)}, not a text`)

/** No line begins with a dash: it stays with the word before it. */
export const keepDashes = (words: string): string => words.replaceAll(/ (?=[–—] )/g, '\u00a0')

/** A text of its own in every language: the model's `line` and `text`. */
export const text: Kind<string> = {
  translated: true,
  read(found) {
    const reading = string(found)
    return reading.ok ? readable(keepDashes(reading.value)) : reading
  },
}

/** A word that is the same in every language. */
export const code: Kind<string> = { translated: false, read: string }

/** A text that must look like `pattern`; `words` say how. */
export const matching = (kind: Kind<string>, pattern: RegExp, words: string): Kind<string> => ({
  ...kind,
  read: (found) => {
    const reading = kind.read(found)
    if (!reading.ok || pattern.test(reading.value)) return reading
    return unreadable(`is ${describe(reading.value)}, not ${words}`)
  },
})

/** A name by which code finds an entry. */
export const key = matching(code, /^[A-Za-z0-9-]{1,100}$/, 'letters, digits and hyphens')

const fragmentPattern = /^[a-z0-9-]{1,100}$/
const fragmentWords = 'small Latin letters, digits and hyphens'
/** The name of a place on a page, in an address after `#`. */
export const anchor = matching(text, fragmentPattern, fragmentWords)
export const fragmentKey = matching(code, fragmentPattern, fragmentWords)

/** A value that no other entry of the type may have: of several, the one with the first id keeps it. */
export const unique = <T>(kind: Kind<T>): Kind<T> => ({
  ...kind,
  read: (found) => {
    const { entry, field, language, value } = found
    const reading = kind.read(found)
    const owner = entry.edition.space.ownerOf(entry.contentType, field, value, language)
    if (!reading.ok || owner === entry.id) return reading
    return unreadable(`is ${describe(value)}, as in ${entry.contentType} "${owner}": it must be unique`)
  },
})

export const flag: Kind<boolean> = {
  translated: false,
  read: ({ value }) =>
    typeof value === 'boolean' ? readable(value) : unreadable(`is ${describe(value)}, not yes or no`),
}

/** A number of at least nothing. */
export const amount: Kind<number> = {
  translated: false,
  read: ({ value }) =>
    typeof value === 'number' && Number.isFinite(value) && value >= 0
      ? readable(value)
      : unreadable(`is ${describe(value)}, not an amount`),
}

/** A whole number within bounds, both included. */
export const wholeNumber = (min: number, max: number): Kind<number> => ({
  translated: false,
  read: ({ value }) =>
    typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max
      ? readable(value)
      : unreadable(`is ${describe(value)}, not a whole number from ${min} to ${max}`),
})

/** Euros written with a comma or a point, as integer cents. */
export const euro: Kind<Cents> = {
  translated: false,
  read: ({ value }) => {
    const cents = typeof value === 'string' ? parseEuro(value) : undefined
    return cents === undefined || cents < 0
      ? unreadable(`is ${describe(value)}, not a price`)
      : readable(cents)
  },
}

/** One of a list of words, as the content model offers them. */
export const oneOf = <const T extends string>(choices: readonly T[]): Kind<T> => ({
  translated: false,
  read: ({ value }) => {
    const choice = choices.find((candidate) => candidate === value)
    return choice === undefined
      ? unreadable(`is ${describe(value)}, not one of ${choices.join(', ')}`)
      : readable(choice)
  },
})

/** Several values of one kind, at least one. */
export const listOf = <T>(kind: Kind<T>): Kind<T[]> => ({
  ...kind,
  read: (found) => {
    const { value } = found
    if (!Array.isArray(value)) return unreadable(`is ${describe(value)}, not a list`)
    const readings = value.map((item: unknown) => kind.read({ ...found, value: item }))
    const wrong = readings.find((reading) => !reading.ok)
    return wrong && !wrong.ok
      ? wrong
      : readable(readings.flatMap((reading) => (reading.ok ? [reading.value] : [])))
  },
})
