import type { PhoneNumber } from '../../lib/phone-number.ts'
import type { Account } from '../../operator/client/account.ts'
import type { Loader } from '../../session/loaded.ts'
import { type Changing, createChanging } from './change.ts'
import type { ProfileApi } from './profile.api.ts'

interface ProfileStore extends Pick<Changing, '$change'> {
  saveProfile(phoneNumber: PhoneNumber, nickname: string, avatarName: string | null): Promise<void>
}

/** Saves how a number is called and looks; the account has it as the operator answered. */
export function createProfileStore(account: Loader<Account>, api: ProfileApi): ProfileStore {
  const { $change, run } = createChanging()
  return {
    $change,
    async saveProfile(phoneNumber, nickname, avatarName) {
      const userPhoneNumberProfile = await run('profile', () =>
        api.editProfile(phoneNumber, nickname.trim(), avatarName),
      )
      const loaded = account.$loaded.get()
      if (!userPhoneNumberProfile || loaded.name !== 'ready') return
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
