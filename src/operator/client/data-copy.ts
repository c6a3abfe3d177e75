import * as v from 'valibot'
import { Instant } from '../contract/instant.ts'
import { DataCopyDocument } from './generated/graphql.ts'
import { operation } from './operation.ts'

/** A copy of what the operator keeps about the account, as a JSON text. Failure: STRONG_LOG_IN_REQUIRED. */
export const dataCopy = operation(
  DataCopyDocument,
  v.object({ dataCopy: v.object({ createdAt: Instant, content: v.pipe(v.string(), v.minLength(2)) }) }),
)
