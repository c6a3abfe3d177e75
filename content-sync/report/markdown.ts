import { everythingIn, type Report, type Reported } from './report.ts'
import { bySeverity, nameOf, placeOf } from './words.ts'

const most = 100

/** Content in a table means what it says: nothing of it is Markdown. */
const plain = (text: string): string => text.replace(/[\\`*_[\]<>|#]/g, '\\$&').replace(/\s+/g, ' ')

const row = (problem: Reported): string => {
  const name = plain(nameOf(problem))
  const entry = problem.address ? `[${name}](${problem.address})` : name
  return `| ${entry} | ${plain(placeOf(problem))} | ${plain(problem.message)} |`
}

/** The report as a summary of a deploy: a table for each severity, with links to the entries. */
export function reportMarkdown(report: Pick<Report, 'failure' | 'problems' | 'links'>): string {
  const parts = bySeverity(everythingIn(report)).flatMap(({ meaning, problems }) => [
    `## ${meaning}: ${problems.length}`,
    '',
    '| entry | field | what is wrong |',
    '|---|---|---|',
    ...problems.slice(0, most).map(row),
    ...(problems.length > most ? ['', `and ${problems.length - most} more`] : []),
    '',
  ])
  const failure = report.failure ? [`**Nothing was published.** ${plain(report.failure)}`, ''] : []
  return ['# Content', '', ...failure, ...(parts.length > 0 ? parts : ['Nothing is wrong.', ''])].join('\n')
}
