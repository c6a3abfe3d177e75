import * as v from 'valibot'
import { languages } from '../../src/i18n/language.ts'
import { rangeOf, type Sighting, sighting } from './sighting.ts'

/**
 * Words of code, such as `topUpPage`, `payment/card` or `AccountBar.island`: without digits and signs, so that no number,
 * code, card or e-mail is one. What isn't such a word is dropped, with all that came along with it.
 */
const Word = v.pipe(v.string(), v.regex(/^(?=.{1,60}$)[A-Za-z]+(?:[./_-][A-Za-z]+)*$/))
/** Twelve characters of which some are letters: no phone number, card or code is one. */
const Reference = v.fallback(v.pipe(v.string(), v.regex(/^(?=(?:\d*[A-Z]){2})[0-9A-HJKMNP-TV-Z]{12}$/)), '')
/** What went wrong, as browsers name it: another name is the choice of who sends it. */
const errorNames = [
  'missing',
  'vendor',
  'Error',
  'TypeError',
  'RangeError',
  'ReferenceError',
  'SyntaxError',
  'URIError',
  'AggregateError',
  'AbortError',
  'TimeoutError',
  'NetworkError',
  'NotAllowedError',
  'NotSupportedError',
  'InvalidStateError',
  'SecurityError',
  'QuotaExceededError',
  'DataCloneError',
] as const
const ErrorName = v.fallback(v.picklist([...errorNames, 'other']), 'other')
const Count = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999))

/** A vital of ten minutes is none. */
const Value = v.pipe(v.number(), v.minValue(0), v.maxValue(600_000), v.transform(rangeOf))

const Seen = v.variant('kind', [
  v.object({ kind: v.literal('view'), count: Count }),
  v.object({
    kind: v.literal('vital'),
    name: v.picklist(['LCP', 'INP', 'CLS', 'FCP', 'TTFB']),
    value: Value,
    outcome: v.fallback(Word, ''),
    count: Count,
  }),
  v.object({ kind: v.literal('error'), name: Word, outcome: ErrorName, count: Count }),
  v.object({ kind: v.literal('outcome'), name: Word, outcome: Word, reference: Reference, count: Count }),
])

const Message = v.object({
  page: Word,
  language: v.picklist(languages),
  device: v.picklist(['phone', 'computer']),
  seen: v.pipe(v.array(v.unknown()), v.maxLength(60)),
})

/** What a page has sent, as it may be kept; undefined for what is no such message. */
export function pageSightings(text: string): Sighting[] | undefined {
  const message = v.safeParse(v.pipe(v.string(), v.parseJson(), Message), text)
  if (!message.success) return undefined
  const { page, language, device, seen } = message.output
  return seen.flatMap((one) => {
    const parsed = v.safeParse(Seen, one)
    if (!parsed.success) return []
    const { kind, ...rest } = parsed.output
    return [sighting(kind, page, { page, language, device, ...rest })]
  })
}
