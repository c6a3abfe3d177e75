import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'

/** Where rules and stores are; the first part of a path says its room. */
const rooms = ['src/lib', 'src/session', 'src/operator', 'src/features']

/** The folders and files to mutate, all rooms by default; throws an Error that says in one sentence what is wrong. */
export function readPaths(args: string[], exists: (path: string) => boolean = existsSync): string[] {
  const { positionals } = parseArgs({ args, allowPositionals: true, options: {} })
  for (const path of positionals) {
    if (!exists(path)) throw new Error(`There is nothing to mutate at "${path}".`)
    if (!rooms.some((room) => `${path}/`.startsWith(`${room}/`)))
      throw new Error(`Only ${rooms.join(', ')} are mutated, not "${path}".`)
  }
  return positionals.length > 0 ? positionals.map((path) => path.replace(/\/$/, '')) : rooms
}

/** The paths of a command's line; says what is wrong and ends the process where they can't be read. */
export function pathsOfCommand(): string[] {
  try {
    return readPaths(process.argv.slice(2))
  } catch (problem) {
    console.error(problem instanceof Error ? problem.message : problem)
    process.exit(2)
  }
}
