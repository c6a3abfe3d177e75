import { keptForVisit } from '../../lib/visit-storage.ts'
import { isProgress } from './registration-progress.ts'

/** How far someone has come, for this tab's visit: through a reload, the identity check and a log-in. */
export const registrationProgress = keptForVisit('registration', isProgress)
