import { whereKnown } from '../../../operator/client/where-known.ts'
import type { AnswerOf } from '../../../operator/contract/endpoint.ts'
import { logoutEverywhere, sessions } from '../../../operator/contract/sessions.ts'
import { callOperator } from '../../../session/call-operator.ts'
import { mapped } from '../settings.api.ts'

export type CustomerSession = AnswerOf<typeof sessions>['sessions'][number]

/** Where the account is signed in. It ends in an outcome and never throws. */
export const askSessions = () => mapped(callOperator(sessions, {}), (answer) => answer.sessions)

/** Ends all of them. It ends in an outcome and never throws. */
export const askLogoutEverywhere = () =>
  whereKnown(
    callOperator(logoutEverywhere, {}),
    (value): value is { status: 'guest' } => value.status === 'guest',
  )
