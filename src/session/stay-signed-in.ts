import type { Trouble } from '../operator/client/outcome.ts'
import { prolongSession } from '../operator/contract/sessions.ts'
import { callOperator } from './call-operator.ts'
import { takeStatus } from './learn-session.ts'

/** Asks the operator to let the session continue. Returns what was in the way of an answer. */
export const staySignedIn = (): Promise<Trouble | undefined> => takeStatus(callOperator(prolongSession, {}))
