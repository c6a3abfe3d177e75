import { type FormEvent, useState } from 'react'
import { fillPlural } from '../../../i18n/fill-plural.ts'
import type { Language } from '../../../i18n/language.ts'
import { formatPhoneNumber } from '../../../lib/phone-number.ts'
import type { Account } from '../../../operator/client/account.ts'
import type { Avatar as Picture } from '../../../operator/client/avatars.ts'
import type { Loaded } from '../../../session/loaded.ts'
import { Avatar } from '../../../ui/Avatar.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/Field.tsx'
import { ChangeNotice, isSaving } from '../ChangeNotice.tsx'
import type { Change } from '../change.ts'
import { longestNickname } from '../settings.ts'
import { AvatarChoice } from './AvatarChoice.tsx'
import type { ProfileWords } from './profile.microcopy.ts'

interface Props {
  asset: NonNullable<Account['ownedAsset']>
  avatars: Loaded<Picture[]>
  change: Change
  isOff: boolean
  words: ProfileWords
  language: Language
  onSave: (nickname: string, avatarName: string | null) => void
  onAskAvatars: () => void
}

/** Nickname and picture of one number, which it names; what was typed stays when saving fails. */
export function ProfileForm({ asset, avatars, change, isOff, words, language, onSave, onAskAvatars }: Props) {
  const profile = asset.userPhoneNumberProfile
  const [nickname, setNickname] = useState(profile?.nickname ?? '')
  const [avatarName, setAvatarName] = useState(profile?.avatarName ?? null)
  const seen = pictureOf(avatarName, avatars, profile)
  const save = (event: FormEvent) => {
    event.preventDefault()
    onSave(nickname, avatarName)
  }
  return (
    <form className="settings-card" onSubmit={save} noValidate aria-labelledby="settings-profile">
      <div className="profile-head">
        <Avatar profile={{ ...seen, nickname }} />
        <h3 id="settings-profile" className="text-h3">
          {formatPhoneNumber(asset.phoneNumber)}
        </h3>
        <p>{words['settings.profileIntro']}</p>
        <Field
          name="nickname"
          label={words['settings.nickname']}
          hint={fillPlural(words['settings.nicknameHint'], { count: longestNickname }, language)}
          maxLength={longestNickname}
          autoComplete="off"
          value={nickname}
          onChange={({ target }) => setNickname(target.value)}
        />
      </div>
      <AvatarChoice
        avatars={avatars}
        value={avatarName}
        words={words}
        onChange={setAvatarName}
        onTryAgain={onAskAvatars}
      />
      <div className="settings-actions">
        <Button
          submit
          isFullWidthOnMobile
          isOff={isOff}
          busyLabel={isSaving(change, 'profile') ? words['settings.saving'] : undefined}
        >
          {words['settings.save']}
        </Button>
        <ChangeNotice change={change} targets={['profile']} words={words} />
      </div>
    </form>
  )
}

/** The picture as chosen; until the pictures come, the one that is kept. */
function pictureOf(
  avatarName: string | null,
  avatars: Loaded<Picture[]>,
  kept: NonNullable<Account['ownedAsset']>['userPhoneNumberProfile'],
): { avatarUrl: string | null; avatarDescription: string | null } {
  const chosen = avatars.name === 'ready' && avatars.value.find((one) => one.avatarName === avatarName)
  if (chosen) return chosen
  return kept && kept.avatarName === avatarName ? kept : { avatarUrl: null, avatarDescription: null }
}
