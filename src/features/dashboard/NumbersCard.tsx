import { useId } from 'react'
import { formatPhoneNumber } from '../../lib/phone-number.ts'
import type { Account } from '../../operator/client/account.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import type { DashboardPaths, DashboardScreenProps } from './dashboard-props.ts'
import { NumberGlance } from './NumberGlance.tsx'

interface Props extends Pick<DashboardScreenProps, 'autoTopUps' | 'glance' | 'words' | 'language' | 'now'> {
  account: Account
  paths: Pick<DashboardPaths, 'numbers' | 'orders'>
  /** The first steps leave it the place under the balance; several numbers need the width. */
  isBeside: boolean
}

/** The account's numbers, which one all of this is about, and where there are several what remains of each. */
export function NumbersCard({ account, autoTopUps, glance, words, language, paths, isBeside, now }: Props) {
  const titleId = useId()
  const isFamily = account.ownedAssets.length > 1
  const known = glance.name === 'ready' ? glance.value : []
  const coming = autoTopUps.name === 'ready' ? autoTopUps.value : []
  return (
    <section
      className={isBeside && !isFamily ? 'numbers-card' : 'numbers-card dashboard-wide'}
      aria-labelledby={titleId}
    >
      <h2 id={titleId} className="text-h3">
        {words['dashboard.numbers']}
      </h2>
      <ul>
        {account.ownedAssets.map(({ phoneNumber, ownershipType, userPhoneNumberProfile }) => (
          <li key={phoneNumber}>
            <Avatar profile={userPhoneNumberProfile} />
            <span>
              <strong>{userPhoneNumberProfile?.nickname ?? formatPhoneNumber(phoneNumber)}</strong>{' '}
              {isFamily && phoneNumber === account.ownedAsset?.phoneNumber && (
                <span className="is-covered text-small">{`✓\u00a0${words['dashboard.current']}`}</span>
              )}
              {userPhoneNumberProfile?.nickname && <span>{formatPhoneNumber(phoneNumber)}</span>}
              {!isFamily && ownershipType !== 'unknown' && (
                <span>{words[ownershipType === 'DECLARED' ? 'dashboard.declared' : 'dashboard.linked']}</span>
              )}
            </span>
            {isFamily &&
              known
                .filter((one) => one.phoneNumber === phoneNumber)
                .map((one) => (
                  <NumberGlance
                    key={phoneNumber}
                    number={one}
                    isCurrent={phoneNumber === account.ownedAsset?.phoneNumber}
                    autoTopUps={coming}
                    words={words}
                    language={language}
                    now={now}
                  />
                ))}
          </li>
        ))}
      </ul>
      <p className="numbers-ways">
        <a className="text-link" href={paths.numbers}>
          {words['dashboard.manageNumbers']}
        </a>
        <a className="text-link" href={paths.orders}>
          {words['orders.title']}
        </a>
      </p>
    </section>
  )
}
