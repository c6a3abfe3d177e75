import type { Reported } from './report.ts'

/** What each severity means to an editor, the worst first. */
export const meanings = {
  fatal: 'Stops every publication',
  broken: 'Left out, or as it was before',
  warning: 'Worth a look',
  fallback: 'Not translated',
} as const satisfies Record<Reported['severity'], string>

/** Problems by severity, the worst first; a severity without one is left out. */
export const bySeverity = (
  problems: readonly Reported[],
): { severity: Reported['severity']; meaning: string; problems: Reported[] }[] =>
  (['fatal', 'broken', 'warning', 'fallback'] as const).flatMap((severity) => {
    const alike = problems.filter((problem) => problem.severity === severity)
    return alike.length > 0 ? [{ severity, meaning: meanings[severity], problems: alike }] : []
  })

/** `Plan “Uoga M”`, or its id where it has no title. */
export const nameOf = ({ contentType, entry, title }: Reported): string =>
  entry ? `${contentType} “${title ?? entry}”` : contentType

/** `planPrice (en)`: where in the entry. */
export const placeOf = ({ field, language }: Reported): string =>
  [field, language && `(${language})`].filter(Boolean).join(' ')

export const lineOf = (problem: Reported): string =>
  `${[nameOf(problem), placeOf(problem)].filter(Boolean).join(', ')}: ${problem.message}`
