import { describe, expect, test } from 'vitest'
import { findPlan } from './find-plan.ts'
import { ownPlanFor } from './own-plan.ts'
import { soldPacks } from './packs.ts'

const in2026 = Date.parse('2026-12-31T21:59:59Z')
const in2027 = Date.parse('2026-12-31T22:00:00Z')
const wish = { dataInLtInGB: 10, minutes: 300, messages: 50, roamingZone: null }

describe('a plan of one’s own making', () => {
  test('costs the base and its choices, and is found by its id', () => {
    const plan = ownPlanFor(wish, in2026)
    expect(plan).toMatchObject({ planId: 'own-10gb-300min-50sms', priceInCents: 670, renews: true })
    expect(findPlan('own-10gb-300min-50sms', in2026)).toEqual(plan)
  })

  test('with a zone it has data there and an id of its own', () => {
    const plan = ownPlanFor({ ...wish, roamingZone: 'zone-1' }, in2026)
    expect(plan).toMatchObject({ planId: 'own-10gb-300min-50sms-zone-1', priceInCents: 970 })
    expect(plan?.gains.find(({ kind }) => kind === 'dataAbroad')).toMatchObject({
      limit: 2,
      roamingZone: 'zone-1',
    })
    expect(findPlan('own-10gb-300min-50sms-zone-1', in2026)).toEqual(plan)
  })

  test('gives data in the EU/EEA by the cap of the year in Vilnius, and no more than at home', () => {
    const inEu = (at: number, dataInLtInGB: number | null) =>
      ownPlanFor({ dataInLtInGB, minutes: null, messages: null, roamingZone: null }, at)?.gains.find(
        ({ kind }) => kind === 'dataInEU',
      )?.limit
    expect(inEu(in2026, null)).toBe(22)
    expect(inEu(in2027, null)).toBe(24)
    expect(inEu(in2027, 2)).toBe(2)
  })

  test('what the content doesn’t offer is not sold', () => {
    expect(ownPlanFor({ ...wish, dataInLtInGB: 11 }, in2026)).toBeUndefined()
    expect(ownPlanFor({ ...wish, roamingZone: 'zone-9' }, in2026)).toBeUndefined()
    expect(findPlan('own-10gb-300min', in2026)).toBeUndefined()
  })
})

test('a roaming pack is sold like a plan, and does not renew', () => {
  const [pack] = soldPacks().values()
  expect(pack).toMatchObject({ planId: 'uoga-roaming-1', priceInCents: 490, renews: false })
  expect(pack?.gains).toMatchObject([{ kind: 'dataAbroad', limit: 1, roamingZone: 'zone-1' }])
  expect(findPlan('uoga-roaming-1', 0)).toBe(pack)
})
