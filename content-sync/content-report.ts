import { formatProblem } from './problem.ts'
import type { FailedContent, MadeContent } from './sync-content.ts'

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

/** What came of content, in lines for a terminal: every problem, and last the one sentence that matters. */
export function contentReport(content: MadeContent | FailedContent, done: string): string[] {
  const problems = content.problems.map(formatProblem)
  if (content.kind === 'failed') return [...problems, content.sentence]
  const pages = Object.values(content.pages)
  const counts = [
    counted(content.entries, 'entry', 'entries'),
    counted(
      pages.reduce((sum, count) => sum + count, 0),
      'page',
      'pages',
    ),
    counted(pages.length, 'language', 'languages'),
  ]
  return [...problems, `content ${done}: ${counts.join(', ')}`]
}
