import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pageSightings } from './page-sightings.ts'

const message = (seen: unknown[], more: object = {}) =>
  JSON.stringify({ page: 'topUpPage', language: 'lt', device: 'phone', seen, ...more })

test('what a page has seen is kept by words and ranges', () => {
  const kept = pageSightings(
    message([
      { kind: 'view', count: 4 },
      { kind: 'vital', name: 'LCP', outcome: 'main/img/elementRenderDelay', value: 1234.5, count: 4 },
      { kind: 'error', name: 'AccountBar.island', outcome: 'TypeError', count: 1 },
      {
        kind: 'outcome',
        name: 'payment/card',
        outcome: 'unknown/timeLimit',
        reference: 'A1B2C3D4E5F6',
        count: 1,
      },
    ]),
  )
  expect(
    kept?.map(({ kind, name, outcome, value, reference, count }) => [
      kind,
      name,
      outcome,
      value,
      reference,
      count,
    ]),
  ).toEqual([
    ['view', 'topUpPage', '', 0, '', 4],
    ['vital', 'LCP', 'main/img/elementRenderDelay', 1469, '', 4],
    ['error', 'AccountBar.island', 'TypeError', 0, '', 1],
    ['outcome', 'payment/card', 'unknown/timeLimit', 0, 'A1B2C3D4E5F6', 1],
  ])
})

test.each(['', '{', '[]', '{"page":"a"}', message([], { language: 'de' }), message(Array(61).fill({}))])(
  'no message of a page: %s',
  (text) => expect(pageSightings(text)).toBeUndefined(),
)

const digits = (length: number) => fc.stringMatching(new RegExp(`^[0-9]{${length}}$`))
/** What is a person's: phone numbers, e-mails, codes, cards, a PUK, as they are and within other text. */
const personal = fc
  .oneof(
    digits(8).map((rest) => `+370${rest}`),
    digits(8),
    digits(11),
    digits(12),
    digits(16).map((card) => card.replace(/(.{4})(?=.)/g, '$1 ')),
    digits(16),
    digits(4),
    digits(6),
    fc.emailAddress(),
  )
  .chain((secret) =>
    fc
      .constantFrom(secret, `x${secret}`, `${secret}.js`, `payment/${secret}`, ` ${secret} `, `a ${secret} b`)
      .map((text) => ({ secret, text })),
  )

const full = {
  view: { kind: 'view', count: 1 },
  vital: { kind: 'vital', name: 'LCP', outcome: 'main/img/elementRenderDelay', value: 100, count: 1 },
  error: { kind: 'error', name: 'a', outcome: 'b', count: 1 },
  outcome: { kind: 'outcome', name: 'a', outcome: 'b', reference: 'A1B2C3D4E5F6', count: 1 },
}

test('nothing of a person is kept, whichever field of whatever kind it is in', () => {
  const fields = [
    'page',
    'language',
    'device',
    'name',
    'outcome',
    'reference',
    'value',
    'count',
    'kind',
    'other',
  ]
  fc.assert(
    fc.property(
      personal,
      fc.constantFrom(...Object.values(full)),
      fc.constantFrom(...fields),
      fc.boolean(),
      ({ secret, text }, one, field, asNumber) => {
        // Four digits as the figure of a measurement are one.
        fc.pre(!(asNumber && field === 'value' && secret.length === 4))
        const value = asNumber && /^\d+$/.test(secret) ? Number(secret) : text
        const kept = JSON.stringify([
          pageSightings(message([{ ...one, [field]: value }])),
          pageSightings(message([one], { [field]: value })),
        ])
        expect(kept).not.toContain(secret.trim())
        expect(kept).not.toContain(secret.replaceAll(' ', ''))
      },
    ),
    { numRuns: 2000 },
  )
})
