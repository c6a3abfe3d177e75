import type { Loaded } from '../../session/loaded.ts'
import { FailedNotice } from './FailedNotice.tsx'
import type { SettingsWords } from './Settings.island.tsx'

interface Props {
  email: string | null
  /** The partner's account, by which the person logged in. */
  partner: Loaded<string | null>
  words: SettingsWords
}

/** Where the account's letters go, and the address by which its partner knows the person. */
export function Emails({ email, partner, words }: Props) {
  return (
    <>
      <dl className="summary">
        <div>
          <dt>{words['settings.accountEmail']}</dt>
          <dd>{email ?? words['settings.noEmail']}</dd>
        </div>
        {partner.name === 'ready' && partner.value !== null && (
          <div>
            <dt>{words['settings.partnerEmail']}</dt>
            <dd>{partner.value}</dd>
          </div>
        )}
      </dl>
      {partner.name === 'failed' && <FailedNotice failed={partner.failed} words={words} />}
      <p className="field-hint">{words['settings.emailHint']}</p>
    </>
  )
}
