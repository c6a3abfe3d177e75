import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'

export interface Options {
  /** What of the matrix is tried: any word; by default the commit chooses. */
  seed: string | undefined
  /** `1/3`: the first of three parts of the tests. */
  shard: string | undefined
  /** Test files and folders; none for everything. */
  paths: string[]
}

/** Reads `--seed word --shard 1/3 tests/top-up`; throws an Error that says in one sentence what is wrong. */
export function readOptions(args: string[], exists: (path: string) => boolean = existsSync): Options {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { seed: { type: 'string' }, shard: { type: 'string' } },
  })
  const { seed, shard } = values
  if (seed !== undefined && !/^[\w-]{1,40}$/.test(seed))
    throw new Error(`--seed takes a word of up to 40 letters, digits and dashes, not "${seed}".`)
  const [part = 0, parts = 0] =
    shard
      ?.match(/^(\d+)\/(\d+)$/)
      ?.slice(1)
      .map(Number) ?? []
  if (shard !== undefined && (part < 1 || part > parts))
    throw new Error(`--shard takes a part of a whole such as 1/3, not "${shard}".`)
  for (const path of positionals) if (!exists(path)) throw new Error(`There is no test at "${path}".`)
  return { seed, shard, paths: positionals }
}

/** The options of a command's line; says what is wrong and ends the process where they can't be read. */
export function optionsOfCommand(): Options {
  try {
    return readOptions(process.argv.slice(2))
  } catch (problem) {
    console.error(problem instanceof Error ? problem.message : problem)
    process.exit(2)
  }
}
