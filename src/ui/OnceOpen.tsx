import { type ReactNode, Suspense, useEffect, useState } from 'react'

interface Props {
  isOpen: boolean
  children: ReactNode
}

/** What most never open: it is there, and its script is loaded, from the first time that it is opened. */
export function OnceOpen({ isOpen, children }: Props) {
  const [wasOpen, setWasOpen] = useState(isOpen)
  useEffect(() => {
    if (isOpen) setWasOpen(true)
  }, [isOpen])
  return wasOpen && <Suspense>{children}</Suspense>
}
