import { expect, test } from 'vitest'
import { draftTo, tripsTo } from '../../src/features/roaming/country-page.page.ts'
import { embeddedSnapshot } from '../fixtures/embedded-snapshot.ts'

test('where a page says to turn data off, it counts a trip without data', async () => {
  const { en: site } = await embeddedSnapshot()
  const data = site.roamingCountries.map((country) => ({
    hasPack: site.roamingPacks.some(({ zone }) => zone.id === country.zone.id),
    isHome: country.zone.hasDomesticRates,
    data: draftTo(site, country).data,
    dearest: Math.max(...tripsTo(site, country).map(({ best }) => best.total)),
  }))
  for (const { hasPack, isHome, data: megabytes, dearest } of data) {
    expect(megabytes > 0).toBe(hasPack || isHome)
    // Euro cents for two weeks.
    if (megabytes === 0) expect(dearest).toBeLessThan(30_000)
  }
  expect(data.filter(({ data: megabytes }) => megabytes === 0).length).toBeGreaterThan(0)
}, 60_000)
