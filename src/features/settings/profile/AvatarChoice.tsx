import type { Avatar } from '../../../operator/client/avatars.ts'
import type { Loaded } from '../../../session/loaded.ts'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Spinner } from '../../../ui/Spinner.tsx'
import { FailedNotice } from '../FailedNotice.tsx'
import type { ProfileWords } from './profile.microcopy.ts'

interface Props {
  avatars: Loaded<Avatar[]>
  value: string | null
  words: ProfileWords
  onChange: (avatarName: string | null) => void
  onTryAgain: () => void
}

/** One of the operator's pictures, or none: native radio buttons under the pictures. */
export function AvatarChoice({ avatars, value, words, onChange, onTryAgain }: Props) {
  switch (avatars.name) {
    case 'loading':
      return <Spinner label={words['settings.loading']} />
    case 'failed':
      return (
        <FailedNotice failed={avatars.failed} words={words}>
          <Button type="outline" size="sm" onClick={onTryAgain}>
            {words['settings.tryAgain']}
          </Button>
        </FailedNotice>
      )
    case 'ready':
      return (
        <fieldset className="field">
          <legend className="field-label">{words['settings.avatar']}</legend>
          <div className="avatar-choice">
            <label className="ticked">
              <input
                type="radio"
                name="avatarName"
                checked={value === null}
                onChange={() => onChange(null)}
              />
              <span className="avatar-picture">
                <Icon name="user" size="lg" />
              </span>
              <span>{words['settings.noAvatar']}</span>
            </label>
            {avatars.value.map(({ avatarName, avatarUrl, avatarDescription }) => (
              <label className="ticked" key={avatarName}>
                <input
                  type="radio"
                  name="avatarName"
                  checked={value === avatarName}
                  onChange={() => onChange(avatarName)}
                />
                <img className="avatar-picture" src={avatarUrl} alt="" width="72" height="72" />
                <span>{avatarDescription}</span>
              </label>
            ))}
          </div>
        </fieldset>
      )
  }
}
