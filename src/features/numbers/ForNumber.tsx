import { useStore } from '@nanostores/react'
import { lazy, type ReactNode } from 'react'
import { account } from '../../session/account.store.ts'
import { LatePart } from '../../ui/LatePart.tsx'
import type { NoNumbersProps } from './NoNumbers.tsx'
import { isWithoutNumbers } from './no-numbers.ts'

const NoNumbers = lazy(() => import('./NoNumbers.tsx').then((module) => ({ default: module.NoNumbers })))

/** What is about a number; in an account without one the ways to get it. */
export function ForNumber({ children, ...props }: NoNumbersProps & { children: ReactNode }) {
  const loaded = useStore(account.$loaded)
  if (!isWithoutNumbers(loaded)) return children
  return (
    <LatePart {...props}>
      <NoNumbers {...props} />
    </LatePart>
  )
}
