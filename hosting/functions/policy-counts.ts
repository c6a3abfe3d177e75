import { readFile } from 'node:fs/promises'
import * as v from 'valibot'
import { replaceFile } from '../../content-sync/replace-file.ts'
import type { PolicyBreach } from './policy-breach.ts'

const Counts = v.record(v.pipe(v.string(), v.isoDate()), v.record(v.string(), v.number()))
const File = v.fallback(v.pipe(v.string(), v.parseJson(), Counts), {})

const keptDays = 30
/** A day: a user who sends made-up reports fills no disk. */
const mostKinds = 200

/**
 * Counts breaches by day (UTC) in one file, `{"2026-11-24": {"script-src-elem https://x.example": 3}}`, for thirty days.
 * What comes while it is written is in the next writing. `now` is in UTC milliseconds.
 */
export function policyCounts(file: string, now: () => number): (breaches: PolicyBreach[]) => Promise<void> {
  let counts: v.InferOutput<typeof Counts> = {}
  let loading: Promise<void> | undefined
  let writing: Promise<void> | undefined
  let isBehind = false

  async function load(): Promise<void> {
    counts = v.parse(File, await readFile(file, 'utf8').catch(() => ''))
  }

  async function write(): Promise<void> {
    while (isBehind) {
      isBehind = false
      await replaceFile(file, JSON.stringify(counts, undefined, 2))
    }
    writing = undefined
  }

  return async (breaches) => {
    loading ??= load()
    await loading
    const today = new Date(now()).toISOString().slice(0, 10)
    const kinds = counts[today] ?? {}
    for (const { directive, blocked } of breaches) {
      const kind = `${directive} ${blocked}`
      const counted =
        Object.hasOwn(kinds, kind) || Object.keys(kinds).length < mostKinds ? kind : 'more kinds'
      kinds[counted] = (kinds[counted] ?? 0) + 1
    }
    counts = Object.fromEntries(
      Object.entries({ ...counts, [today]: kinds })
        .toSorted()
        .slice(-keptDays),
    )
    isBehind = true
    writing ??= write()
    await writing
  }
}
