import type { CallOptions } from '../../operator/client/exchange.ts'
import type { RequestOf } from '../../operator/contract/endpoint.ts'
import { smartIdStrongLogIn, uogaIdLogIn } from '../../operator/contract/log-in.ts'
import { callOperator } from '../../session/call-operator.ts'

/** The operator's calls of a log-in. Each ends in an outcome and never throws. */
export const logInApi = (options: CallOptions = {}) => ({
  uoga: (request: RequestOf<typeof uogaIdLogIn>) => callOperator(uogaIdLogIn, request, options),
  smart: (request: RequestOf<typeof smartIdStrongLogIn>) =>
    callOperator(smartIdStrongLogIn, request, options),
})

export type LogInApi = ReturnType<typeof logInApi>
