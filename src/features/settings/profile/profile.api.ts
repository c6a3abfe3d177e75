import type { PhoneNumber } from '../../../lib/phone-number.ts'
import { avatars } from '../../../operator/client/avatars.ts'
import { editProfileAsset } from '../../../operator/client/edit-profile-asset.ts'
import { getPartnerAccount } from '../../../operator/client/partner-account.ts'
import { queryOperator } from '../../../session/query-operator.ts'
import { mapped } from '../settings.api.ts'

/** The avatars that there are to choose from. Ends in an outcome and never throws. */
export const askAvatars = () => mapped(queryOperator(avatars, {}), (answer) => answer.avatars)

/** The e-mail address of the partner's account; null where it has none. Ends in an outcome and never throws. */
export const askPartnerEmail = () =>
  mapped(queryOperator(getPartnerAccount, {}), ({ partnerAccount }) => partnerAccount?.email ?? null)

/** The change of a number's profile. It ends in an outcome and never throws. */
export const profileApi = () => ({
  editProfile: (phoneNumber: PhoneNumber, nickname: string, avatarName: string | null) =>
    mapped(
      queryOperator(editProfileAsset, { phoneNumberProfileInput: { phoneNumber, nickname, avatarName } }),
      (answer) => answer.editProfileAsset,
    ),
})

export type ProfileApi = ReturnType<typeof profileApi>
