import * as v from 'valibot'
import { RoamingStatus } from './account-settings.ts'
import { ChangeRoamingDocument } from './generated/graphql.ts'
import { repeatableMutation } from './operation.ts'

/** Switches roaming of the number, where it is the current one. Failure: PHONE_NUMBER_CHANGED. */
export const changeRoaming = repeatableMutation(
  ChangeRoamingDocument,
  v.object({ changeRoaming: v.object({ roamingStatus: RoamingStatus }) }),
)
