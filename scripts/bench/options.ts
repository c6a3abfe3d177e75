import { parseArgs } from 'node:util'

/** What can be measured, in the order in which it is. */
export const partNames = [
  'bytes',
  'ready',
  'interaction',
  'change',
  'lighthouse',
  'search',
  'operator',
  'build',
  'publish',
  'load',
] as const
export type PartName = (typeof partNames)[number]

export interface Options {
  parts: readonly PartName[]
  /** How often each page is loaded, each build made and the operator asked for five seconds. */
  runs: number
  /** A built site with its `_headers` and `_redirects`; undefined to build one first. */
  dist: string | undefined
}

/** Reads `--only bytes --only ready --runs 5 --dist dist`; throws an Error that says what is wrong. */
export function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      only: { type: 'string', multiple: true },
      runs: { type: 'string', default: '5' },
      dist: { type: 'string' },
    },
  })
  const runs = Number(values.runs)
  if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs takes a whole number, not ${values.runs}`)
  const unknown = values.only?.find((name) => !partNames.some((part) => part === name))
  if (unknown !== undefined) throw new Error(`--only takes ${partNames.join(', ')}, not ${unknown}`)
  const parts = partNames.filter((part) => values.only?.includes(part) ?? true)
  return { parts, runs, dist: values.dist }
}
