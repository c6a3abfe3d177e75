import { useId } from 'react'
import { formatPhoneNumber } from '../../lib/phone-number.ts'
import type { Account } from '../../operator/client/account.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import type { DashboardWords } from './dashboard.microcopy.ts'
import type { DashboardPaths } from './dashboard-props.ts'

/** The account's numbers, and which one all of this is about. */
export function NumbersCard({
  account,
  words,
  paths,
}: {
  account: Account
  words: DashboardWords
  paths: Pick<DashboardPaths, 'numbers'>
}) {
  const titleId = useId()
  return (
    <section className="numbers-card dashboard-wide" aria-labelledby={titleId}>
      <h2 id={titleId} className="text-h3">
        {words['dashboard.numbers']}
      </h2>
      <ul>
        {account.ownedAssets.map(({ phoneNumber, ownershipType, userPhoneNumberProfile }) => (
          <li key={phoneNumber}>
            <Avatar profile={userPhoneNumberProfile} />
            <span className="grid">
              <span>
                <strong>{userPhoneNumberProfile?.nickname ?? formatPhoneNumber(phoneNumber)}</strong>{' '}
                {phoneNumber === account.ownedAsset?.phoneNumber && (
                  <span className="sticker">{words['dashboard.current']}</span>
                )}
              </span>
              {userPhoneNumberProfile?.nickname && <span>{formatPhoneNumber(phoneNumber)}</span>}
              {ownershipType !== 'unknown' && (
                <span className="text-small">
                  {words[ownershipType === 'DECLARED' ? 'dashboard.declared' : 'dashboard.linked']}
                </span>
              )}
            </span>
          </li>
        ))}
      </ul>
      <a className="text-link" href={paths.numbers}>
        {words['dashboard.manageNumbers']}
      </a>
    </section>
  )
}
