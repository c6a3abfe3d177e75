import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { expect, test } from 'vitest'
import { maintenanceOf } from '../pull/pull-maintenance.ts'

/** What is read of a moment in the field of an entry. */
const read = (written: string) =>
  maintenanceOf('space', {
    sys: { id: 'm', revision: 1, updatedAt: '', contentType: { sys: { id: 'maintenanceConfiguration' } } },
    fields: { activateFor: { lt: 'allPages' }, activateFrom: { lt: written } },
  }).activateFrom

const inVilnius = (written: string) =>
  new Date(
    Temporal.PlainDateTime.from(written).toZonedDateTime('Europe/Vilnius').epochMilliseconds,
  ).toISOString()

test.each([
  ['2026-01-15T22:00', '2026-01-15T20:00:00.000Z'],
  ['2026-07-15', '2026-07-14T21:00:00.000Z'],
  ['2026-03-29T03:30', '2026-03-29T01:30:00.000Z'],
  ['2026-10-25T03:30', '2026-10-25T00:30:00.000Z'],
  ['2026-10-25T04:00:30', '2026-10-25T02:00:30.000Z'],
  ['2026-01-15T22:00+01:00', '2026-01-15T21:00:00.000Z'],
  ['2026-01-15T22:00:00.500Z', '2026-01-15T22:00:00.500Z'],
  ['tonight', undefined],
])('%s is %s', (written, moment) => expect(read(written)).toBe(moment))

test('a time without a zone is what clocks in Vilnius show, wherever it is read', () => {
  const start = Date.UTC(2026, 0, 1)
  const quarters = (10 * 366 * 24 * 60) / 15
  fc.assert(
    fc.property(fc.nat(quarters), (quarter) => {
      const written = new Date(start + quarter * 15 * 60_000).toISOString().slice(0, 16)
      expect(read(written)).toBe(inVilnius(written))
    }),
    { numRuns: 500 },
  )
})
