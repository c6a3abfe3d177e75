import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { offersWithTrips } from './trip.fixture.ts'
import { services, type Trip, type TripOffer } from './trip.ts'
import type { TripLine } from './trip-lines.ts'
import { solutionsFor } from './trip-solutions.ts'

/** The sum of one way: with or without a plan, and with packs where they save something or with none. */
interface Sum {
  hasPlan: boolean
  mayHavePacks: boolean
  sum: number
}

/** Every way there is, reckoned day by day and pack by pack with nothing of what is tested: the sums only. */
function everySum({ stops, perDay, ownedPlanId }: Trip, { zones, plans, packs, home }: TripOffer): Sum[] {
  const days = stops.reduce((sum, stop) => sum + stop.days, 0)
  const sums: Sum[] = []
  for (const plan of [undefined, ...plans]) {
    const isOwned = plan !== undefined && plan === plans.find(({ planId }) => planId === ownedPlanId)
    const isUseful = stops.some(
      ({ country: { zoneId } }) => zoneId === 'eu' || plan?.abroad[zoneId] !== undefined,
    )
    if (plan && !isUseful) continue
    const ofPlan = plan && !isOwned ? plan.price * Math.ceil(days / plan.periodInDays) : 0
    const sum = { withoutPacks: ofPlan, withPacks: ofPlan }
    for (const zone of zones) {
      const here = stops.filter(({ country }) => country.zoneId === zone.id)
      const zoneDays = here.reduce((sum, stop) => sum + stop.days, 0)
      if (zoneDays === 0) continue
      const byDay = (amount: number, limit: number | null) => {
        let covered = 0
        let left = 0
        for (let day = 0; day < zoneDays; day += 1) {
          if (plan && day % plan.periodInDays === 0) left = limit ?? Number.POSITIVE_INFINITY
          const taken = Math.min(left, amount)
          left -= taken
          covered += taken
        }
        return plan ? covered : 0
      }
      const ways: number[] = []
      if (zone.hasDomesticRates) {
        const over = (amount: number, limit: number | null | undefined) =>
          amount * zoneDays - byDay(amount, limit === undefined ? 0 : limit)
        const gigabyte = plan ? home.gigabyteOver : home.gigabyte
        ways.push(
          Math.ceil((over(perDay.data, plan?.allowances.data) * gigabyte) / 1024) +
            over(perDay.made, plan?.allowances.minutes) * home.minute +
            over(perDay.messages, plan?.allowances.messages) * home.message,
        )
      } else {
        const inZone = plan?.abroad[zone.id]
        const fromPlan = inZone === undefined ? 0 : byDay(perDay.data, inZone)
        const choices = [
          { pack: undefined, count: 0 },
          ...packs
            .filter(({ zoneId }) => zoneId === zone.id)
            .flatMap((pack) => Array.from({ length: 100 }, (_, index) => ({ pack, count: index + 1 }))),
        ]
        for (const { pack, count } of choices) {
          const ofPacks = (amount: number, limit: number | null = 0) => {
            const inOne = amount * Math.min(zoneDays, pack?.periodInDays ?? 0)
            return count * (limit === null ? inOne : Math.min(inOne, limit))
          }
          const left = {
            plan: fromPlan,
            data: ofPacks(perDay.data, pack?.allowances.data),
            made: ofPacks(perDay.made, pack?.allowances.minutes),
            messages: ofPacks(perDay.messages, pack?.allowances.messages),
          }
          let way = (pack?.price ?? 0) * count
          for (const { country, days: there } of here) {
            const price = { ...zone.prices, ...country.prices }
            const pay = (key: keyof typeof left, amount: number) => {
              const taken = Math.min(left[key], amount)
              left[key] -= taken
              return amount - taken
            }
            way += pay('data', pay('plan', perDay.data * there)) * Number(price.dataPrice)
            way += pay('made', perDay.made * there) * Number(price.callPrice)
            way += pay('messages', perDay.messages * there) * Number(price.messagePrice)
            way += perDay.received * there * Number(price.incomingCallPrice)
          }
          ways.push(way)
        }
      }
      // The first way has no pack.
      sum.withoutPacks += Number(ways[0])
      sum.withPacks += Math.min(...ways)
    }
    const hasPlan = plan !== undefined
    sums.push({ hasPlan, mayHavePacks: false, sum: sum.withoutPacks })
    sums.push({ hasPlan, mayHavePacks: true, sum: sum.withPacks })
  }
  return sums
}

const used = (lines: readonly TripLine[], service: string) =>
  lines.reduce((sum, line) => sum + (line.kind !== 'bought' && line.service === service ? line.amount : 0), 0)

describe('the cheapest way', () => {
  test('is the cheapest of all that there are', () => {
    fc.assert(
      fc.property(offersWithTrips, ({ offer, trip }) => {
        const [best] = solutionsFor(trip, offer)
        expect(best?.total).toBe(Math.min(...everySum(trip, offer).map(({ sum }) => sum)))
      }),
      { numRuns: 300 },
    )
  })

  test('each way sums up, leaves nothing out that is used, and the cheapest is first', () => {
    fc.assert(
      fc.property(offersWithTrips, ({ offer, trip }) => {
        const solutions = solutionsFor(trip, offer)
        const days = trip.stops.reduce((sum, stop) => sum + stop.days, 0)
        for (const { lines, total } of solutions) {
          expect(Number.isSafeInteger(total)).toBe(true)
          expect(lines.reduce((sum, line) => sum + line.total, 0)).toBe(total)
          for (const service of services) expect(used(lines, service)).toBe(trip.perDay[service] * days)
          for (const line of lines) {
            if (line.kind === 'bought') expect(line.total).toBe(line.count * line.price)
            if (line.kind === 'used')
              expect(line.total).toBe(Math.ceil((line.amount * line.price) / (line.isPerGigabyte ? 1024 : 1)))
          }
        }
        expect(solutions.map(({ total }) => total)).toEqual(
          solutions.map(({ total }) => total).sort((one, other) => one - other),
        )
        expect(new Set(solutions.map(({ kind }) => kind)).size).toBe(solutions.length)
      }),
    )
  })

  test('each kind of way is at its cheapest, and is none where it would be another kind', () => {
    fc.assert(
      fc.property(offersWithTrips, ({ offer, trip }) => {
        const sums = everySum(trip, offer)
        const least = (hasPlan: boolean, mayHavePacks: boolean) =>
          Math.min(
            ...sums
              .filter((sum) => sum.hasPlan === hasPlan && sum.mayHavePacks === mayHavePacks)
              .map(({ sum }) => sum),
          )
        const solutions = new Map(solutionsFor(trip, offer).map((solution) => [solution.kind, solution]))
        const standard = least(false, false)
        expect(solutions.get('standard')?.total).toBe(standard)
        const hasUsefulPlan = sums.some(({ hasPlan }) => hasPlan)
        expect(solutions.get('plan')?.total).toBe(hasUsefulPlan ? least(true, false) : undefined)
        // Where packs save nothing, what one costs is reported all the same.
        const pack = solutions.get('pack')
        if (least(false, true) < standard) expect(pack?.total).toBe(least(false, true))
        else if (pack) expect(pack.total).toBeGreaterThanOrEqual(standard)
        const zones = trip.stops.map(({ country }) => country.zoneId)
        expect(pack !== undefined).toBe(offer.packs.some(({ zoneId }) => zones.includes(zoneId)))
        const both = solutions.get('planAndPack')
        if (least(true, true) < least(true, false) || both) expect(both?.total).toBe(least(true, true))
        for (const way of [pack, both])
          if (way) expect(way.lines.some((line) => line.kind === 'bought' && line.what === 'pack')).toBe(true)
      }),
      { numRuns: 300 },
    )
  })

  test('more days never cost less', () => {
    fc.assert(
      fc.property(offersWithTrips, ({ offer, trip }) => {
        const [first, ...rest] = trip.stops
        if (!first) return
        const longer = { ...trip, stops: [{ ...first, days: first.days + 1 }, ...rest] }
        expect(solutionsFor(longer, offer)[0]?.total).toBeGreaterThanOrEqual(
          Number(solutionsFor(trip, offer)[0]?.total),
        )
      }),
    )
  })
})
