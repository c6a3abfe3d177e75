import { lazy, Suspense, useEffect, useState } from 'react'
import { signedInHint } from '../../session/signed-in-hint.ts'
import type { AccountBarProps } from './AccountBar.island.tsx'

const AccountBar = lazy(() =>
  import('./AccountBar.island.tsx').then((module) => ({ default: module.AccountBar })),
)

/** The account bar on pages that guests use as well: for them it loads nothing and asks nothing. */
export function AccountBarIfSignedIn(props: AccountBarProps) {
  const [isHinted, setHinted] = useState(false)
  useEffect(() => setHinted(signedInHint.read() !== undefined), [])
  return (
    isHinted && (
      <Suspense>
        <AccountBar {...props} />
      </Suspense>
    )
  )
}
