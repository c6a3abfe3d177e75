import { everythingIn, keyOf, type Report } from './report.ts'
import { bySeverity, lineOf } from './words.ts'

const shown = 10

/**
 * The message to a chat about what is new since the last one; undefined where nothing is. Missing translations are on
 * the editors' page alone: a page in work has many.
 */
export function chatMessage(report: Report, page: string | undefined): string | undefined {
  const known = new Set(report.sent)
  const fresh = everythingIn(report).filter(
    (problem) => problem.severity !== 'fallback' && !known.has(keyOf(problem)),
  )
  if (fresh.length === 0 && !report.failure) return undefined
  const sorted = bySeverity(fresh).flatMap(({ problems }) => problems)
  return [
    report.failure ? `Nothing was published: ${report.failure}` : `New in the content: ${fresh.length}`,
    ...sorted
      .slice(0, shown)
      .map((problem) => [`• ${lineOf(problem)}`, problem.address].filter(Boolean).join(' ')),
    ...(sorted.length > shown ? [`and ${sorted.length - shown} more`] : []),
    ...(page ? [page] : []),
  ].join('\n')
}

/** Sends a message as `{"text": …}`, which Slack, Mattermost, Google Chat and most others take. Rejects where it isn't taken. */
export async function sendToChat(url: string, text: string): Promise<void> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ text }),
    redirect: 'error',
    signal: AbortSignal.timeout(10_000),
  })
  if (!answer.ok) throw new Error(`the chat answered ${answer.status}`)
}
