import type { Account } from '../../operator/client/account.ts'
import { Icon } from '../../ui/Icon.tsx'

interface Props {
  /** Undefined or null while there is no number. */
  asset: Account['ownedAsset'] | undefined
}

/** A number's picture; of one that has none, its nickname's first letter. Decoration: the words stand beside it. */
export function Avatar({ asset }: Props) {
  const profile = asset?.userPhoneNumberProfile
  const picture = pathOnThisSite(profile?.avatarUrl)
  const letter = profile?.nickname?.trim().at(0)
  return (
    <span className="avatar" aria-hidden="true">
      {picture ? (
        <img src={picture} alt="" width="40" height="40" />
      ) : (
        (letter?.toLocaleUpperCase('lt') ?? <Icon name="user" />)
      )}
    </span>
  )
}

/** Pictures come from this site only: the policy refuses any other, and the person would see a hole. */
const pathOnThisSite = (url: string | null | undefined): string | undefined =>
  url && /^\/(?![/\\])/.test(url) ? url : undefined
