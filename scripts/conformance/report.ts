import type { Finding } from './run.ts'

const marks = { holds: '✓ holds  ', differs: '✗ differs', skipped: '– skipped' } as const

/** The findings to read: what differs last, where it is seen. */
export function reportOf(findings: readonly Finding[]): string {
  const order = { holds: 0, skipped: 1, differs: 2 }
  const lines = findings
    .toSorted((one, other) => order[one.outcome] - order[other.outcome])
    .map(
      ({ rule, profile, outcome, detail }) =>
        `${marks[outcome]}  ${profile.padEnd(8)}  ${rule}${detail ? `\n             ${detail}` : ''}`,
    )
  const count = (outcome: Finding['outcome']) =>
    findings.filter((finding) => finding.outcome === outcome).length
  return [
    ...lines,
    '',
    `${count('holds')} hold, ${count('differs')} differ, ${count('skipped')} skipped`,
  ].join('\n')
}
