import fc from 'fast-check'
import { expect, test } from 'vitest'
import { metresBetween, type Place } from './distance.ts'

const vilnius: Place = { latitude: 54.6872, longitude: 25.2797 }
const kaunas: Place = { latitude: 54.8985, longitude: 23.9036 }

test('from Vilnius to Kaunas it is about 91 km', () => {
  expect(metresBetween(vilnius, kaunas) / 1000).toBeCloseTo(91.4, 0)
})

const place = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
})

test('as far there as back, nothing to itself, and at most half the way round', () => {
  fc.assert(
    fc.property(place, place, (one, other) => {
      const metres = metresBetween(one, other)
      expect(metres).toBeCloseTo(metresBetween(other, one), 3)
      expect(metresBetween(one, one)).toBe(0)
      expect(metres).toBeLessThanOrEqual(Math.PI * 6_371_000 + 1)
    }),
  )
})
