import * as v from 'valibot'
import { Instant } from '../contract/instant.ts'
import { CloseAccountDocument } from './generated/graphql.ts'
import { repeatableMutation } from './operation.ts'

/** Asks for the account to be closed, or takes that back. Failure: STRONG_LOG_IN_REQUIRED. */
export const closeAccount = repeatableMutation(
  CloseAccountDocument,
  v.object({ closeAccount: v.object({ validTo: v.nullable(Instant) }) }),
)
