import { contentTypes } from '../model/content-types.ts'
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

const types = new Map(contentTypes.map((type) => [type.id, type]))
const typeName = (id: string): string => types.get(id)?.name ?? (id === 'asset' ? 'File' : id)
const fieldName = (type: string, id: string): string =>
  types.get(type)?.fields.find((field) => field.id === id)?.name ?? id

/** `Plan “Uoga M”`, as editors call it in Contentful; its id where it has no title. */
export const nameOf = ({ contentType, entry, title }: Reported): string =>
  entry ? `${typeName(contentType)} “${title ?? entry}”` : typeName(contentType)

/** `Price (en)`: where in the entry, by the field's name in Contentful. */
export const placeOf = ({ contentType, field, language }: Reported): string =>
  [field && fieldName(contentType, field), language && `(${language})`].filter(Boolean).join(' ')

export const lineOf = (problem: Reported): string =>
  `${[nameOf(problem), placeOf(problem)].filter(Boolean).join(', ')}: ${problem.message}`
