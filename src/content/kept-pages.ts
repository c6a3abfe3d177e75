import { inEachLanguage, type Language, languages } from '../i18n/language.ts'
import { dashboardPath, pathOfId, pathOfType } from './find-page.ts'
import { offlinePageId } from './page-kind.ts'
import type { Snapshot } from './snapshot.ts'

/** The pages that a customer's browser keeps, by their paths. */
export interface KeptPages {
  /** Open without a connection, with the last known figures. */
  ofAccount: readonly string[]
  /** Shown in place of every other page. */
  offline: Readonly<Record<Language, string>>
}

/** What the worker keeps: the build tells it, in the script itself. */
export interface KeptFiles {
  pages: KeptPages
  /** `revision`: of a page, which keeps its address; null where the name changes with the bytes. */
  files: readonly { url: string; revision: string | null }[]
}

/** Which pages are kept; throws an error that names what is missing, which stops the build. */
export function keptPages(snapshot: Pick<Snapshot, Language>): KeptPages {
  const offlineIn = (language: Language) => pathOfId(snapshot[language], offlinePageId)
  const ofAccount = languages.flatMap((language) => {
    const site = snapshot[language]
    return [dashboardPath(site), pathOfType(site, 'dashboardPage'), pathOfType(site, 'usageDetailsPage')]
  })
  return {
    ofAccount: [...new Set(ofAccount)],
    offline: inEachLanguage(offlineIn),
  }
}
