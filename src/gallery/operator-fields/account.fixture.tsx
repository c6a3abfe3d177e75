import { accountBarMicrocopy } from '../../features/account/account.microcopy.ts'
import { NumberMenu } from '../../features/account/NumberMenu.tsx'
import { NumberRow } from '../../features/settings/numbers/NumberRow.tsx'
import { AccountFacts } from '../../features/settings/profile/AccountFacts.tsx'
import { ProfileForm } from '../../features/settings/profile/ProfileForm.tsx'
import { wordsIn } from '../../features/top-up/words.fixture.ts'
import { accountOf, assetOf } from '../../operator/client/account.fixture.ts'
import type { Account } from '../../operator/client/account.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { dashboard, nothing, now, words } from '../operator-screens.fixture.tsx'
import { asset, both, change, type Fields, other, phoneNumber } from './pair.fixture.ts'

const profile = { nickname: 'Rasa', avatarName: null, avatarUrl: null, avatarDescription: null }
const menu = (account: Account) => (
  <NumberMenu
    account={account}
    action={{ name: 'idle' }}
    words={wordsIn('lt', accountBarMicrocopy)}
    onSwitch={nothing}
    onLogOut={nothing}
    isOpen
  />
)
export const facts = (
  part: Partial<Account>,
  email: string | null = 'rasa@example.org',
  partner = 'r@t.lt',
) => (
  <AccountFacts
    account={{ ...accountOf(asset), ...part }}
    email={email}
    partner={{ name: 'ready', value: partner, at: now }}
    words={words}
    language="lt"
    onAskPartner={nothing}
  />
)
const balanceOf = (part: Partial<NonNullable<Account['balanceInEuro']>>) => {
  const account = accountOf(asset)
  const told = account.balanceInEuro
  return dashboard({}, {}, { ...account, balanceInEuro: told && { ...told, ...part } })
}
const number = (part: Partial<typeof asset>) => (
  <ul>
    <NumberRow
      asset={{ ...asset, ...part }}
      isCurrent
      action={{ name: 'idle' }}
      isOff={false}
      words={words}
      language="lt"
      onSwitch={nothing}
      onUnlink={nothing}
    />
  </ul>
)
const pictures = [{ avatarName: 'uoga', avatarUrl: '/uoga.webp', avatarDescription: 'Uoga' }]
const named = (avatarName: string | null) => (
  <ProfileForm
    asset={{ ...asset, userPhoneNumberProfile: { ...profile, avatarName } }}
    avatars={{ name: 'ready', value: pictures, at: now }}
    change={change}
    isOff={false}
    words={words}
    language="lt"
    onSave={nothing}
    onAskAvatars={nothing}
  />
)
const avatar = (part: object) => (
  <Avatar profile={{ ...profile, avatarUrl: '/uoga.webp', ...part }} isDescribed />
)

/** Whose the account is, and its numbers. */
export const accountFields: Fields = {
  Account: {
    partnerId: both(facts, { partnerId: 'P-2' }),
    ownedAsset: [
      menu(accountOf(asset, assetOf(other))),
      menu({ ...accountOf(asset, assetOf(other)), ownedAsset: assetOf(other) }),
    ],
    ownedAssets: [menu(accountOf(asset)), menu(accountOf(asset, assetOf(other)))],
    'balanceInEuro.validTo': both(balanceOf, { validTo: now }),
    'balanceInEuro.active': both(balanceOf, { active: false }),
    validFrom: both(facts, { validFrom: now }),
    validTo: both(facts, { validTo: now }),
  },
  PartnerAccount: { email: [facts({}), facts({}, 'rasa@example.org', 'kita@t.lt')] },
  OwnedAsset: {
    phoneNumber: both(number, { phoneNumber }),
    ownershipType: both(number, { ownershipType: 'DECLARED' }),
    startedAt: both(number, { startedAt: now }),
    'userPhoneNumberProfile.nickname': both(number, { userPhoneNumberProfile: profile }),
    'userPhoneNumberProfile.avatarName': [named(null), named('uoga')],
    'userPhoneNumberProfile.avatarUrl': both(avatar, { avatarUrl: '/kita.webp' }),
    'userPhoneNumberProfile.avatarDescription': both(avatar, { avatarDescription: 'Kita' }),
  },
}
