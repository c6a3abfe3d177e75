import { contentReport } from './content-report.ts'
import { exportPictures } from './export-pictures.ts'
import { exportSpace } from './export-space.ts'
import { pull } from './pull/pull.ts'
import { replaceFile } from './replace-file.ts'
import { type ContentOptions, checkContent, syncContent } from './sync-content.ts'
import type { ManagementClient } from './upgrade/management-client.ts'
import type { Release } from './upgrade/release.ts'
import { planLines, planUpgrade, runUpgrade } from './upgrade/upgrade.ts'

const usage = `usage: content <command>
  pull      brings the content up to date and writes the snapshot that a build reads
  validate  says what is wrong with the content and its words, and writes nothing
  export    writes the space, model and content, to one file that contentful-import takes, and its pictures to a folder
            beside it: export <file>
  upgrade   says what a live space lacks for this release; with --apply adds it: upgrade [--apply]
  migration writes what leads a space from the last migration to the content types as they are: migration <name>`

/**
 * Runs a command and returns the process's exit code: 0, 1 where there is nothing to publish (for validate also where an
 * entry is broken), 2 for a command that doesn't exist.
 */
export async function runCommand(
  command: string | undefined,
  options: ContentOptions,
  name?: string,
): Promise<number> {
  switch (command) {
    case 'pull': {
      const content = await syncContent(options)
      for (const line of contentReport(content, 'pulled')) options.log(line)
      return content.kind === 'made' ? 0 : 1
    }
    case 'validate': {
      const content = await checkContent(options)
      if (content.kind === 'made') for (const line of content.wording) options.log(line)
      for (const line of contentReport(content, 'checked')) options.log(line)
      const isBroken = content.problems.some(({ severity }) => severity === 'broken')
      return content.kind === 'made' && !isBroken ? 0 : 1
    }
    case 'export': {
      const file = name ?? 'contentful-export.json'
      const pulled = await pull({ ...options, mirror: undefined })
      if (pulled.kind === 'failed') {
        options.log(pulled.sentence)
        return 1
      }
      await replaceFile(file, JSON.stringify(exportSpace(pulled.mirror), undefined, 2))
      const folder = `${file.replace(/\.json$/, '')}-pictures`
      const count = await exportPictures(pulled.mirror, options.environment, folder)
      options.log(`content exported to ${file}, ${count} pictures to ${folder}`)
      options.log(
        `npx contentful-import --content-file ${file} --upload-assets --assets-directory ${folder} --space-id … --management-token …`,
      )
      return 0
    }
    default:
      options.log(usage)
      return 2
  }
}

/** Writes a migration; 0, or 1 where that is impossible. contentful-migration, which only this needs, is loaded here. */
export async function migrate(name: string | undefined, log: (line: string) => void): Promise<number> {
  const { writeMigration } = await import('./model/write-migration.ts')
  try {
    log(await writeMigration(name))
    return 0
  } catch (problem) {
    log(problem instanceof Error ? problem.message : String(problem))
    return 1
  }
}

/** Says what an upgrade would do, and does it where it applies; 0, or 1 where something is not done or can't be. */
export async function upgrade(
  client: ManagementClient,
  release: Release,
  { applies, log }: { applies: boolean; log: (line: string) => void },
): Promise<number> {
  try {
    const plan = await planUpgrade(client, release)
    if (plan.kind === 'refused') {
      log(plan.sentence)
      return 1
    }
    const lines = planLines(plan)
    for (const line of lines) log(line)
    const isNeeded = lines.length > plan.left.length
    if (!isNeeded) log(`The space has all that release ${release.version} brings along.`)
    else if (!applies)
      log(`${lines.length - plan.left.length} changes; npm run content upgrade -- --apply makes them.`)
    if (!isNeeded || !applies) return 0
    return (await runUpgrade(client, plan, release, log)).isWhole ? 0 : 1
  } catch (problem) {
    log(problem instanceof Error ? problem.message : String(problem))
    return 1
  }
}
