import { Icon } from './Icon.tsx'

interface Props {
  /** Undefined or null while nothing is known. */
  profile:
    | { nickname: string | null; avatarUrl: string | null; avatarDescription: string | null }
    | null
    | undefined
  /** Says what the picture shows; else it is decoration, and the words are beside it. */
  isDescribed?: boolean
}

/** A number's picture; of one that has none, its nickname's first letter. */
export function Avatar({ profile, isDescribed = false }: Props) {
  const picture = pathOnThisSite(profile?.avatarUrl)
  const letter = profile?.nickname?.trim().at(0)
  return (
    <span className="avatar" aria-hidden={!isDescribed || !picture}>
      {picture ? (
        <img src={picture} alt={(isDescribed && profile?.avatarDescription) || ''} width="40" height="40" />
      ) : (
        (letter?.toLocaleUpperCase('lt') ?? <Icon name="user" />)
      )}
    </span>
  )
}

/** Pictures come from this site only: the policy refuses any other, and the person would see a hole. */
const pathOnThisSite = (url: string | null | undefined): string | undefined =>
  url && /^\/(?![/\\])/.test(url) ? url : undefined
