import { contentReport } from './content-report.ts'
import { exportPictures } from './export-pictures.ts'
import { exportSpace } from './export-space.ts'
import { pull } from './pull/pull.ts'
import { replaceFile } from './replace-file.ts'
import { type ContentOptions, checkContent, syncContent } from './sync-content.ts'

const usage = `usage: content <command>
  pull      brings the content up to date and writes the snapshot that a build reads
  validate  says what is wrong with the content and its words, and writes nothing
  export    writes the space, model and content, to one file that contentful-import takes, and its pictures to a folder
            beside it: export <file>
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
        `contentful-import --content-file ${file} --upload-assets --assets-directory ${folder} --space-id … --management-token …`,
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
