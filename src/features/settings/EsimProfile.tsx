import { lazy, Suspense } from 'react'
import { formatDay } from '../../i18n/date.ts'
import { formatPhoneNumber } from '../../lib/phone-number.ts'
import type { AccountEsimProfile } from '../../operator/client/esim-profiles.ts'
import { Notification } from '../../ui/Notification.tsx'
import { Secret } from './Secret.tsx'
import type { PanelProps } from './Settings.island.tsx'
import type { SimWords } from './SimPanel.tsx'

const QrCode = lazy(() => import('./QrCode.tsx').then((module) => ({ default: module.QrCode })))

interface Props extends Pick<PanelProps, 'language'> {
  words: SimWords
  profile: AccountEsimProfile
}

/** One eSIM: a code to scan, the same to copy, and how it stands. A deleted one can't be installed again. */
export function EsimProfile({ profile, words, language }: Props) {
  const { phoneNumber, smdpAddress, activationCode, state, createdAt } = profile
  return (
    <li className="esim">
      <div className="settings-row">
        <p className="grid">
          <strong>{formatPhoneNumber(phoneNumber)}</strong>
          <span className="text-small">{formatDay(createdAt, language)}</span>
        </p>
        <span className="sticker">{words[`settings.${state}`]}</span>
      </div>
      {state === 'DELETED' ? (
        <p>{words['settings.esimDeleted']}</p>
      ) : (
        <>
          <div className="esim-codes">
            <Suspense>
              <QrCode text={`LPA:1$${smdpAddress}$${activationCode}`} label={words['settings.qr']} />
            </Suspense>
            <dl className="secrets">
              <Secret label={words['settings.smdp']} value={smdpAddress} words={words} />
              <Secret label={words['settings.activationCode']} value={activationCode} words={words} />
            </dl>
          </div>
          <Notification type="warning">
            <p>{words['settings.dontDelete']}</p>
          </Notification>
        </>
      )}
    </li>
  )
}
