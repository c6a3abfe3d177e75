import { writeFileSync } from 'node:fs'
import { referencePages } from './reference/pages.ts'
import { publish } from './reference/published.ts'

/**
 * `node scripts/reference.ts`: writes the operator's reference from the contract. With `publish` it also keeps the contract
 * as the one that operators were given under this version.
 */
for (const [file, text] of Object.entries(referencePages())) writeFileSync(file, text)

if (process.argv[2] === 'publish') {
  const breaks = publish()
  for (const one of breaks) console.error(one)
  process.exitCode = breaks.length === 0 ? 0 : 1
}
