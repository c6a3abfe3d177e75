import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import * as v from 'valibot'
import { languages } from '../../src/i18n/language.ts'
import { rangeOf, type Sighting, sightingKinds } from './sighting.ts'
import type { KeptSighting } from './sighting-counts.ts'

export interface Sightings {
  record: (sightings: readonly Sighting[]) => void
  /** Everything since an instant, in UTC milliseconds, the oldest first; what isn't written yet is among it. */
  since: (instant: number) => KeptSighting[]
  /** Since when nothing could be written: a full disk, most likely. */
  failingSince: () => number | undefined
  close: () => void
}

interface Dependencies {
  dataFolder: string
  /** UTC milliseconds. */
  now: () => number
  /** The name of the release that is served. */
  release: () => string
}

const minute = 60_000
const keptFor = 30 * 24 * 60 * minute
const flushEvery = 5_000
/** A day, of what comes from browsers: a user who sends made-up sightings fills no disk. */
const mostRows = 50_000
/** Kept in memory where the disk takes nothing. */
const mostPending = 20_000
/** What this server has seen itself. */
const own = ['answer', 'publish']

const Row = v.object({
  at: v.number(),
  release: v.string(),
  kind: v.picklist(sightingKinds),
  name: v.string(),
  outcome: v.string(),
  page: v.string(),
  language: v.picklist(['', ...languages]),
  device: v.picklist(['', 'phone', 'computer']),
  value: v.number(),
  count: v.number(),
  reference: v.string(),
})

const schema = `
  PRAGMA journal_mode = WAL;
  CREATE TABLE IF NOT EXISTS seen (
    at INTEGER, release TEXT, kind TEXT, name TEXT, outcome TEXT, page TEXT, language TEXT, device TEXT, value INTEGER,
    count INTEGER, reference TEXT,
    PRIMARY KEY (at, release, kind, name, outcome, page, language, device, value)
  ) WITHOUT ROWID;`

/**
 * Counts sightings by the minute in one SQLite file of the data folder, for thirty days. A disk that takes nothing stops
 * nothing: what was seen waits in memory, up to a limit.
 */
export function sightingsIn({ dataFolder, now, release }: Dependencies): Sightings {
  let pending = new Map<string, KeptSighting>()
  let database: DatabaseSync | undefined
  let failing: number | undefined
  let clearedAt = 0
  let rows = { day: 0, count: 0 }

  function hasRoomFor({ kind }: Sighting): boolean {
    if (pending.size >= mostPending) return false
    if (own.includes(kind)) return true
    const day = Math.floor(now() / (24 * 60 * minute))
    rows = { day, count: rows.day === day ? rows.count + 1 : 1 }
    return rows.count <= mostRows
  }

  function open(): DatabaseSync {
    mkdirSync(dataFolder, { recursive: true })
    const opened = new DatabaseSync(join(dataFolder, 'operations.sqlite'))
    opened.exec(schema)
    return opened
  }

  function flush(): void {
    if (pending.size === 0) return
    try {
      database ??= open()
      write(database, pending.values())
      pending = new Map()
      failing = undefined
      if (now() - clearedAt < 60 * minute) return
      clearedAt = now()
      database.prepare('DELETE FROM seen WHERE at < ?').run(now() - keptFor)
    } catch (error) {
      if (failing === undefined) console.error(error)
      failing ??= now()
    }
  }

  const timer = setInterval(flush, flushEvery)
  timer.unref()

  return {
    record(sightings) {
      const at = Math.floor(now() / minute) * minute
      for (const one of sightings) {
        const kept = { ...one, value: one.value && rangeOf(one.value), release: release(), at }
        const key = keyOf(kept)
        const known = pending.get(key)
        if (known) {
          known.count += kept.count
          known.reference = kept.reference || known.reference
        } else if (hasRoomFor(kept)) pending.set(key, kept)
      }
    },
    since(instant) {
      flush()
      const rows = database?.prepare('SELECT * FROM seen WHERE at >= ? ORDER BY at').all(instant) ?? []
      return [...v.parse(v.array(Row), rows), ...[...pending.values()].filter(({ at }) => at >= instant)]
    },
    failingSince: () => failing,
    close() {
      clearInterval(timer)
      flush()
      database?.close()
    },
  }
}

function write(database: DatabaseSync, sightings: Iterable<KeptSighting>): void {
  const insert = database.prepare(`
    INSERT INTO seen VALUES ($at, $release, $kind, $name, $outcome, $page, $language, $device, $value, $count, $reference)
    ON CONFLICT DO UPDATE SET count = count + excluded.count,
      reference = CASE excluded.reference WHEN '' THEN reference ELSE excluded.reference END`)
  database.exec('BEGIN')
  try {
    for (const one of sightings) insert.run({ ...one })
    database.exec('COMMIT')
  } catch (error) {
    database.exec('ROLLBACK')
    throw error
  }
}

const keyOf = ({ at, release, kind, name, outcome, page, language, device, value }: KeptSighting): string =>
  [at, release, kind, name, outcome, page, language, device, value].join(' ')
