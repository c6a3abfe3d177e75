import { formatDay } from '../../i18n/date.ts'
import { formatPhoneNumber } from '../../lib/phone-number.ts'
import type { AccountEsimProfile } from '../../operator/client/esim-profiles.ts'
import { EsimCodes } from '../esim/EsimCodes.tsx'
import type { PanelProps } from './settings-props.ts'
import type { SimWords } from './sim.microcopy.ts'

interface Props extends Pick<PanelProps, 'language'> {
  words: SimWords
  profile: AccountEsimProfile
}

/** One eSIM: a code to scan, the same to copy, and its state. A deleted one can't be installed again. */
export function EsimProfile({ profile, words, language }: Props) {
  const { phoneNumber, state, createdAt } = profile
  return (
    <li className="esim">
      <div className="settings-row">
        <p className="grid">
          <strong>{formatPhoneNumber(phoneNumber)}</strong>
          <span className="text-small">{formatDay(createdAt, language)}</span>
        </p>
        <span className="sticker">
          {state === 'unknown' ? words['settings.esimUnknown'] : words[`settings.${state}`]}
        </span>
      </div>
      {state === 'DELETED' ? (
        <p>{words['settings.esimDeleted']}</p>
      ) : (
        <EsimCodes codes={profile} words={words} />
      )}
    </li>
  )
}
