import { readContentEnvironment, readPreviewSpace } from '../../content-sync/environment.ts'
import { draftProblems } from '../../content-sync/report/drafts.ts'
import { readReport } from '../../content-sync/report/report.ts'
import { functionAnswer } from '../answer-headers.ts'
import { editors, editorsPath } from '../functions/editors.ts'

export const config = { path: editorsPath }

const { EDITORS_SECRET: secret, DATA_FOLDER: dataFolder } = process.env
const preview = readPreviewSpace(process.env, readContentEnvironment(process.env))

/** The editors' page on Netlify, which packs the build's report with the function: `included_files` in netlify.toml. */
export default secret
  ? editors({
      secret,
      report: () => readReport(dataFolder || '.data'),
      drafts: preview && ((published) => draftProblems(preview, published)),
      now: Date.now,
    })
  : () => functionAnswer(404)
