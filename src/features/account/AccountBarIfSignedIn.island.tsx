import { useEffect, useState } from 'react'
import { signedInHint } from '../../session/signed-in-hint.ts'
import { later } from '../../ui/later.tsx'
import { OptionalPart } from '../../ui/OptionalPart.tsx'
import type { AccountBarProps } from './AccountBar.island.tsx'

const AccountBar = later(async () => (await import('./AccountBar.island.tsx')).AccountBar)

/** The account bar on pages that guests use as well: for them it loads nothing and asks nothing. */
export function AccountBarIfSignedIn(props: AccountBarProps) {
  const [isHinted, setHinted] = useState(false)
  useEffect(() => setHinted(signedInHint.read() !== undefined), [])
  return (
    isHinted && (
      <OptionalPart>
        <AccountBar {...props} />
      </OptionalPart>
    )
  )
}
