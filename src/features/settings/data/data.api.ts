import { closeAccount } from '../../../operator/client/close-account.ts'
import { dataCopy } from '../../../operator/client/data-copy.ts'
import { queryOperator } from '../../../session/query-operator.ts'
import { mapped } from '../settings.api.ts'

/** A copy of what the operator keeps about the account. It ends in an outcome and never throws. */
export const askDataCopy = () => mapped(queryOperator(dataCopy, {}), (answer) => answer.dataCopy)

/** Closes the account, or keeps it. It ends in an outcome and never throws. */
export const askClosing = (closed: boolean) =>
  mapped(queryOperator(closeAccount, { closed }), (answer) => answer.closeAccount)
