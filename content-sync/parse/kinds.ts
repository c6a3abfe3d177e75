import type { Cents } from '../../src/lib/money.ts'
import { parseEuro } from '../../src/lib/money.ts'
import type { Validation, ValueType } from '../model/content-type.ts'
import type { FieldValue } from './entry-reader.ts'
import type { Kind } from './fields.ts'
import { noBreaks } from './no-break.ts'
import { describe, type Reading, readable, unreadable } from './reading.ts'

const string = ({ value }: FieldValue): Reading<string> =>
  typeof value === 'string' ? readable(value) : unreadable(`is ${describe(value)}, not a text`)

const inEveryLanguage = (type: 'Symbol' | 'Text'): ValueType => ({ type, localized: true, validations: [] })
const once = (
  type: 'Symbol' | 'Boolean' | 'Number' | 'Integer',
  ...validations: Validation[]
): ValueType => ({
  type,
  localized: false,
  validations,
})

/** The kind, with one more condition that Contentful checks as well. */
export const checkedBy = <T>(kind: Kind<T>, validation: Validation): Kind<T> => ({
  ...kind,
  model: { ...kind.model, validations: [validation, ...kind.model.validations] },
})

/** Several lines of plain text, in every language. */
export const text: Kind<string> = {
  model: inEveryLanguage('Text'),
  read(found) {
    const reading = string(found)
    return reading.ok ? readable(noBreaks(reading.value)) : reading
  },
}

/** One line of text, in every language. */
export const line: Kind<string> = { ...text, model: inEveryLanguage('Symbol') }

/** A word that is the same in every language. */
export const code: Kind<string> = { model: once('Symbol'), read: string }

/** The kind, as Contentful takes only what looks like `pattern`; an editor reads `message` where it doesn't. */
export const writtenLike = <T>(kind: Kind<T>, pattern: RegExp, message: string): Kind<T> =>
  checkedBy(kind, { regexp: { pattern: pattern.source, flags: null }, message })

/** A text that must look like `pattern`; `words` say how. */
export const matching = (kind: Kind<string>, pattern: RegExp, words: string): Kind<string> => ({
  ...writtenLike(kind, pattern, `Write ${words}.`),
  read: (found) => {
    const reading = kind.read(found)
    if (!reading.ok || pattern.test(reading.value)) return reading
    return unreadable(`is ${describe(reading.value)}, not ${words}`)
  },
})

/** A name by which code finds an entry. */
export const key: Kind<string> = {
  ...matching(code, /^[A-Za-z0-9-]+$/, 'letters, digits and hyphens'),
  help: 'The site finds this entry by its key: leave it as it is.',
}

const fragmentPattern = /^[a-z0-9-]+$/
const fragmentWords = 'small Latin letters, digits and hyphens'
/** The name of a place on a page, in an address after `#`. */
export const anchor = matching(line, fragmentPattern, fragmentWords)
export const fragmentKey = matching(code, fragmentPattern, fragmentWords)

/** A day of the calendar. */
export const day = matching(code, /^20\d\d-[01]\d-[0-3]\d$/, 'a day such as 2026-11-27')

/** A value that no other entry of the type may have: of several, the one with the first id keeps it. */
export const unique = <T>(kind: Kind<T>): Kind<T> => ({
  ...checkedBy(kind, { unique: true }),
  read: (found) => {
    const { entry, field, language, value } = found
    const reading = kind.read(found)
    const owner = entry.edition.space.ownerOf(entry.contentType, field, value, language)
    if (!reading.ok || owner === entry.id) return reading
    return unreadable(`is ${describe(value)}, as in ${entry.contentType} "${owner}": it must be unique`)
  },
})

export const flag: Kind<boolean> = {
  model: once('Boolean'),
  read: ({ value }) =>
    typeof value === 'boolean' ? readable(value) : unreadable(`is ${describe(value)}, not yes or no`),
}

/** A number of at least nothing. */
export const amount: Kind<number> = {
  model: once('Number', { range: { min: 0 } }),
  read: ({ value }) =>
    typeof value === 'number' && Number.isFinite(value) && value >= 0
      ? readable(value)
      : unreadable(`is ${describe(value)}, not an amount`),
}

/** A whole number within bounds, both included. */
export const wholeNumber = (min: number, max: number): Kind<number> => ({
  model: once('Integer', { range: { min, max } }),
  read: ({ value }) =>
    typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max
      ? readable(value)
      : unreadable(`is ${describe(value)}, not a whole number from ${min} to ${max}`),
})

/** Euros written with a comma or a point, as integer cents. */
export const euro: Kind<Cents> = {
  model: once('Symbol', {
    regexp: { pattern: '^\\d+([.,]\\d{1,2})?$', flags: null },
    message: 'Write euros with a comma or a point: 4,90.',
  }),
  help: 'In euros with VAT, with a comma or a point: 4,90. A figure stands in one entry only.',
  read: ({ value }) => {
    const cents = typeof value === 'string' ? parseEuro(value) : undefined
    return cents === undefined || cents < 0
      ? unreadable(`is ${describe(value)}, not a price`)
      : readable(cents)
  },
}

/** One of a list of words, as the content model offers them. */
export const oneOf = <const T extends string>(choices: readonly T[]): Kind<T> => ({
  model: once('Symbol', { in: [...choices] }),
  read: ({ value }) => {
    const choice = choices.find((candidate) => candidate === value)
    return choice === undefined
      ? unreadable(`is ${describe(value)}, not one of ${choices.join(', ')}`)
      : readable(choice)
  },
})

/** Several words of a list, at least one. */
export const someOf = <const T extends string>(choices: readonly T[]): Kind<T[]> => ({
  model: {
    type: 'Array',
    localized: false,
    validations: [],
    items: { type: 'Symbol', validations: [{ in: [...choices] }] },
  },
  read: (found) => {
    const { value } = found
    if (!Array.isArray(value)) return unreadable(`is ${describe(value)}, not a list`)
    const readings = value.map((item: unknown) => oneOf(choices).read({ ...found, value: item }))
    const wrong = readings.find((reading) => !reading.ok)
    return wrong && !wrong.ok
      ? wrong
      : readable(readings.flatMap((reading) => (reading.ok ? [reading.value] : [])))
  },
})
/** The last part of an address that is made for an entry. */
export const addressPart = matching(
  line,
  /^[a-z0-9]+(-[a-z0-9]+)*$/,
  'small Latin letters and digits, parted by single hyphens',
)
