import { readContentEnvironment } from '../../content-sync/environment.ts'
import { pullMaintenance } from '../../content-sync/pull/pull-maintenance.ts'
import { functionAnswer } from '../answer-headers.ts'
import { switches } from '../functions/switches.ts'

export const config = { path: '/switches' }

const content = readContentEnvironment(process.env)

/** The site's switches on Netlify. Without a space of its own there are none to read. */
export default content.kind === 'space'
  ? switches({ read: () => pullMaintenance(content), now: Date.now })
  : () => functionAnswer(404)
