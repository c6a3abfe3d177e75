import * as v from 'valibot'
import { AccountEsimProfile } from './esim-profiles.ts'
import { MoveEsimProfileDocument } from './generated/graphql.ts'
import { repeatableMutation } from './operation.ts'

/** Makes a new profile for another device. Failures: NUMBER_NOT_OWNED, STRONG_LOG_IN_REQUIRED. */
export const moveEsimProfile = repeatableMutation(
  MoveEsimProfileDocument,
  v.object({ moveEsimProfile: AccountEsimProfile }),
)
