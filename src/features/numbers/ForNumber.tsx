import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { account } from '../../session/account.store.ts'
import { LatePart } from '../../ui/LatePart.tsx'
import { later } from '../../ui/later.tsx'
import type { NoNumbersProps } from './NoNumbers.tsx'
import { isWithoutNumbers } from './no-numbers.ts'

const NoNumbers = later(async () => (await import('./NoNumbers.tsx')).NoNumbers)

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
