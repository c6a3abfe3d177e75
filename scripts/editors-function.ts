import { draftProblems } from '../content-sync/report/drafts.ts'
import { readReport } from '../content-sync/report/report.ts'
import type { Environment } from '../hosting/environment.ts'
import { editors, editorsPath } from '../hosting/functions/editors.ts'
import type { SiteFunction } from '../hosting/site.ts'

/** The editors' page of this machine; none without its secret. */
export function editorsFunction({
  dataFolder,
  editors: settings,
}: Environment): Record<string, SiteFunction> {
  const { secret, preview } = settings
  if (!secret) return {}
  return {
    [editorsPath]: editors({
      secret,
      report: () => readReport(dataFolder),
      drafts: preview && ((published) => draftProblems(preview, published)),
      now: Date.now,
    }),
  }
}
