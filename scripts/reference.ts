import { writeFileSync } from 'node:fs'
import { referencePages } from './reference/pages.ts'
import { publish } from './reference/published.ts'

/**
 * `node scripts/reference.ts`: writes the operator's reference from the contract. With `publish` it also keeps the contract
 * as the one that operators were given under this version; with `publish again` also where that had less, since no operator
 * was given it yet.
 */
for (const [file, text] of Object.entries(referencePages())) writeFileSync(file, text)

const [command, word] = process.argv.slice(2)
if (command === 'publish') {
  const reasons = publish({ again: word === 'again' })
  for (const reason of reasons) console.error(reason)
  process.exitCode = reasons.length === 0 ? 0 : 1
}
