import { appendFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Entries } from '../content-sync/linked-entries.ts'
import type { Problem } from '../content-sync/problem.ts'
import { readMirror } from '../content-sync/pull/space-mirror.ts'
import { replaceFile } from '../content-sync/replace-file.ts'
import { chatMessage, sendToChat } from '../content-sync/report/chat.ts'
import { updateComments } from '../content-sync/report/comments.ts'
import { lengthWarnings } from '../content-sync/report/length-warnings.ts'
import { reportMarkdown } from '../content-sync/report/markdown.ts'
import { everythingIn, keyOf, readReport, reported, writeReport } from '../content-sync/report/report.ts'
import type { MadeContent } from '../content-sync/sync-content.ts'
import { managementClient } from '../content-sync/upgrade/management-client.ts'
import type { Environment } from '../hosting/environment.ts'
import type { Flaw } from '../hosting/verify.ts'
import { languageOf, languages } from '../src/i18n/language.ts'

const entriesIn = async ({ dataFolder }: Environment): Promise<Entries> =>
  (await readMirror(dataFolder))?.entries ?? {}

interface FoundProblems {
  problems: readonly Problem[]
  /** Why nothing can be published. */
  failure?: string
  /** The entries that were read; without them those of the last pull. */
  entries?: Entries
}

/** Keeps for editors what came of reading the content. */
export async function keepProblems(
  environment: Environment,
  { problems, failure, entries: read }: FoundProblems,
): Promise<void> {
  const before = await readReport(environment.dataFolder)
  const entries = read ?? (await entriesIn(environment))
  // Where Contentful didn't answer nothing new is known: what was wrong still is.
  const isUnread = failure !== undefined && problems.length === 0
  await writeReport(environment.dataFolder, {
    at: new Date().toISOString(),
    problems:
      isUnread && before
        ? before.problems
        : reported([...problems, ...lengthWarnings(entries)], entries, environment.content),
    links: before?.links ?? [],
    sent: before?.sent ?? [],
    commented: before?.commented ?? [],
    ...(failure !== undefined && { failure }),
  })
}

const namedPlaces = 3

/** Keeps the links of a site built from this content that lead nowhere, by the page that holds each. */
export async function keepDeadLinks(
  environment: Environment,
  flaws: readonly Flaw[],
  { snapshot, mirror }: Pick<MadeContent, 'snapshot' | 'mirror'>,
): Promise<void> {
  const report = await readReport(environment.dataFolder)
  if (!report) return
  const pages = new Map(
    languages.flatMap((language) => snapshot[language].pages.map((page) => [page.path, page] as const)),
  )
  // A link of the header is on every page: some say where it is.
  const named = [...Map.groupBy(flaws, ({ message }) => message).values()].flatMap((alike) =>
    alike.slice(0, namedPlaces),
  )
  const problems = named.map(({ where, message }): Problem => {
    const page = pages.get(where)
    return {
      severity: 'warning',
      contentType: page?.type ?? 'page',
      entry: page?.id ?? where,
      language: languageOf(where),
      message,
    }
  })
  const links = reported(problems, mirror.entries, environment.content)
  await writeReport(environment.dataFolder, { ...report, links })
}

/** The address of the editors' page; undefined where there is none. */
export const editorsAddress = ({ siteOrigin, editors }: Environment): string | undefined =>
  editors.secret && `${siteOrigin}/editors/${editors.secret}`

/**
 * Brings what is kept to where editors are: the deploy's summary, the chat, comments beside the entries. Whatever of it
 * fails is a line for `log`: a site doesn't wait for a chat.
 */
// Why: docs/decisions/0094-where-editors-read-it.md
export async function tellEditors(environment: Environment, log: (line: string) => void): Promise<void> {
  const { dataFolder, editors } = environment
  const report = await readReport(dataFolder)
  if (!report) return
  const attempt = async <T>(what: string, work: () => Promise<T>): Promise<T | undefined> => {
    try {
      return await work()
    } catch (error) {
      log(`${what}: ${error instanceof Error ? error.message : String(error)}`)
      return undefined
    }
  }
  const summary = reportMarkdown(report)
  await replaceFile(summaryPath(dataFolder), summary)
  const { GITHUB_STEP_SUMMARY: step } = process.env
  if (step) await attempt('no summary was written', () => appendFile(step, summary))
  const { chatUrl, comments } = editors
  const message = chatUrl && chatMessage(report, editorsAddress(environment))
  const isSent =
    !chatUrl ||
    !message ||
    (await attempt('the chat was not notified', async () => {
      await sendToChat(chatUrl, message)
      return true
    }))
  const commented = comments
    ? await attempt('no comments were written', () => updateComments(managementClient(comments), report))
    : []
  await writeReport(dataFolder, {
    ...report,
    sent: isSent ? everythingIn(report).map(keyOf) : report.sent,
    commented: commented ?? report.commented,
  })
}

/** The deploy's summary, as Markdown. */
export const summaryPath = (dataFolder: string): string => join(dataFolder, 'content', 'report.md')
