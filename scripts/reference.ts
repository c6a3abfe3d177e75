import { writeFileSync } from 'node:fs'
import { referencePages } from './reference/pages.ts'

/** `node scripts/reference.ts`: writes the operator's reference from the contract. */
for (const [file, text] of Object.entries(referencePages())) writeFileSync(file, text)
