import type { PhoneNumber } from '../../../lib/phone-number.ts'
import type { Account } from '../../../operator/client/account.ts'
import type { Loader } from '../../../session/loaded.ts'
import { type Changing, createChanging } from '../change.ts'
import type { ProfileApi } from './profile.api.ts'

interface ProfileStore extends Pick<Changing, '$change'> {
  saveProfile(phoneNumber: PhoneNumber, nickname: string, avatarName: string | null): Promise<void>
}

/** Saves how a number is called and looks; the account has it as the operator answered. */
export function createProfileStore(account: Loader<Account>, api: ProfileApi): ProfileStore {
  const { $change, run, refuse } = createChanging()
  return {
    $change,
    async saveProfile(phoneNumber, nickname, avatarName) {
      const name = nickname.trim()
      const answer = await run('profile', () => api.editProfile(phoneNumber, name, avatarName))
      if (!answer) return
      const { isChanged, profile: userPhoneNumberProfile } = answer
      const { nickname: toldName, avatarName: toldAvatar } = userPhoneNumberProfile
      // Unchanged is right only for who asked for what it was.
      if (!isChanged && ((toldName ?? '') !== name || toldAvatar !== avatarName)) refuse('profile')
      const loaded = account.$loaded.get()
      if (loaded.name !== 'ready') return
      const renamed = <Asset extends { phoneNumber: PhoneNumber }>(asset: Asset) =>
        asset.phoneNumber === phoneNumber ? { ...asset, userPhoneNumberProfile } : asset
      const { ownedAsset, ownedAssets } = loaded.value
      account.put({
        ...loaded.value,
        ownedAsset: ownedAsset && renamed(ownedAsset),
        ownedAssets: ownedAssets.map(renamed),
      })
    },
  }
}
