import { type ReactNode, useEffect, useState } from 'react'

interface Props {
  /** Why a press brought nothing. */
  failure: { kind: string; reason?: string }
  children: ReactNode
}

/** Reports a failed press; that there was no connection goes by itself once the browser has one again. */
export function UntilOnline({ failure, children }: Props) {
  const [past, setPast] = useState<object>()
  useEffect(() => {
    if (![failure.reason, failure.kind].some((why) => why === 'noConnection' || why === 'partNotLoaded'))
      return
    const pass = () => setPast(failure)
    addEventListener('online', pass)
    return () => removeEventListener('online', pass)
  }, [failure])
  return past !== failure && children
}
