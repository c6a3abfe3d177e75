import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const { resolve } = createRequire(import.meta.url)
const flags = join(dirname(resolve('country-flag-icons/package.json')), '3x2')

/** A country's flag as SVG, from the package country-flag-icons (MIT); throws where it has none, which stops the build. */
export const flagOf = (code: string): string => readFileSync(join(flags, `${code}.svg`), 'utf8')

const version = createHash('sha256')
  .update(readFileSync(resolve('country-flag-icons/package.json')))
  .digest('hex')
  .slice(0, 8)

/**
 * Where a flag is: among the files that browsers keep, so its name changes with the package. One hash for all: ninety of them
 * would weigh 700 bytes on the page that lists the countries.
 */
export const flagPath = (code: string): string => `/_astro/flag.${version}.${code.toLowerCase()}.svg`
