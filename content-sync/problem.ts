import type { Language } from '../src/i18n/language.ts'

/**
 * One thing that is wrong with the content, named so that an editor finds it.
 * `fatal`: nothing can be published. `broken`: the entry is left out, or what it was before stays; the message says which.
 * `fallback`: the Lithuanian text replaces a missing translation, or the release's own a missing word.
 * `warning`: it is on the site as it was written, and worth a look.
 */
export interface Problem {
  severity: 'fatal' | 'broken' | 'fallback' | 'warning'
  contentType: string
  entry: string
  field?: string
  language?: Language
  message: string
  /** The id of the entry that isn't there, where that is another one. */
  missing?: string
}

/** `broken  plan "plan-s", field planPrice (en): …` */
export function formatProblem({ severity, contentType, entry, field, language, message }: Problem): string {
  const where = [entry ? `${contentType} "${entry}"` : contentType, field && `field ${field}`]
    .filter(Boolean)
    .join(', ')
  return `${severity.padEnd(8)} ${where}${language ? ` (${language})` : ''}: ${message}`
}
