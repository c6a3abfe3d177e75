import * as v from 'valibot'
import { type ManagementClient, Refused } from '../upgrade/management-client.ts'
import { everythingIn, type Report, type Reported } from './report.ts'
import { placeOf } from './words.ts'

/** By this the site knows a comment of its own. */
const mark = 'Site check:'
/** Contentful's own limit, in characters. */
const longest = 512
/** So many entries at most: a mistake of a release would comment on the whole space. */
const most = 50

const Comments = v.object({
  items: v.array(
    v.object({ sys: v.object({ id: v.string(), version: v.number() }), body: v.optional(v.unknown()) }),
  ),
})

function textOf(problems: readonly Reported[]): string {
  const lines = problems.map((problem) => [placeOf(problem), problem.message].filter(Boolean).join(': '))
  const text = [mark, ...new Set(lines)].join('\n')
  return text.length > longest ? `${text.slice(0, longest - 1)}…` : text
}

/** What each entry's comment has to say: what is broken in it. Files have no comments in Contentful. */
function wantedComments(report: Report): Map<string, string> {
  const broken = everythingIn(report).filter(
    ({ severity, contentType, address }) =>
      address !== undefined && contentType !== 'asset' && ['fatal', 'broken'].includes(severity),
  )
  const byEntry = [...Map.groupBy(broken, ({ entry }) => entry)].slice(0, most)
  return new Map(byEntry.map(([entry, problems]) => [entry, textOf(problems)]))
}

/**
 * Keeps one comment of the site's on each entry with something broken, and takes it away where that is mended; returns
 * the entries that have one now. Rejects where Contentful refuses the token.
 */
export async function updateComments(client: ManagementClient, report: Report): Promise<string[]> {
  const wanted = wantedComments(report)
  for (const entry of new Set([...report.commented, ...wanted.keys()])) {
    try {
      await updateComment(client, entry, wanted.get(entry))
    } catch (error) {
      // The entry may be gone meanwhile.
      if (!(error instanceof Refused && error.status === 404)) throw error
    }
  }
  return [...wanted.keys()]
}

async function updateComment(client: ManagementClient, entry: string, text: string | undefined) {
  const path = `entries/${encodeURIComponent(entry)}/comments`
  const { items } = v.parse(Comments, await client.send('GET', path))
  const own = items.filter(({ body }) => typeof body === 'string' && body.startsWith(mark))
  const isThere = own.some(({ body }) => body === text)
  if (text !== undefined && !isThere) await client.send('POST', path, { body: { body: text } })
  for (const { sys, body } of own)
    if (body !== text) await client.send('DELETE', `${path}/${sys.id}`, { version: sys.version })
}
