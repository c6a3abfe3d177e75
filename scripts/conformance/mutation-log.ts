import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import * as v from 'valibot'

const TriedLine = v.object({
  what: v.string(),
  refuted: v.optional(v.object({ rule: v.string(), detail: v.optional(v.string()) })),
})

/** A mistake, and the rule that refuted it with what it saw; none where it wasn't found. */
export type Tried = v.InferOutput<typeof TriedLine>

/** What a file has of earlier runs, and where the next goes: a run that was broken off is continued. */
export function triedIn(file: string | undefined): {
  tried: ReadonlyMap<string, Tried>
  add(tried: Tried): void
} {
  const lines = file && existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : []
  if (file) mkdirSync(dirname(file), { recursive: true })
  return {
    tried: new Map(lines.map((line) => v.parse(TriedLine, JSON.parse(line))).map((one) => [one.what, one])),
    add: (one) => {
      if (file) appendFileSync(file, `${JSON.stringify(one)}\n`)
    },
  }
}
