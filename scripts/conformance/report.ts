import { type Level, shortcomings } from './level.ts'
import type { Finding, Outcome } from './run.ts'

const marks: Record<Outcome, string> = {
  proven: '✓ proven    ',
  notAsked: '– not asked ',
  notProven: '? not proven',
  refuted: '✗ refuted   ',
}
const order = Object.keys(marks)

/** The findings to read: what is refuted last, where it is seen, and what that comes to. */
export function reportOf(findings: readonly Finding[], level: Level): string {
  const lines = findings
    .toSorted((one, other) => order.indexOf(one.outcome) - order.indexOf(other.outcome))
    .map(
      ({ rule, profile, outcome, detail }) =>
        `${marks[outcome]}  ${profile.padEnd(8)}  ${rule}${detail ? `\n                ${detail}` : ''}`,
    )
  const count = (wanted: Outcome) => findings.filter(({ outcome }) => outcome === wanted).length
  const short = shortcomings(findings, level)
  return [
    ...lines,
    '',
    `${count('proven')} proven, ${count('refuted')} refuted, ${count('notProven')} not proven, ${count('notAsked')} not asked for`,
    short.length === 0 ? `Level ${level} is reached.` : `Level ${level} is not reached: ${short.join(', ')}.`,
  ].join('\n')
}
