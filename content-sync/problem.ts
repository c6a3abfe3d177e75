import type { Language } from '../src/i18n/language.ts'

/**
 * One thing that is wrong with the content, named so that an editor finds it.
 * `fatal`: a page can't be made, nothing is published. `broken`: the entry is left out of its page.
 * `fallback`: the Lithuanian text stands in for a missing translation.
 */
export interface Problem {
  severity: 'fatal' | 'broken' | 'fallback'
  contentType: string
  entry: string
  field?: string
  language?: Language
  message: string
}

/** `broken  plan "plan-s", field planPrice (en): …` */
export function formatProblem({ severity, contentType, entry, field, language, message }: Problem): string {
  const where = [entry ? `${contentType} "${entry}"` : contentType, field && `field ${field}`]
    .filter(Boolean)
    .join(', ')
  return `${severity.padEnd(8)} ${where}${language ? ` (${language})` : ''}: ${message}`
}
