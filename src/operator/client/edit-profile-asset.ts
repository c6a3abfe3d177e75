import * as v from 'valibot'
import { EditProfileAssetDocument } from './generated/graphql.ts'
import { repeatableMutation } from './operation.ts'
import { UserPhoneNumberProfile } from './phone-number-profile.ts'

/** Changes nickname and avatar of a number of the account. Failures: NUMBER_NOT_OWNED, AVATAR_NOT_FOUND. */
export const editProfileAsset = repeatableMutation(
  EditProfileAssetDocument,
  v.object({ editProfileAsset: v.object({ isChanged: v.boolean(), profile: UserPhoneNumberProfile }) }),
)
