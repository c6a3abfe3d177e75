import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { languages } from '../../src/i18n/language.ts'
import type { DeliverySpace, EmbeddedSpace } from '../environment.ts'
import type { Entries } from '../linked-entries.ts'
import { contentTypes } from '../model/content-types.ts'
import type { Problem } from '../problem.ts'
import { replaceFile } from '../replace-file.ts'
import { entryAddress } from './entry-address.ts'

const Reported = v.object({
  severity: v.picklist(['fatal', 'broken', 'fallback', 'warning']),
  contentType: v.string(),
  entry: v.string(),
  field: v.exactOptional(v.string()),
  language: v.exactOptional(v.picklist(languages)),
  message: v.string(),
  /** What editors call the entry. */
  title: v.exactOptional(v.string()),
  /** Opens the entry in Contentful, at the field where one is named. */
  address: v.exactOptional(v.string()),
})
/** A problem as an editor reads it. */
export type Reported = v.InferOutput<typeof Reported>

const Report = v.object({
  /** When the content was read, in ISO form, UTC. */
  at: v.string(),
  /** Why nothing was published. */
  failure: v.exactOptional(v.string()),
  problems: v.array(Reported),
  /** Links that lead nowhere, which only a built site shows. */
  links: v.array(Reported),
  /** The keys of what the chat has been sent already. */
  sent: v.array(v.string()),
  /** The entries that have a comment of the site's. */
  commented: v.array(v.string()),
})
/** What the last build had to say to editors. */
export type Report = v.InferOutput<typeof Report>

const File = v.pipe(v.string(), v.parseJson(), Report)

export const reportPath = (dataFolder: string): string => join(dataFolder, 'content', 'report.json')

/** Undefined before the first build, or where the file can't be read. */
export async function readReport(dataFolder: string): Promise<Report | undefined> {
  const report = v.safeParse(File, await readFile(reportPath(dataFolder), 'utf8').catch(() => undefined))
  return report.success ? report.output : undefined
}

export const writeReport = (dataFolder: string, report: Report): Promise<void> =>
  replaceFile(reportPath(dataFolder), JSON.stringify(report))

export const everythingIn = ({ problems, links }: Pick<Report, 'problems' | 'links'>): Reported[] => [
  ...problems,
  ...links,
]

/** The same for the same problem in every build. */
export const keyOf = ({ severity, contentType, entry, field, language, message }: Problem): string =>
  [severity, contentType, entry, field, language, message].join(' ')

const displayFields = new Map(contentTypes.map(({ id, displayField }) => [id, displayField]))

/** Problems with what an editor needs to find each. */
export function reported(
  problems: readonly Problem[],
  entries: Entries,
  space: DeliverySpace | EmbeddedSpace,
): Reported[] {
  return problems.map(({ severity, contentType, entry, field, language, message }) => {
    const title = entries[entry]?.fields[displayFields.get(contentType) ?? '']?.lt
    const isThere = Boolean(entries[entry]) || contentType === 'asset'
    const address = isThere ? entryAddress(space, { contentType, entry, field, language }) : undefined
    return {
      severity,
      contentType,
      entry,
      message,
      ...(field !== undefined && { field }),
      ...(language !== undefined && { language }),
      ...(typeof title === 'string' && { title }),
      ...(address !== undefined && { address }),
    }
  })
}
