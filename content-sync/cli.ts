import { contentReport } from './content-report.ts'
import { type ContentOptions, checkContent, syncContent } from './sync-content.ts'

const usage = `usage: content <command>
  pull      brings the content up to date and writes the snapshot that a build reads
  validate  says what is wrong with the content and writes nothing`

/**
 * Runs a command and returns the process's exit code: 0, 1 where there is nothing to publish (for validate also where an
 * entry is broken), 2 for a command that doesn't exist.
 */
export async function runCommand(command: string | undefined, options: ContentOptions): Promise<number> {
  switch (command) {
    case 'pull': {
      const content = await syncContent(options)
      for (const line of contentReport(content, 'pulled')) options.log(line)
      return content.kind === 'made' ? 0 : 1
    }
    case 'validate': {
      const content = await checkContent(options)
      for (const line of contentReport(content, 'checked')) options.log(line)
      const isBroken = content.problems.some(({ severity }) => severity === 'broken')
      return content.kind === 'made' && !isBroken ? 0 : 1
    }
    default:
      options.log(usage)
      return 2
  }
}
