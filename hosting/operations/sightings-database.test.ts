import { expect, test } from 'vitest'
import { temporaryFolder } from '../../tests/fixtures/temporary-folder.ts'
import { sighting } from './sighting.ts'
import { countOf } from './sighting-counts.ts'
import { sightingsIn } from './sightings-database.ts'

const day = 24 * 60 * 60_000

test('alike sightings of a minute are one row, and a restart forgets none', async () => {
  const dataFolder = await temporaryFolder()
  let time = Date.parse('2026-11-24T12:00:00Z')
  const open = () => sightingsIn({ dataFolder, now: () => time, release: () => 'r' })
  const first = open()
  const call = sighting('outcome', 'payment/card', {
    outcome: 'unknown/timeLimit',
    reference: 'AAAAAAAAAAAA',
  })
  first.record([call, { ...call, reference: 'BBBBBBBBBBBB', count: 2 }])
  first.close()
  const second = open()
  second.record([{ ...call, reference: '' }])
  expect(second.since(time - day)).toMatchObject([
    { count: 4, reference: 'BBBBBBBBBBBB', release: 'r', at: time },
  ])
  time += 31 * day
  second.record([call])
  expect(second.since(0)).toHaveLength(1)
  second.close()
})

test('made-up sightings of browsers fill no disk, and hide none of this server’s own', async () => {
  const sightings = sightingsIn({ dataFolder: await temporaryFolder(), now: () => day, release: () => 'r' })
  const flood = Array.from({ length: 60_000 }, (_, index) => sighting('error', `a${index}`))
  for (let start = 0; start < flood.length; start += 10_000) {
    sightings.record(flood.slice(start, start + 10_000))
    sightings.since(day)
  }
  sightings.record([sighting('answer', 'api')])
  const kept = sightings.since(0)
  expect(countOf(kept.filter(({ kind }) => kind === 'error'))).toBe(50_000)
  expect(kept.filter(({ kind }) => kind === 'answer')).toHaveLength(1)
  sightings.close()
})
