import { writeFile } from 'node:fs/promises'
import { contentTypes } from './content-types.ts'
import { migratedSpace, migrationFiles, migrationsFolder } from './migrated-space.ts'
import { migrationData, migrationSteps } from './migration-steps.ts'

const namePattern = /^[a-z0-9]+(-[a-z0-9]+)*$/

/**
 * Writes the migration that leads from the last one to the content types as the parsers declare them. Says what it did;
 * throws an Error where nothing can be written.
 */
export async function writeMigration(name: string | undefined): Promise<string> {
  if (!name || !namePattern.test(name))
    throw new Error(
      'A migration needs a name of small letters, digits and hyphens: content migration plan-colour',
    )
  const steps = migrationSteps(await migratedSpace(), contentTypes)
  if (steps.length === 0) return 'The migrations lead to the content types as they are: nothing to write.'
  const last = migrationFiles().at(-1)?.slice(0, 4) ?? '0'
  const migration = `${String(Number(last) + 1).padStart(4, '0')}-${name}`
  const data = `${migration}.json`
  await writeFile(new URL(data, migrationsFolder), migrationData(steps))
  await writeFile(
    new URL(`${migration}.cjs`, migrationsFolder),
    `module.exports = require('../migration-of.cjs')(require('./${data}'))\n`,
  )
  return `Written: ${data}, for ${steps.map(({ contentType }) => contentType).join(', ')}. Read it before you run it.`
}
